import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { inPage, setAddress } from '@/__tests__/components/renderPage';
import { AlternateView } from '@/components/alternate/AlternateView';
import { MainView } from '@/components/main/MainView';
import { hideContact } from '@/lib/parameters/isContact';

const now = Date.UTC(2026, 10, 23, 19);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const startButton = () => screen.getByRole('button', { name: /^Start|System/ });
const valueOf = (testId: string) => Number(screen.getByTestId(testId).getAttribute('value'));

const open = (address: string, view: ReactNode = <MainView names={['Anna']} />) => {
  setAddress(address);
  render(inPage(view));
};

/** What a page shows some time after it was opened at some time. */
const shownAt = (address: string, openedAt: number, after: number, view?: ReactNode) => {
  jest.setSystemTime(openedAt);
  open(address, view);
  pass(after);
  const shown = [valueOf('profit'), valueOf('trade-count')];
  cleanup();
  return shown;
};

/** The query of a language link as it is when it is followed. */
const languageLink = () => {
  const menu = screen.getByTestId('language-menu');
  const link = within(menu).getByRole<HTMLAnchorElement>('link', { name: 'Deutsch', hidden: true });
  fireEvent.pointerDown(link);
  return Object.fromEntries(new URLSearchParams(link.search));
};

describe('a common start', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now });
  });
  afterEach(() => {
    jest.useRealTimers();
    delete window.startPressedAt;
  });

  it('is awaited, says for how long, and starts the run by itself', () => {
    open('/?seed=s&trades=10&since=2026-11-23T19:01:30Z');
    expect(startButton()).toHaveAccessibleName('Starts in 1:30');
    expect(startButton()).toHaveAttribute('aria-disabled', 'true');
    pass(29_600);
    expect(startButton()).toHaveAccessibleName('Starts in 1:01');
    fireEvent.click(startButton());
    pass(60_000);
    expect(valueOf('trade-count')).toBe(10);
    pass(400);
    expect(startButton()).toHaveAccessibleName('System is Working');
    pass(4_000);
    expect(valueOf('trade-count')).toBeGreaterThan(10);
  });

  it('shows the same at the same time on screens that were opened at different times', () => {
    const address = '/?seed=s&trades=10&speed=2&since=2026-11-23T19:00:10Z';
    const early = shownAt(address, now, 70_000);
    const late = shownAt(address, now + 70_000, 0);
    expect(late).toEqual(early);
    expect(late).toEqual(shownAt('/?seed=s&trades=10&t=120&speed=2', now, 0));
  });

  it('is the seed if the link has none, so that all screens show the same', () => {
    const address = '/?since=2026-11-23T18:50:00Z';
    expect(shownAt(address, now, 0)).toEqual(shownAt(address, now, 0));
    expect(shownAt(address, now, 0)).not.toEqual(shownAt('/?t=600', now, 0));
  });

  it('stays the seed when it is too old to be used, so that screens still agree', () => {
    const address = '/?since=2026-11-22T18:59:00Z';
    const [before] = shownAt(address, now - 3_600_000, 0);
    const [first] = shownAt(address, now, 0);
    const monthLater = now + 86_400_000 * 30;
    expect(shownAt(address, monthLater, 0)[0]).toBe(first);
    expect(shownAt('/?since=2026-11-22T18:58:59Z', monthLater, 0)[0]).not.toBe(first);
    // The figures of a day's run, and the first ones of the same run.
    expect(before).toBeGreaterThan(first ?? Infinity);
  });

  it('has a seed that is written in full where the page prints it', () => {
    open('/?since=2026-11-23T18:50:00Z');
    const { seed = '' } = languageLink();
    expect(hideContact(seed)).toBe(seed);
  });

  it.each([
    ['main', <MainView key="main" names={['Anna']} />],
    ['alternate', <AlternateView key="alternate" />],
  ])(
    'comes once, and soon, when the clock is set forward while the page waits: %s view',
    (_name, view) => {
      const address = `${_name === 'main' ? '/' : '/v'}?seed=s&trades=10&since=2026-11-23T19:10:00Z`;
      open(address, view);
      pass(1_000);
      // Now 19:10:31, although a second has passed.
      jest.setSystemTime(now + 631_000);
      fireEvent.click(startButton());
      pass(1_200);
      const shown = [valueOf('profit'), valueOf('trade-count')];
      const presses = languageLink();
      cleanup();
      expect(shown).toEqual(shownAt(address, now + 632_200, 0, view));
      expect(presses).toEqual({ seed: 's', trades: '10', since: '2026-11-23T19:10:00Z' });
    },
  );

  it('is awaited again when the clock is set back while the page waits', () => {
    open('/?seed=s&trades=10&since=2026-11-23T19:01:00Z');
    pass(30_000);
    jest.setSystemTime(now);
    pass(1_000);
    expect(startButton()).toHaveAccessibleName('Starts in 0:59');
    pass(58_000);
    expect(valueOf('trade-count')).toBe(10);
    expect(startButton()).toHaveAccessibleName('Starts in 0:01');
    pass(6_000);
    expect(valueOf('trade-count')).toBeGreaterThan(10);
  });

  it('ignores a press on Start before the scripts had loaded', () => {
    window.startPressedAt = performance.now();
    open('/?seed=s&trades=10&since=2026-11-23T19:01:00Z');
    pass(5_000);
    expect(startButton()).toHaveAccessibleName('Starts in 0:55');
    expect(valueOf('trade-count')).toBe(10);
  });

  it('begins a round on the alternate view', () => {
    open('/v?seed=s&since=2026-11-23T19:00:05Z', <AlternateView />);
    expect(startButton()).toHaveAccessibleName('Starts in 0:05');
    expect(startButton()).toHaveAttribute('aria-disabled', 'true');
    pass(5_000);
    expect(screen.getByTestId('analysis-overlay')).toBeInTheDocument();
    expect(startButton()).toHaveAccessibleName('Start Trading');
  });

  it('stays in links while the page waits, and while it is in step', () => {
    const since = '2026-11-23T19:01:00Z';
    open(`/?seed=s&since=${since}`);
    expect(languageLink()).toEqual({ seed: 's', since });
    pass(90_000);
    expect(languageLink()).toEqual({ seed: 's', since });
  });

  it('gives way to the moment in links while the display is paused', () => {
    open('/?seed=s&since=2026-11-23T18:59:00Z');
    fireEvent.click(screen.getByRole('button', { name: 'Pause updates' }));
    pass(5_000);
    expect(languageLink()).toEqual({ seed: 's', t: '60', paused: '' });
  });

  it('gives way to the moment in links once another round has begun', () => {
    open('/v?seed=s&since=2026-11-23T18:59:00Z', <AlternateView />);
    fireEvent.click(startButton());
    pass(500);
    expect(languageLink()).toEqual({ seed: 's', t: '0.5', rounds: '1' });
  });

  it('gives way to the moment in links that nobody could use a day later', () => {
    open('/?seed=s&since=2026-11-22T19:00:01Z');
    expect(languageLink()).toHaveProperty('since');
    pass(2_000);
    expect(languageLink()).toEqual({ seed: 's', t: '86401' });
  });
});
