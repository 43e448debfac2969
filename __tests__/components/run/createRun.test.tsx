import { act, render, screen } from '@testing-library/react';
import { Profiler, StrictMode, useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { inPage, pass, setAddress, setVisible } from '@/__tests__/components/page';
import { AlternateView } from '@/components/alternate/AlternateView';
import { MainView } from '@/components/main/MainView';
import { createRun } from '@/components/run/createRun';
import { useSession, type Session } from '@/components/run/run';
import { limits } from '@/lib/config/limits';
import { mainSimulation } from '@/lib/simulation/mainSimulation';

const { Simulation, useRun } = createRun('main', mainSimulation);
const defaults = { names: ['Anna'], trades: { min: 20, max: 20 } };

let session: Session | null = null;

const Reader = () => {
  const current = useSession();
  useEffect(() => {
    session = current;
  });
  return <output>{useRun(({ state }) => state.count) ?? '–'}</output>;
};

const pageWith = (settings: typeof defaults | null) => (
  <StrictMode>
    <Simulation defaults={settings} />
    <Reader />
  </StrictMode>
);

const open = (search: string) => {
  setAddress(`/${search}`);
  return render(pageWith(defaults));
};

const shown = () => screen.getByRole('status').textContent;
const moment = () => session?.getMoment();

/** Lets time pass until the next trade. */
const untilTrade = () => act(() => jest.advanceTimersToNextTimer());

afterEach(() => {
  delete window.startClickedAt;
  Reflect.deleteProperty(document, 'prerendering');
});

describe('a run', () => {
  it('opens when its page is mounted and the defaults are known, with what the link says', () => {
    setAddress('/?seed=a&trades=7&currency=EUR');
    expect(renderToString(pageWith(defaults))).toContain('–');
    const { rerender } = render(pageWith(null));
    expect(shown()).toBe('–');
    rerender(pageWith(defaults));
    expect(shown()).toBe('7');
    expect(session?.values).toMatchObject({ seed: 'a', name: 'Anna' });
    expect(session?.profile.suffix).toBe('\u00a0€');
  });

  it('draws one seed and has one timer in StrictMode, and none after it was unmounted', () => {
    const draw = jest.spyOn(crypto, 'getRandomValues');
    const { unmount } = open('?running');
    expect(draw).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(1);
    const seed = session?.values.seed;
    expect(seed).toMatch(/^[0-9a-v]{10}$/);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
    open('');
    expect(session?.values.seed).not.toBe(seed);
  });

  it('has no timer before Start, while it is paused, or while the page is hidden', () => {
    open('');
    expect([jest.getTimerCount(), moment()]).toEqual([0, null]);
    act(() => session?.start());
    expect(jest.getTimerCount()).toBe(1);
    act(() => session?.setPaused(true));
    expect(jest.getTimerCount()).toBe(0);
    act(() => session?.setPaused(false));
    setVisible(false);
    pass(60_000);
    expect([jest.getTimerCount(), shown()]).toEqual([0, '20']);
    setVisible(true);
    expect(Number(shown())).toBeGreaterThanOrEqual(20 + 60_000 / limits.tradeInterval.max);
    expect(jest.getTimerCount()).toBe(1);
  });

  it.each([
    ['?seed=a&running', 0, false],
    ['?seed=a&t=90', 90_000, false],
    ['?seed=a&t=90&paused', 90_000, true],
    ['?seed=a&running&paused&rounds=3', 0, true],
  ])('opens %s at its moment', (search, t, paused) => {
    open(search);
    pass(1_000);
    expect(moment()).toMatchObject({ t: paused ? t : t + 1_000, paused });
  });

  it('starts at a click that came before it, once', () => {
    pass(5_000);
    window.startClickedAt = performance.now() - 500;
    const { unmount } = open('?seed=a');
    expect(moment()).toEqual({ t: 500, rounds: 0, paused: false });
    untilTrade();
    expect(shown()).toBe('21');
    expect(moment()?.t).toBeGreaterThanOrEqual(limits.tradeInterval.min);
    expect(moment()?.t).toBeLessThanOrEqual(limits.tradeInterval.max);
    unmount();
    // A click on a link with `t` comes after the moment of the link.
    open('?seed=a&t=90&paused');
    expect(moment()).toEqual({ t: 90_000, rounds: 0, paused: false });
  });

  it('does not open before a prerendered page is shown', () => {
    const show = () => act(() => void document.dispatchEvent(new Event('prerenderingchange')));
    Object.assign(document, { prerendering: true });
    open('').unmount();
    show();
    open('?running');
    expect([shown(), jest.getTimerCount()]).toEqual(['–', 0]);
    show();
    expect([shown(), jest.getTimerCount()]).toEqual(['20', 1]);
  });

  it('renders a component again only when the value that it selects has changed', () => {
    const onRender = jest.fn();
    const Total = () => useRun(({ state }) => state.total);
    open('?seed=a');
    render(
      <Profiler id="total" onRender={onRender}>
        <Total />
      </Profiler>,
    );
    act(() => session?.start());
    act(() => session?.setPaused(true));
    act(() => session?.setPaused(false));
    expect(onRender).toHaveBeenCalledTimes(1);
    untilTrade();
    expect(onRender).toHaveBeenCalledTimes(2);
  });
});

it.each([
  ['main', <MainView key="main" names={['Anna']} />],
  ['alternate', <AlternateView key="alternate" />],
])('the %s view has dashes, and reads neither link nor time, until it is mounted', (_, view) => {
  const time = [jest.spyOn(performance, 'now'), jest.spyOn(Date, 'now')];
  const query = jest.spyOn(URLSearchParams.prototype, 'get');
  setAddress('/?name=Clara&amount=1234&trades=7&lesson=3');
  document.body.innerHTML = renderToString(inPage(view));
  for (const read of [...time, query]) expect(read).not.toHaveBeenCalled();
  expect(screen.getByTestId('profit')).toHaveTextContent('–Not yet known');
  expect(screen.getByTestId('trade-count')).toHaveTextContent(/^–$/);
  expect(screen.getByTestId('display-name')).toHaveTextContent(/^–$/);
  expect(screen.queryAllByTestId('trade-row')).toEqual([]);
  expect(screen.getByTestId('simulation-notice')).toHaveTextContent(/^Simulation\./);
  document.body.innerHTML = '';
});
