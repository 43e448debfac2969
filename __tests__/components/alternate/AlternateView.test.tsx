import { fireEvent, screen, within } from '@testing-library/react';
import { click, open, pass, valueOf } from '@/__tests__/components/page';
import { AlternateView } from '@/components/alternate/AlternateView';
import { analysisDuration, analysisMessages, analysisTiming, round } from '@/lib/config/timing';

const view = <AlternateView />;

const rows = () => screen.queryAllByTestId('trade-row');
const cellsOf = (row: HTMLElement | undefined) =>
  within(row ?? document.body)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the alternate view', () => {
  it('lists the last five trades before the first start, as sold, in six columns', async () => {
    await open('/v?seed=a', view);
    const table = screen.getByRole('table', { name: 'Simulated trades' });
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent).join()).toBe(
      'Trade,Direction,Buy,Sell,Profit,Status',
    );
    expect(rows()).toHaveLength(5);
    expect(cellsOf(rows()[0]).join()).toMatch(
      /^181,[A-Z]{3,4} → [A-Z]{3},Buy\$[\d,.]+,Sell\$[\d,.]+,Profit\+\$\d+\.\d\d simulated,Sold$/,
    );
  });

  it.each([0, 3])('lists all of %d trades, and shows {name} without a name', async (trades) => {
    await open(`/v?trades=${trades}`, view);
    expect(screen.getByTestId('display-name').textContent).toBe('{name}');
    expect(rows()).toHaveLength(trades);
    expect(screen.getByRole('table')).toHaveTextContent('New trades appear at the top.');
  });

  it('has a Withdraw button that does nothing but say so', async () => {
    await open('/v', view);
    const withdraw = screen.getByRole('button', { name: 'Withdraw' });
    expect(withdraw).toHaveAccessibleDescription('There is no money here to withdraw.');
    expect(withdraw).toHaveAttribute('title', 'There is no money here to withdraw.');
    await click('Withdraw');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows a fake analysis, which only Pause delays', async () => {
    await open('/v', view);
    await click('Start Trading');
    const overlay = screen.getByRole('dialog', { name: 'Analyzing The Market' });
    expect(overlay).toHaveAccessibleDescription(/Simulation\. Every figure here is fictitious\./);
    const message = within(overlay).getByRole('status');
    const progress = within(overlay).getByRole('progressbar');
    expect(overlay).toContainElement(screen.getByTestId('pause-updates'));
    await click('Pause');
    pass(60_000);
    await click('Resume');
    fireEvent.keyDown(overlay, { key: 'Escape' });
    const seen = analysisMessages.map(() => {
      const text = `${message.textContent} ${progress.ariaValueNow}`;
      pass(analysisTiming.message);
      return text;
    });
    expect(seen).toEqual([
      'Market exploration 25',
      'Trading opportunity assessment 50',
      'Market condition evaluation 75',
      'Risk and reward assessment 100',
    ]);
    expect(message).toHaveTextContent('2 trades are opened');
    pass(analysisTiming.result);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  });

  it('makes Start unavailable during a round, and available afterwards', async () => {
    await open('/v?seed=a', view);
    const start = screen.getByRole('button', { name: 'Start Trading' });
    await click('Start Trading');
    expect(start).toHaveAttribute('aria-disabled', 'true');
    pass(analysisDuration);
    expect(cellsOf(rows()[0]).slice(3)).toEqual(['Sell–', 'Profit$0.00 simulated', 'New']);
    await click('System is Working');
    pass(round.ticks * round.tick);
    expect(valueOf('trade-count')).toBe('183');
    expect(start).toHaveAttribute('aria-disabled', 'false');
    expect(start).toHaveAccessibleName('Start Trading');
    expect(screen.queryByTestId('pause-updates')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent(/^Trades: 183\. Total profit: \$/);
  });

  it('announces nothing of the rounds before its link', async () => {
    await open('/v?seed=a&rounds=5', <AlternateView />);
    expect(valueOf('trade-count')).toBe('191');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
