import { act, render, screen, within } from '@testing-library/react';
import { click, inPage, pass, setAddress, valueOf } from '@/__tests__/components/page';
import { AlternateView } from '@/components/alternate/AlternateView';
import { alternateRound } from '@/lib/config/limits';

const { steps, stepDuration, resultDuration, ticks, tickDuration } = alternateRound;
const analysis = steps * stepDuration + resultDuration;

const open = async (search = '?seed=a') => {
  setAddress(`/v${search}`);
  const { unmount } = render(inPage(<AlternateView />));
  // The overlay of the analysis is loaded with the page.
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  return unmount;
};

const rows = () => screen.queryAllByTestId('trade-row');
const start = async () => {
  click('Start Trading');
  await act(() => jest.advanceTimersByTimeAsync(0));
};

describe('the alternate view', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('lists the last five trades before the first start, as sold, in six columns', async () => {
    await open();
    const table = screen.getByRole('table', { name: 'Simulated trades' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Trade', 'Direction', 'Buy', 'Sell', 'Profit', 'Status']);
    expect(rows().map(({ dataset }) => [dataset.number, dataset.status])).toEqual(
      [181, 180, 179, 178, 177].map((number) => [String(number), 'sold']),
    );
    const [newest = table] = rows();
    const texts = within(newest)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    const money = /\$[\d,]+\.\d\d/;
    expect(texts).toEqual([
      '181',
      expect.stringMatching(/^[A-Z]{3,4} → [A-Z]{3}$/),
      expect.stringMatching(money),
      expect.stringMatching(money),
      expect.stringMatching(/^\+\$\d+\.\d\dsimulated$/),
      'Sold',
    ]);
  });

  it.each([
    [0, 'No trades yet.'],
    [3, 'Newer trades appear at the top.'],
  ])('lists all trades if the link says %d', async (trades, text) => {
    await open(`?trades=${trades}`);
    expect(rows()).toHaveLength(trades);
    expect(screen.getByRole('table')).toHaveTextContent(text);
  });

  it('shows the placeholder {name} if the link has no name', async () => {
    await open();
    expect(screen.getByTestId('display-name')).toHaveTextContent(/^\{name\}$/);
  });

  it('has a Withdraw button that does nothing, and says so', async () => {
    await open();
    const withdraw = screen.getByRole('button', { name: 'Withdraw' });
    expect(withdraw).toHaveAccessibleDescription('There is no money here to withdraw.');
    const before = document.body.innerHTML;
    click('Withdraw');
    expect(document.body.innerHTML).toBe(before);
  });

  it('makes Start unavailable during a round, and available afterwards', async () => {
    await open();
    const button = screen.getByRole('button', { name: 'Start Trading' });
    await start();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    pass(analysis);
    expect(rows().map(({ dataset }) => dataset.status)).toEqual(
      ['new', 'new'].concat(Array<string>(5).fill('sold')),
    );
    expect(within(rows()[0] ?? document.body).getAllByRole('cell')[3]).toHaveTextContent(/^Sell–$/);
    click('Start Trading');
    pass(ticks * tickDuration - 1);
    expect(valueOf('trade-count')).toBe('181');
    pass(1);
    expect(valueOf('trade-count')).toBe('183');
    expect(button).toHaveAttribute('aria-disabled', 'false');
    expect(screen.getByRole('status')).toHaveTextContent(/^Trades: 183\. Total profit: \$/);
    await start();
    expect(screen.getByTestId('analysis-overlay')).toBeInTheDocument();
  });

  it('covers the page while it pretends an analysis, with each message for a second', async () => {
    await open();
    await start();
    const overlay = screen.getByRole('dialog', { name: 'Analyzing The Market' });
    expect(overlay).toHaveAccessibleDescription(/Simulation\. Every figure here is fictitious\./);
    const seen = [];
    for (let step = 0; step < steps; step += 1) {
      seen.push([
        within(overlay).getByRole('status').textContent,
        within(overlay).getByRole('progressbar').ariaValueNow,
      ]);
      pass(stepDuration);
    }
    expect(seen).toEqual([
      ['Market exploration', '25'],
      ['Trading opportunity assessment', '50'],
      ['Market condition evaluation', '75'],
      ['Risk and reward assessment', '100'],
    ]);
    expect(within(overlay).getByRole('status')).toHaveTextContent('2 trades are opened');
    pass(resultDuration);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has its only Pause in the overlay during the analysis', async () => {
    await open();
    await start();
    const overlay = screen.getByRole('dialog');
    expect(overlay).toContainElement(screen.getByTestId('pause-updates'));
    click('Pause updates');
    pass(60_000);
    expect(within(overlay).getByRole('status')).toHaveTextContent('Market exploration');
    click('Resume updates');
    pass(analysis);
    expect(screen.getByTestId('pause-updates')).toBeVisible();
  });
});
