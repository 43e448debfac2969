import { act, render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { inPage, setAddress } from '@/__tests__/components/renderPage';
import { MainView } from '@/components/main/MainView';
import { limits } from '@/lib/config/limits';

const { min, max } = limits.tradeInterval;
const names = ['Anna', 'Bob'];

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const count = () => Number(screen.getByTestId('trade-count').getAttribute('value'));
const start = () => act(() => screen.getByRole('button', { name: 'Start' }).click());

const changeVisibility = () =>
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** Lets the first count-up end. All timers after that belong to the run. */
const settle = () => pass(2_500);

describe('the main view', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    setAddress('/?seed=view&trades=10');
  });
  afterEach(() => {
    jest.useRealTimers();
    delete window.startPressedAt;
  });

  it('shows dashes and no rows before the link has been read, never a false zero', () => {
    const html = renderToString(inPage(<MainView names={names} />));
    expect(html).toMatch(/data-testid="profit"[^>]*>–</);
    expect(html).toMatch(/data-testid="trade-count"[^>]*>–</);
    expect(html).toMatch(/data-testid="display-name"[^>]*>–</);
    expect(html).not.toContain('trade-row');
    expect(html).not.toContain('$0');
    expect(html).toContain('Nothing is traded');
  });

  it('runs no timer while nothing is due', () => {
    render(inPage(<MainView names={names} />));
    settle();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('uses one timer while it runs, even if React mounts everything twice', () => {
    render(<StrictMode>{inPage(<MainView names={names} />)}</StrictMode>);
    settle();
    start();
    expect(jest.getTimerCount()).toBe(1);
    const before = count();
    pass(10 * max);
    expect(count() - before).toBeGreaterThanOrEqual(10);
    expect(count() - before).toBeLessThanOrEqual(Math.ceil((10 * max) / min));
  });

  it('leaves no timer when it is unmounted', () => {
    const { unmount } = render(inPage(<MainView names={names} />));
    start();
    pass(5_000);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('runs no timer while the display is paused', () => {
    render(inPage(<MainView names={names} />));
    start();
    pass(5_000);
    act(() => screen.getByRole('button', { name: 'Pause updates' }).click());
    expect(jest.getTimerCount()).toBe(0);
  });

  it('runs no timer while the page is hidden', () => {
    render(inPage(<MainView names={names} />));
    start();
    settle();
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    changeVisibility();
    pass(2_500);
    expect(jest.getTimerCount()).toBe(0);
    visibility.mockRestore();
    changeVisibility();
    expect(jest.getTimerCount()).toBe(1);
  });

  it('starts if Start was pressed before the scripts load', () => {
    window.startPressedAt = 0;
    render(inPage(<MainView names={names} />));
    expect(screen.getByRole('button', { name: 'System is Working' })).toBeInTheDocument();
  });

  it('starts by itself if the link says so', () => {
    setAddress('/?running');
    render(inPage(<MainView names={names} />));
    expect(screen.getByRole('button', { name: 'System is Working' })).toBeInTheDocument();
  });

  it('gives screen readers the final figures, and hides those that count up', () => {
    setAddress('/?amount=1234.5&trades=10');
    render(inPage(<MainView names={names} />));
    expect(screen.getByText('$1,235', { ignore: '[aria-hidden] *' })).toBeInTheDocument();
    expect(screen.getByTestId('profit')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByTestId('profit')).toHaveAttribute('value', '1234.50');
  });

  it('describes its charts in words', () => {
    setAddress('/?trades=2&amount=100&seed=chart');
    render(inPage(<MainView names={names} />));
    const sales = within(screen.getByTestId('daily-sales')).getByRole('img');
    expect(sales).toHaveAccessibleName(
      /^Profits of the last 2 trades: lowest \$[\d.]+, highest \$[\d.]+, latest \$[\d.]+$/,
    );
    expect(screen.getByTestId('daily-sales')).toHaveTextContent('(+15%) increase in today sales');
    expect(within(screen.getByTestId('last-campaign')).getByRole('img')).toHaveAccessibleName(
      /^Total after each of the last 2 trades: from \$\d+ to \$100$/,
    );
  });

  it('says so if there is no trade yet', () => {
    setAddress('/?trades=0');
    render(inPage(<MainView names={names} />));
    expect(screen.getByTestId('latest-trades')).toHaveTextContent('No trades yet.');
    expect(within(screen.getByTestId('daily-sales')).getByRole('img')).toHaveAccessibleName(
      'No trades yet',
    );
    const campaign = within(screen.getByTestId('last-campaign')).getByRole('img');
    expect(campaign).toHaveAccessibleName('No trades yet');
    expect(screen.getByTestId('last-campaign')).toHaveTextContent('No trades yet');
    expect(screen.queryByRole('button', { name: /^Table/ })).not.toBeInTheDocument();
    start();
    pass(max);
    expect(campaign).toHaveAccessibleName(/^Total after the last trade: \$[\d,]+$/);
  });

  it('draws a name from the list of its language if the link has none', () => {
    setAddress('/?seed=a');
    render(inPage(<MainView names={names} />));
    expect(names).toContain(screen.getByTestId('display-name').textContent);
  });

  it('keeps the placeholder for statistics', () => {
    render(inPage(<MainView names={names} />));
    expect(screen.getByTestId('statistics')).toHaveTextContent(
      'Statistics will be displayed here soon',
    );
  });
});
