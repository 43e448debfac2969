import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { click, open, pass, valueOf } from '@/__tests__/components/page';
import { MainView } from '@/components/main/MainView';
import { countUpDuration, popUpDuration, tradeInterval } from '@/lib/config/timing';

const view = <MainView names={['Anna']} />;

const count = () => Number(valueOf('trade-count'));
const rows = () => screen.queryAllByTestId('trade-row');
const serials = () => rows().map((row) => Number(row.dataset.serial));
/** The profits in the list, newest first. */
const profits = () => rows().map((row) => /\+\$[\d.]+/.exec(row.textContent)?.[0] ?? 'none');
const card = (testId: string) => within(screen.getByTestId(testId));

/** Lets time pass until the next trade. */
const untilTrade = () => {
  const before = count();
  for (let ms = 0; ms < tradeInterval.max && count() === before; ms += 10) pass(10);
  expect(count()).toBe(before + 1);
};

describe('the main view', () => {
  it('starts once, and keeps the focus on Start', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await open('/?seed=a', view);
    const start = screen.getByRole('button', { name: 'Start' });
    expect(start).toHaveAttribute('aria-disabled', 'false');
    await user.click(start);
    expect(start).toHaveFocus();
    expect(start).toHaveAccessibleName('System is Working');
    expect(start).toHaveAttribute('aria-disabled', 'true');
    untilTrade();
    await user.keyboard('{Enter}');
    untilTrade();
  });

  it('pauses, and goes on where it stood', async () => {
    await open('/?seed=a', view);
    expect(screen.queryByTestId('pause-updates')).toBeNull();
    await click('Start');
    // The second click of a double click on Start.
    fireEvent.click(screen.getByTestId('pause-updates'), { detail: 2 });
    untilTrade();
    const trades = count();
    await click('Pause');
    // Start does not end a pause.
    await click('Paused');
    pass(60_000);
    expect(count()).toBe(trades);
    await click('Resume');
    untilTrade();
  });

  it('gives screen readers the settled amount while it counts', async () => {
    await open('/?amount=1234.5', view);
    expect(valueOf('profit')).toBe('1234.50');
    expect(card('profit').getByText('$1,235')).not.toHaveAttribute('aria-hidden');
    expect(card('profit').getByText('$0').closest('[aria-hidden=true]')).not.toBeNull();
    pass(countUpDuration - 400);
    expect(card('profit').getAllByText('$1,235')).toHaveLength(1);
    pass(700);
    expect(card('profit').getAllByText('$1,235')).toHaveLength(2);
  });

  it('changes only the label when the period changes', async () => {
    await open('/?seed=a', view);
    pass(3_000);
    const before = screen.getByRole('main').textContent;
    const select = screen.getByRole('combobox', { name: 'Period' });
    expect(select).toHaveDisplayValue('Today');
    fireEvent.change(select, { target: { value: 'perMonth' } });
    expect(select).toHaveDisplayValue('Per Month');
    expect(screen.getByTestId('profit-label')).toContainElement(select);
    expect(screen.getByRole('main').textContent).toBe(before);
  });

  it('shows how many notifications the seed draws, also if there are none', async () => {
    await open('/?seed=b', view);
    expect(screen.getByTestId('notification-badge').textContent).toBe('0');
    expect(screen.getByRole('img', { name: 'No notifications' })).toBeInTheDocument();
  });

  it('says that new trades appear at the top if there are none yet', async () => {
    await open('/?seed=a&trades=0', view);
    const list = screen.getByTestId('latest-trades');
    expect(rows()).toEqual([]);
    expect(list).toHaveTextContent(/^New trades appear at the top\.$/);
    for (const chart of [card('daily-sales'), card('last-campaign')]) {
      expect(chart.getByRole('img', { name: 'No trades yet' })).toBeInTheDocument();
      expect(chart.getByText('Starts with the first trade.')).toBeInTheDocument();
    }
    await click('Start');
    untilTrade();
    expect(serials()).toEqual([1]);
    expect(list).toHaveTextContent(/New trades appear at the top\.$/);
    const campaign = card('last-campaign');
    expect(campaign.getByRole('img')).toHaveAccessibleName(/^Total after the last trade: \$/);
    expect(campaign.getByText(/^\$[\d,]+$/, { selector: 'p *' })).toBeInTheDocument();
  });

  it('announces the progress every 16 to 24 seconds', async () => {
    await open('/?seed=a&trades=10', view);
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent(/^$/);
    await click('Start');
    expect(status).toHaveTextContent('System is Working');
    let [text, since] = [status.textContent, 0];
    for (let seconds = 1; seconds <= 90; seconds += 1) {
      pass(1_000);
      expect(seconds - since).toBeLessThanOrEqual(24);
      if (status.textContent === text) continue;
      expect(seconds - since).toBeGreaterThanOrEqual(16);
      [text, since] = [status.textContent, seconds];
    }
    expect(status).toHaveTextContent(/^Trades: \d+\. Total profit: \$[\d,]+\.$/);
  });

  it('shows the last profit for a second and a half of simulated time', async () => {
    const popUp = () => screen.queryByTestId('last-profit');
    await open('/?seed=a', view);
    await click('Start');
    expect(popUp()).toBeNull();
    untilTrade();
    const shown = popUp();
    expect(shown).toHaveTextContent(profits()[0] ?? '');
    pass(500);
    await click('Pause');
    pass(60_000);
    expect(popUp()).toBe(shown);
    await click('Resume');
    pass(popUpDuration - 500 - 20);
    expect(popUp()).toBe(shown);
    pass(20);
    expect(popUp()).toBeNull();
  });
});

describe('the charts', () => {
  it('have a text alternative', async () => {
    await open('/?seed=a&trades=3&amount=100', view);
    const sorted = profits().map((text) => text.slice(1));
    const [latest] = sorted;
    sorted.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    expect(card('daily-sales').getByRole('img')).toHaveAccessibleName(
      `Profits of the last 3 trades: lowest ${sorted[0]}, highest ${sorted[2]}, latest ${latest}`,
    );
    expect(card('last-campaign').getByRole('img')).toHaveAccessibleName(
      /^Total after each of the last 3 trades: from \$\d+ to \$100$/,
    );
  });

  it('show the value under the pointer, which stays with its trade', async () => {
    await open('/?seed=a&trades=4', view);
    const sales = screen.getByTestId('daily-sales');
    const plot = within(sales).getByRole('img');
    plot.getBoundingClientRect = () => new DOMRect(100, 0, 200, 50);
    const point = (type: string, clientX = 0, pointerType = 'mouse') => {
      const event = new MouseEvent(type, { clientX, bubbles: true });
      act(() => void plot.dispatchEvent(Object.assign(event, { pointerType })));
    };
    const [fourth, , second] = profits();
    // Beside the last bar.
    point('pointermove', 290);
    expect(sales).toHaveTextContent(`No. 4 · ${fourth}`);
    point('pointermove', 125);
    await click('Start');
    untilTrade();
    expect(sales).toHaveTextContent(`No. 2 · ${second}`);
    point('pointerout');
    expect(sales).toHaveTextContent('(+15%) increase in today sales');
    // A tapped value stays.
    point('pointerdown', 290, 'touch');
    point('pointerout', 290, 'touch');
    expect(sales).toHaveTextContent('No. 5 · ');
  });
});
