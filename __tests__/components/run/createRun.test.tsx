import { act, render, screen } from '@testing-library/react';
import { Profiler, StrictMode, useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import {
  changeVisibility,
  click,
  hidePage,
  inPage,
  pass,
  reduceMotion,
  setAddress,
} from '@/__tests__/components/page';
import { AlternateView } from '@/components/alternate/AlternateView';
import { MainView } from '@/components/main/MainView';
import { createRun } from '@/components/run/createRun';
import { useSession, type Session } from '@/components/run/run';
import { limits } from '@/lib/config/limits';
import { alternateSimulation } from '@/lib/simulation/alternateSimulation';
import { mainSimulation } from '@/lib/simulation/mainSimulation';

const { Simulation, useRun } = createRun('main', mainSimulation);
const defaults = { names: ['Anna'], trades: { min: 20, max: 20 } };

let session: Session | null = null;

const Reader = () => {
  const current = useSession();
  useEffect(() => {
    session = current;
  });
  const count = useRun(({ state }) => state.count);
  return <output>{count ?? '–'}</output>;
};

const page = (
  <>
    <Simulation defaults={defaults} />
    <Reader />
  </>
);

const open = (search: string) => {
  setAddress(`/${search}`);
  return render(page);
};

const shown = () => screen.getByRole('status').textContent;
const moment = () => session?.getMoment();

/** Milliseconds from Start to the first trade of the seed `a`. */
const first =
  mainSimulation.dueAt(
    mainSimulation.start(
      mainSimulation.initial({ seed: 'a', amount: 0, trades: 20, rounds: 0 }),
      0,
    ),
  ) ?? NaN;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  delete window.startClickedAt;
  Reflect.deleteProperty(document, 'prerendering');
});

describe('a run', () => {
  it('opens after the page was mounted, with what the link says', () => {
    setAddress('/?seed=a&trades=7&currency=EUR');
    expect(renderToString(page)).toContain('–');
    open('?seed=a&trades=7&currency=EUR');
    expect(shown()).toBe('7');
    expect(session?.values).toMatchObject({ seed: 'a', name: 'Anna', running: false });
    expect(session?.profile.suffix).toBe('\u00a0€');
    expect(moment()).toBeNull();
  });

  it('waits until the defaults are known', () => {
    setAddress('/');
    const { rerender } = render(
      <>
        <Simulation defaults={null} />
        <Reader />
      </>,
    );
    expect(shown()).toBe('–');
    rerender(page);
    expect(shown()).toBe('20');
  });

  it('draws another random seed for each page', () => {
    const seeds = [1, 2].map(() => {
      const { unmount } = open('');
      unmount();
      open('');
      return session?.values.seed;
    });
    expect(seeds[0]).toMatch(/^[0-9a-v]{10}$/);
    expect(seeds[1]).not.toBe(seeds[0]);
  });

  it('has one seed and one timer in StrictMode, and none of them after it was unmounted', () => {
    const draw = jest.spyOn(crypto, 'getRandomValues');
    setAddress('/?running');
    const { unmount } = render(<StrictMode>{page}</StrictMode>);
    expect(draw).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(1);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('has no timer before Start, while it is paused, or while the page is hidden', () => {
    open('');
    expect(jest.getTimerCount()).toBe(0);
    act(() => session?.start());
    expect(jest.getTimerCount()).toBe(1);
    act(() => session?.setPaused(true));
    expect(jest.getTimerCount()).toBe(0);
    act(() => session?.setPaused(false));
    expect(jest.getTimerCount()).toBe(1);
    const hidden = hidePage();
    changeVisibility();
    pass(60_000);
    expect(jest.getTimerCount()).toBe(0);
    expect(shown()).toBe('20');
    hidden.mockRestore();
    changeVisibility();
    expect(Number(shown())).toBeGreaterThanOrEqual(20 + 60_000 / limits.tradeInterval.max);
    expect(jest.getTimerCount()).toBe(1);
  });

  it.each([
    ['?seed=a&running', { t: 0, paused: false }],
    ['?seed=a&t=90', { t: 90_000, paused: false }],
    ['?seed=a&t=90&paused', { t: 90_000, paused: true }],
    ['?seed=a&running&paused', { t: 0, paused: true }],
  ])('opens %s at its moment', (search, expected) => {
    open(search);
    expect(moment()).toMatchObject(expected);
    pass(1_000);
    expect(moment()?.t).toBe(expected.t + (expected.paused ? 0 : 1_000));
  });

  it('starts at a click that came before it, once', () => {
    pass(5_000);
    window.startClickedAt = performance.now() - 500;
    setAddress('/?seed=a');
    render(<StrictMode>{page}</StrictMode>);
    expect(moment()).toEqual({ t: 500, rounds: 0, paused: false });
    pass(first - 501);
    expect(shown()).toBe('20');
    pass(1);
    expect(shown()).toBe('21');
  });

  it('ends the pause of its link at a click that came before it', () => {
    pass(5_000);
    window.startClickedAt = performance.now() - 500;
    open('?seed=a&t=90&paused');
    expect(moment()).toEqual({ t: 90_000, rounds: 0, paused: false });
  });

  it('counts the rounds of a link that is opened at a moment', () => {
    const alternate = createRun('alternate', alternateSimulation);
    setAddress('/v?t=5&rounds=3');
    render(
      <>
        <alternate.Simulation defaults={defaults} />
        <Reader />
      </>,
    );
    expect(moment()).toEqual({ t: 5_000, rounds: 3, paused: false });
  });

  it('does not open while the page is prerendered', () => {
    Object.assign(document, { prerendering: true });
    const { unmount } = open('');
    unmount();
    act(() => void document.dispatchEvent(new Event('prerenderingchange')));
    open('?running');
    expect(shown()).toBe('–');
    expect(jest.getTimerCount()).toBe(0);
    act(() => void document.dispatchEvent(new Event('prerenderingchange')));
    expect(shown()).toBe('20');
  });
});

it('useRun renders again only when the selected value has changed', () => {
  const onRender = jest.fn();
  const Total = () => useRun(({ state }) => state.total);
  setAddress('/?seed=a');
  render(
    <>
      {page}
      <Profiler id="total" onRender={onRender}>
        <Total />
      </Profiler>
    </>,
  );
  expect(onRender).toHaveBeenCalledTimes(2);
  act(() => session?.start());
  act(() => session?.setPaused(true));
  act(() => session?.setPaused(false));
  expect(onRender).toHaveBeenCalledTimes(2);
  pass(first);
  expect(onRender).toHaveBeenCalledTimes(3);
});

describe.each([
  ['main', <MainView key="main" names={['Anna']} />],
  ['alternate', <AlternateView key="alternate" />],
])('the %s view', (_, view) => {
  it('shows dashes, and reads neither link nor time, until it is mounted', () => {
    const now = jest.spyOn(performance, 'now');
    const date = jest.spyOn(Date, 'now');
    const query = jest.spyOn(URLSearchParams.prototype, 'get');
    setAddress('/?name=Clara&amount=1234&trades=7&lesson=3');
    const html = renderToString(inPage(view));
    expect([now, date, query].flatMap(({ mock }) => mock.calls)).toEqual([]);
    document.body.innerHTML = html;
    expect(screen.getByTestId('profit')).toHaveTextContent('–Not yet known');
    expect(screen.getByTestId('trade-count')).toHaveTextContent(/^–$/);
    expect(screen.getByTestId('display-name')).toHaveTextContent(/^–$/);
    expect(screen.queryAllByTestId('trade-row')).toEqual([]);
    expect(screen.getByTestId('simulation-notice')).toHaveTextContent(/^Simulation\./);
    document.body.innerHTML = '';
  });

  it('has one timer while it is running, and none before Start, or after it was unmounted', () => {
    reduceMotion();
    setAddress('/');
    const { unmount } = render(<StrictMode>{inPage(view)}</StrictMode>);
    pass(0);
    expect(jest.getTimerCount()).toBe(0);
    click(/^Start/);
    // Until the ripple of the button has gone.
    pass(1_000);
    expect(jest.getTimerCount()).toBe(1);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
