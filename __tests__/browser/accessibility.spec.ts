import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { views } from '@/lib/config/views';
import { defaultLocale, locales, otherLocales, type Locale } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';
import { lessonSteps } from '@/lib/config/limits';
import { settled } from './support/settled';
import { turnOn } from './support/signs';
import { distinctStates, lessonQuery, states, wordyStates, type State } from './support/states';
import { expect, openStopped, sampled, test } from './support/test';

// The Content-Security-Policy would block the script of axe. policy.spec.ts tests the policy.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The faults that axe finds, each with its elements. */
const faultsOf = async (page: Page, behind?: string) => {
  await settled(page);
  // axe waits for timers, so time has to pass again.
  await page.clock.resume();
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .setLegacyMode();
  if (behind !== undefined) axe.exclude(behind);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

/**
 * Elements with a text next to other nodes. Translators replace texts with elements of their own.
 * After that, React can still update an element that only contained one text, but not a text next
 * to other nodes.
 */
const mixedTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*:not(script, style, noscript)')]
      .filter(({ childNodes }) => {
        const texts = [...childNodes].filter((node) => node instanceof Text && node.data.trim());
        return texts.length > 0 && childNodes.length > 1;
      })
      .map(({ outerHTML }) => outerHTML),
  );

const check = async (page: Page, locale: Locale, state: State) => {
  const { name, view, query = '', size = { width: 1280, height: 720 }, behind, reach } = state;
  const message = `${viewPath(view, locale)} ${name}`;
  await page.setViewportSize(size);
  await openStopped(page, `${viewPath(view, locale)}${query}`);
  await reach?.(page);
  expect(await mixedTexts(page), message).toEqual([]);
  // Translation tools must not change what comes from a link.
  await expect(page.locator('bdi:not([translate=no])'), message).toHaveCount(0);
  expect(await faultsOf(page, behind), message).toEqual([]);
};

const checkAll = (locale: Locale, which: readonly State[], tag: string[] = []) => {
  for (const view of views) {
    const ofView = which.filter((state) => state.view === view);
    const names = ofView.map(({ name }) => name).join(', ');
    const title = `no axe faults and no texts with siblings in ${viewPath(view, locale)} ${names}`;
    test(title, { tag }, async ({ page }) => {
      test.setTimeout(30_000 + ofView.length * 5_000);
      for (const state of ofView) await check(page, locale, state);
    });
  }
};

checkAll(defaultLocale, sampled(states, distinctStates));

/** The languages with the longest words. */
const longWorded: readonly Locale[] = otherLocales.filter((locale) =>
  ['de', 'pl'].includes(locale),
);
for (const locale of longWorded) {
  checkAll(locale, wordyStates, ['@full']);

  for (const view of views) {
    const path = viewPath(view, locale);
    const title = `no axe faults and no texts with siblings in any step of the lesson on ${path}`;
    test(title, { tag: '@full' }, async ({ page }) => {
      await openStopped(page, `${path}${lessonQuery(1)}`);
      const step = page.getByTestId('lesson-step');
      for (let each = 1; each <= lessonSteps; each += 1) {
        await expect(step).toHaveAttribute('data-step', String(each));
        expect(await mixedTexts(page), `step ${each}`).toEqual([]);
        // axe takes a title that is scrolled behind the notice for text on the notice.
        await page.evaluate(() => window.scrollTo(0, 0));
        expect(await faultsOf(page), `step ${each}`).toEqual([]);
        await turnOn(page, each);
      }
    });
  }
}

test('axe finds no fault at an address without a page', { tag: '@full' }, async ({ page }) => {
  await openStopped(page, `/x/${locales.at(-1)}/y`);
  expect(await faultsOf(page)).toEqual([]);
});

// Every other state in every other language.
const others = states.filter((state) => !wordyStates.includes(state));
for (const locale of otherLocales) {
  checkAll(locale, longWorded.includes(locale) ? others : states, ['@full']);
}
