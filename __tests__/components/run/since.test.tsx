import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { inPage, setAddress } from '@/__tests__/components/renderPage';
import { AlternateView } from '@/components/alternate/AlternateView';
import { MainView } from '@/components/main/MainView';

const now = Date.UTC(2026, 10, 23, 19);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const startButton = () => screen.getByRole('button', { name: /^Start|System/ });
const valueOf = (testId: string) => Number(screen.getByTestId(testId).getAttribute('value'));

const open = (address: string, view: ReactNode = <MainView names={['Anna']} />) => {
  setAddress(address);
  render(inPage(view));
};

/** What a page shows some time after it was opened at some time. */
const shownAt = (address: string, openedAt: number, after: number) => {
  jest.setSystemTime(openedAt);
  open(address);
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
