import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  changeVisibility,
  click,
  hidePage,
  inPage,
  pass,
  setAddress,
  valueOf,
} from '@/__tests__/components/page';
import { MainView } from '@/components/main/MainView';
import { durations, limits } from '@/lib/config/limits';
import { drawInteger } from '@/lib/simulation/randomStream';

const { max } = limits.tradeInterval;

const open = (search = '?seed=a') => {
  setAddress(`/${search}`);
  render(inPage(<MainView names={['Anna']} />));
};

const count = () => Number(valueOf('trade-count'));
const rows = () => screen.queryAllByTestId('trade-row');
const serials = () => rows().map((row) => Number(row.dataset.serial));

/** Lets time pass until the next trade. */
const untilTrade = () => {
  const before = count();
  for (let ms = 0; ms <= max && count() === before; ms += 10) pass(10);
  expect(count()).toBe(before + 1);
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('Start and Pause', () => {
  it('start the run once, and keep the focus', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    open();
    const start = screen.getByRole('button', { name: 'Start' });
    expect(start).toHaveAttribute('aria-disabled', 'false');
    await user.click(start);
    expect(start).toHaveFocus();
    expect(start).toHaveAccessibleName('System is Working');
    expect(start).toHaveAttribute('aria-disabled', 'true');
    untilTrade();
    await user.keyboard('{Enter}');
    expect(start).toHaveAccessibleName('System is Working');
    untilTrade();
  });

  it('stop simulated time, and let it go on where it stood', () => {
    open();
    const pause = screen.getByRole('button', { name: 'Pause updates' });
    expect(pause).toHaveAttribute('aria-disabled', 'true');
    click('Pause updates');
    expect(pause).toHaveAccessibleName('Pause updates');
    click('Start');
    expect(pause).toHaveAttribute('aria-disabled', 'false');
    untilTrade();
    const trades = count();
    click('Pause updates');
    pass(60_000);
    expect(count()).toBe(trades);
    click('Resume updates');
    expect(count()).toBe(trades);
    untilTrade();
  });
});

describe('the figures', () => {
  it('give screen readers and print the settled amount while it counts', () => {
    open('?amount=1234.5&trades=10');
    expect(valueOf('profit')).toBe('1234.50');
    const profit = screen.getByTestId('profit');
    expect(within(profit).getByText('$1,235')).not.toHaveAttribute('aria-hidden');
    expect(within(profit).getByText('$0').closest('[aria-hidden=true]')).not.toBeNull();
    expect(profit.parentElement?.nextElementSibling).toHaveTextContent(/^simulated$/);
  });

  it('do not change with the period, but the label does', () => {
    open('?amount=1000&trades=10');
    pass(3_000);
    const main = screen.getByRole('main').cloneNode(true) as HTMLElement;
    const select = screen.getByRole('combobox', { name: 'Period' });
    for (const period of ['Per Week', 'Per Month', 'Overall', 'Today']) {
      fireEvent.change(select, {
        target: { value: within(select).getByText<HTMLOptionElement>(period).value },
      });
      expect(screen.getByRole('heading', { name: `Profit · ${period}` })).toBeInTheDocument();
    }
    expect(screen.getByRole('main').textContent).toBe(main.textContent);
  });

  it('show how many notifications the seed draws, also if there are none', () => {
    const seedOf = (wanted: number) => {
      for (let seed = 0; ; seed += 1) {
        const found = drawInteger(String(seed), 'notifications', limits.notifications);
        if (found === wanted) return seed;
      }
    };
    open(`?seed=${seedOf(0)}`);
    expect(screen.getByTestId('notification-badge')).toHaveTextContent(/^0$/);
    expect(screen.getByRole('img', { name: 'No notifications' })).toBeInTheDocument();
    act(() => document.body.replaceChildren());
    open(`?seed=${seedOf(1)}`);
    expect(screen.getByRole('img', { name: '1 notification' })).toHaveTextContent(/^1$/);
  });
});

describe('the list', () => {
  it('has the last five trades at first, then up to ten, newest first', () => {
    open('?seed=a&trades=100');
    expect(serials()).toEqual([100, 99, 98, 97, 96]);
    expect(rows()[0]).toHaveTextContent(
      /^Number 100[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}Profit \+\$\d+\.\d\dsimulated$/,
    );
    click('Start');
    const [before] = rows();
    untilTrade();
    expect(rows()[1]).toBe(before);
    pass(60_000);
    expect(serials()).toHaveLength(10);
    expect(serials()[0]).toBe(count());
  });

  it.each([0, 3])('has what there is if the link says %d trades', (trades) => {
    open(`?trades=${trades}`);
    expect(rows()).toHaveLength(trades);
    const list = screen.getByTestId('latest-trades');
    expect(list).toHaveTextContent(
      trades === 0 ? 'No trades yet. The first one will appear here.' : 'Newer trades appear',
    );
    click('Start');
    untilTrade();
    expect(serials()[0]).toBe(trades + 1);
  });
});

describe('the pop-up with the last profit', () => {
  const popUp = () => screen.queryByTestId('last-profit');

  it('is shown for a second and a half after each trade', () => {
    open();
    expect(popUp()).toBeNull();
    click('Start');
    expect(popUp()).toBeNull();
    untilTrade();
    const shown = popUp();
    expect(rows()[0]).toHaveTextContent(shown?.textContent ?? 'none');
    pass(durations.lastProfit - 20);
    expect(popUp()).toBe(shown);
    pass(20);
    expect(popUp()).toBeNull();
    untilTrade();
    expect(popUp()).not.toBe(shown);
  });

  it('stays during a pause, and for the rest of its time afterwards', () => {
    open();
    click('Start');
    untilTrade();
    pass(500);
    click('Pause updates');
    pass(60_000);
    expect(popUp()).toBeInTheDocument();
    click('Resume updates');
    pass(durations.lastProfit - 500 - 20);
    expect(popUp()).toBeInTheDocument();
    pass(20);
    expect(popUp()).toBeNull();
  });

  it('is not shown for what a link or a hidden page has skipped', () => {
    open('?seed=a&t=60');
    expect(popUp()).toBeNull();
    const trades = count();
    const hidden = hidePage();
    changeVisibility();
    pass(60_000);
    hidden.mockRestore();
    changeVisibility();
    expect(count()).toBeGreaterThan(trades);
    expect(popUp()).toBeNull();
  });
});

describe('the charts', () => {
  const card = (testId: string) => within(screen.getByTestId(testId));

  it('have a text alternative of the values that they draw', () => {
    open('?trades=2&amount=100&seed=a');
    const profits = rows().map((row) => /\$[\d.]+/.exec(row.textContent)?.[0]);
    const [lowest, highest] = [...profits].sort((a, b) =>
      (a ?? '').localeCompare(b ?? '', 'en', { numeric: true }),
    );
    expect(card('daily-sales').getByRole('img')).toHaveAccessibleName(
      `Profits of the last 2 trades: lowest ${lowest}, highest ${highest}, latest ${profits[0]}`,
    );
    expect(card('last-campaign').getByRole('img')).toHaveAccessibleName(
      /^Total after each of the last 2 trades: from \$\d+ to \$100$/,
    );
  });

  it('have the same values as a table, newest first', () => {
    open('?trades=4&amount=100&seed=a');
    for (const [testId, title, latest] of [
      ['daily-sales', 'Daily Sales', /^4\+\$[\d.]+simulated$/],
      ['last-campaign', 'Last Campaign Performance', /^4\$100simulated$/],
    ] as const) {
      const toggle = card(testId).getByRole('button', { name: `Table, ${title}` });
      act(() => toggle.click());
      expect(toggle).toHaveAttribute('aria-pressed', 'true');
      const lines = within(card(testId).getByRole('table', { name: title })).getAllByRole('row');
      expect(lines).toHaveLength(5);
      expect(lines[1]).toHaveTextContent(latest);
      act(() => toggle.click());
      expect(card(testId).queryByRole('table')).toBeNull();
    }
    const toggle = card('daily-sales').getByRole('button');
    act(() => toggle.click());
    const profits = card('daily-sales').getAllByText(/^\+/);
    expect(profits.map(({ textContent }) => textContent)).toEqual(
      rows().map((row) => /\+\$[\d.]+/.exec(row.textContent)?.[0]),
    );
  });

  it('show the value under the pointer, which stays with its trade', () => {
    open('?trades=4&amount=100&seed=a');
    const sales = screen.getByTestId('daily-sales');
    const plot = within(sales).getByRole('img');
    plot.getBoundingClientRect = () => new DOMRect(100, 0, 200, 50);
    // Jest's page has no `PointerEvent` with coordinates.
    const move = (clientX: number) =>
      fireEvent(plot, new MouseEvent('pointermove', { clientX, bubbles: true }));
    const profit = (serial: number) =>
      /\+\$[\d.]+/.exec(rows()[4 - serial]?.textContent ?? '')?.[0] ?? 'none';
    const second = `No.\u00a02 · ${profit(2)}`;
    const fourth = `No.\u00a04 · ${profit(4)}`;
    expect(sales).toHaveTextContent('(+15%) increase in today sales');
    move(125);
    expect(sales.textContent).toContain(second);
    // Beside the last bar.
    move(290);
    expect(sales.textContent).toContain(fourth);
    move(125);
    click('Start');
    untilTrade();
    expect(sales.textContent).toContain(second);
    fireEvent(plot, new MouseEvent('pointerout', { bubbles: true }));
    expect(sales).toHaveTextContent('(+15%) increase in today sales');
  });

  it('say so if there are no trades yet', () => {
    open('?trades=0');
    for (const testId of ['daily-sales', 'last-campaign']) {
      const { getByRole, getByText, queryByRole } = card(testId);
      expect(getByRole('img', { name: 'No trades yet' })).toBeInTheDocument();
      expect(getByText('Starts with your first trade')).toBeInTheDocument();
      expect(queryByRole('button')).toBeNull();
    }
    click('Start');
    untilTrade();
    expect(card('last-campaign').getByRole('img')).toHaveAccessibleName(
      /^Total after the last trade: \$/,
    );
  });
});

it('the status announces the progress every 20 seconds at most', () => {
  open('?seed=a&trades=10');
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent(/^$/);
  click('Start');
  expect(status).toHaveTextContent('System is Working');
  const texts = new Set<string>();
  for (let ms = 0; ms < 61_000; ms += 500) {
    pass(500);
    texts.add(status.textContent);
  }
  expect([...texts]).toHaveLength(3);
  expect(status).toHaveTextContent(/^Trades: \d+\. Total profit: \$[\d,]+\.$/);
});
