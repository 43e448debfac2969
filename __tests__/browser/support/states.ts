import type { Page } from '@playwright/test';
import type { View } from '@/lib/config/views';
import { expect, pause, startButton } from './test';

/** A state of a page, and how to reach it after `openStopped`. */
export type State = {
  name: string;
  view: View;
  query?: string;
  size?: { width: number; height: number };
  /** Selects what the browser's top layer covers. axe does not know this layer. */
  behind?: string;
  reach?: (page: Page) => Promise<void>;
};

const dialog = (page: Page) => page.getByRole('dialog');

/** Found by their attributes, because their texts are in six languages. */
export const detailsButton = (page: Page) => page.locator('[aria-haspopup]:not([aria-label])');
export const shareButton = (page: Page) => page.locator('header [aria-haspopup][aria-label]');
export const panelOpener = (page: Page) => page.locator('header [popovertarget]');

/** Opens every dialog of a page with its button, and closes it. */
export const openEveryDialog = async (page: Page) => {
  for (const opener of await page.locator('[aria-haspopup="dialog"]:visible').all()) {
    await opener.click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
};

/** A run with trades, and a step of the lesson about it. */
export const lessonQuery = (step: number) => `?seed=lesson&t=600&rounds=20&paused&lesson=${step}`;

const startAndWait = async (page: Page, ms: number) => {
  await startButton(page).click();
  await page.clock.fastForward(ms);
};

const openDialog = async (page: Page, which: typeof detailsButton) => {
  await which(page).click();
  await dialog(page).waitFor();
  await page.clock.fastForward(1_000);
};

export const transport = (page: Page) => page.getByTestId('transport');
export const keysButton = (page: Page) => transport(page).locator('[aria-haspopup=dialog]');

const ofBoth = (view: View): State[] => [
  { name: 'before the start', view },
  {
    name: 'with a notice about the link',
    view,
    query: '?amount=x',
    reach: (page) => page.getByTestId('link-notice').waitFor(),
  },
  {
    name: 'with the values of the link that were not used',
    view,
    query: '?amount=x&name=%E2%80%AEx',
    reach: (page) => page.getByTestId('link-notice').locator('[aria-expanded]').click(),
  },
  { name: 'with the details', view, reach: (page) => openDialog(page, detailsButton) },
  { name: 'with the link builder', view, reach: (page) => openDialog(page, shareButton) },
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((step) => ({
    name: `with step ${step} of the lesson`,
    view,
    query: lessonQuery(step),
    reach: (page: Page) => page.getByTestId('lesson').waitFor(),
  })),
  {
    name: 'with the panel of a small screen',
    view,
    size: { width: 360, height: 740 },
    behind: 'main',
    reach: (page) => panelOpener(page).click(),
  },
  {
    name: 'presented, with the lesson',
    view,
    query: '?present&lesson=7',
    reach: async (page) => {
      await transport(page).waitFor();
      await page.getByTestId('lesson').waitFor();
    },
  },
  {
    name: 'presented, with the keys',
    view,
    query: '?present&t=95',
    reach: async (page) => {
      // The time that has passed has hidden the bar.
      await page.mouse.move(2, 2);
      await openDialog(page, keysButton);
    },
  },
];

/** Every state of both views. */
export const states: readonly State[] = [
  ...ofBoth('main'),
  ...ofBoth('alternate'),
  {
    name: 'running, with values of the link that were not used',
    view: 'main',
    query: '?amount=x',
    reach: async (page) => {
      await startAndWait(page, 9_000);
      await page.getByTestId('link-notice').locator('[aria-expanded]').click();
    },
  },
  {
    name: 'paused',
    view: 'main',
    reach: async (page) => {
      await startAndWait(page, 9_000);
      await pause(page).click();
    },
  },
  { name: 'analysing', view: 'alternate', reach: (page) => startAndWait(page, 1_500) },
  { name: 'trading', view: 'alternate', reach: (page) => startAndWait(page, 8_000) },
  { name: 'sold', view: 'alternate', reach: (page) => startAndWait(page, 27_000) },
  {
    name: 'presented, analysing',
    view: 'alternate',
    query: '?present&t=1.5&paused',
    reach: (page) => transport(page).waitFor(),
  },
  {
    name: 'paused',
    view: 'alternate',
    reach: async (page) => {
      await startAndWait(page, 8_000);
      await pause(page).click();
    },
  },
];

const kinds: Readonly<Record<View, readonly string[]>> = {
  main: [
    'with the details',
    'presented, with the lesson',
    'running, with values of the link that were not used',
  ],
  alternate: [
    'with the link builder',
    'with the panel of a small screen',
    'presented, with the keys',
    'analysing',
    'trading',
  ],
};

/** One state of each kind. What both views have is that of one of them. */
export const distinctStates = states.filter(({ view, name }) => kinds[view].includes(name));

/** States whose texts are checked in every language. */
export const wordyStates = states.filter(({ name }) =>
  [
    'before the start',
    'with the details',
    'with the link builder',
    'presented, with the lesson',
  ].includes(name),
);
