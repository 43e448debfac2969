import { act, render, screen } from '@testing-library/react';
import { StrictMode, useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { inPage, names, pass, setAddress } from '@/__tests__/components/page';
import { AlternateView } from '@/components/alternate/AlternateView';
import { MainView } from '@/components/main/MainView';
import { createRun, noSettings } from '@/components/run/createRun';
import { useSession, type Session, type Shown } from '@/components/run/run';
import { tradeInterval } from '@/lib/config/timing';
import { mainEngine, type MainState } from '@/lib/simulation/mainEngine';

const { Simulation, useRun } = createRun<Shown<MainState>, MainState>('main', mainEngine, {
  ...mainEngine.initial(noSettings),
  total: null,
  count: null,
});

let session: Session | null = null;

const Reader = () => {
  const current = useSession();
  useEffect(() => {
    session = current;
  });
  return <output>{useRun(({ state }) => state.count) ?? '–'}</output>;
};

const page = (
  <StrictMode>
    <Simulation names={names}>
      <Reader />
    </Simulation>
  </StrictMode>
);

const open = (search: string) => {
  setAddress(`/${search}`);
  return render(page);
};

const shown = () => screen.getByRole('status').textContent;
const moment = () => session?.run.getMoment();

/** Lets time pass until the next trade. */
const untilTrade = () => act(() => jest.advanceTimersToNextTimer());

afterEach(() => {
  delete window.startClickedAt;
  Reflect.deleteProperty(document, 'prerendering');
});

describe('a run', () => {
  it('opens when its page is mounted, with what the link says', () => {
    expect(renderToString(page)).toContain('–');
    open('?seed=a&trades=7&currency=EUR');
    expect(shown()).toBe('7');
    expect(session?.values).toMatchObject({ seed: 'a', name: 'Anna' });
    expect(session?.profile.suffix).toBe('\u00a0€');
  });

  it('keeps the seed that it has drawn, in StrictMode and after a failure of the page', () => {
    const { unmount } = open('');
    const seed = session?.values.seed;
    expect(seed).toMatch(/^[0-9a-v]{10}$/);
    unmount();
    open('');
    expect(session?.values.seed).toBe(seed);
  });

  it('stops when it is unmounted', () => {
    open('?running').unmount();
    open('?trades=7');
    // The first run would have traded by now.
    pass(60_000);
    expect(shown()).toBe('7');
  });

  it.each([
    ['?seed=a&running', 0, false],
    ['?seed=a&t=90', 90_000, false],
    ['?seed=a&t=90&paused', 90_000, true],
    ['?seed=a&running&paused&rounds=3', 0, true],
  ])('opens %s at its moment', (search, elapsed, isPaused) => {
    open(search);
    pass(1_000);
    expect(moment()).toMatchObject({ elapsed: isPaused ? elapsed : elapsed + 1_000, isPaused });
  });

  it('starts once, at a click made before it opened', () => {
    pass(5_000);
    window.startClickedAt = performance.now() - 500;
    const { unmount } = open('?seed=a&trades=20');
    expect(moment()).toEqual({ elapsed: 500, rounds: 0, isPaused: false });
    untilTrade();
    expect(shown()).toBe('21');
    expect(moment()?.elapsed).toBeGreaterThanOrEqual(tradeInterval.min);
    expect(moment()?.elapsed).toBeLessThanOrEqual(tradeInterval.max);
    unmount();
    // Only Resume ends a pause.
    open('?seed=a&t=90&paused');
    expect(moment()).toEqual({ elapsed: 90_000, rounds: 0, isPaused: true });
  });

  it('does not open before a prerendered page is shown', () => {
    const show = () => act(() => void document.dispatchEvent(new Event('prerenderingchange')));
    Object.assign(document, { prerendering: true });
    open('').unmount();
    show();
    open('?running&trades=20');
    pass(60_000);
    expect(shown()).toBe('–');
    show();
    expect(shown()).toBe('20');
    pass(tradeInterval.max);
    expect(Number(shown())).toBeGreaterThan(20);
  });
});

it.each([
  ['main', <MainView key="main" names={['Anna']} />],
  ['alternate', <AlternateView key="alternate" />],
])('the %s view has dashes, whatever its link says, until it is mounted', (_, view) => {
  setAddress('/?name=Clara&amount=1234&trades=7&lesson=3');
  document.body.innerHTML = renderToString(inPage(view));
  expect(screen.getByTestId('profit')).toHaveTextContent('–Not yet known');
  expect(screen.getByTestId('trade-count')).toHaveTextContent(/^–( trades)?$/);
  expect(screen.getByTestId('display-name')).toHaveTextContent(/^–$/);
  expect(screen.getByTestId(/success-rate|notification-badge/)).toHaveTextContent(/^–$/);
  expect(screen.queryAllByTestId('trade-row')).toEqual([]);
  expect(screen.getByTestId('simulation-notice')).toHaveTextContent(/^Simulation\./);
  document.body.innerHTML = '';
});
