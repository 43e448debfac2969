import { act, render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { inPage, setAddress } from '@/__tests__/components/renderPage';
import { AlternateView } from '@/components/alternate/AlternateView';

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const start = () => act(() => screen.getByRole('button', { name: 'Start Trading' }).click());

describe('the alternate view', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    setAddress('/v?seed=view&trades=181');
  });
  afterEach(() => jest.useRealTimers());

  it('shows dashes and no rows before the link has been read', () => {
    const html = renderToString(inPage(<AlternateView />));
    expect(html).toMatch(/data-testid="profit"[^>]*>–</);
    expect(html).toMatch(/data-testid="success-rate"[^>]*>–</);
    expect(html).not.toContain('trade-row');
    expect(html).not.toContain('analysis-overlay');
    expect(html).toContain('Nothing is traded');
  });

  it('has six columns, and a row for each of the last five trades', () => {
    render(inPage(<AlternateView />));
    const table = screen.getByRole('table', { name: 'Simulated trades' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Trade', 'Direction', 'Buy', 'Sell', 'Profit', 'Status']);
    const [newest] = screen.getAllByTestId('trade-row');
    expect(screen.getAllByTestId('trade-row')).toHaveLength(5);
    const cells = within(newest ?? table).getAllByRole('cell');
    expect(cells[0]).toHaveTextContent('181');
    expect(cells[1]).toHaveTextContent(/^[A-Z]{3,4} → [A-Z]{3}$/);
    expect(cells[1]?.querySelector('img')).toHaveAttribute('alt', '');
    expect(cells[5]).toHaveTextContent('Sold');
  });

  it('uses one timer during a round, and none before and after', () => {
    const { unmount } = render(<StrictMode>{inPage(<AlternateView />)}</StrictMode>);
    pass(2_500);
    expect(jest.getTimerCount()).toBe(0);
    start();
    expect(jest.getTimerCount()).toBe(1);
    pass(26_000);
    pass(2_500);
    expect(screen.getByTestId('trade-count')).toHaveAttribute('value', '183');
    expect(jest.getTimerCount()).toBe(0);
    start();
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('ignores running in the link, and says so', async () => {
    setAddress('/v?running');
    render(inPage(<AlternateView />));
    expect(await screen.findByTestId('link-notice')).toBeInTheDocument();
    expect(screen.queryByTestId('analysis-overlay')).toBeNull();
  });

  it('says so if there is no trade yet', () => {
    setAddress('/v?trades=0');
    render(inPage(<AlternateView />));
    expect(screen.getByRole('table')).toHaveTextContent('No trades yet.');
  });

  it('changes nothing when Withdraw is pressed', () => {
    render(inPage(<AlternateView />));
    pass(2_500);
    const before = document.body.innerHTML;
    act(() => screen.getByRole('button', { name: 'Withdraw' }).click());
    expect(document.body.innerHTML).toBe(before);
  });
});
