import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inPage, setAddress } from '@/__tests__/components/renderPage';
import { messagesOf } from '@/__tests__/messages';
import { MainView } from '@/components/main/MainView';
import { SafeView } from '@/components/boundaries/SafeSection';
import { limits } from '@/lib/config/limits';

let mockBroken = true;

jest.mock('@/components/main/DailySales', () => ({
  DailySales: () => {
    if (mockBroken) throw new Error('A fault of the test');
    return 'mended';
  },
}));

const Broken = () => {
  throw new Error('A fault of the test');
};

describe('an error', () => {
  beforeEach(() => {
    mockBroken = true;
    setAddress('/?seed=fault&trades=10');
    // React reports what a boundary has caught.
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('in one card does not affect the run and the other cards', () => {
    jest.useFakeTimers();
    render(inPage(<MainView names={['Anna']} />));
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong here.');
    act(() => screen.getByRole('button', { name: 'Start' }).click());
    act(() => jest.advanceTimersByTime(15 * limits.tradeInterval.max));
    expect(screen.getAllByTestId('trade-row')).toHaveLength(10);
    const count = Number(screen.getByTestId('trade-count').getAttribute('value'));
    expect(count).toBeGreaterThan(20);
    mockBroken = false;
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(screen.getByText('mended')).toBeInTheDocument();
    expect(screen.getByTestId('trade-count')).toHaveAttribute('value', String(count));
  });

  it('in a whole view leaves the notice visible, in the page’s language', async () => {
    render(
      inPage(
        <SafeView>
          <Broken />
        </SafeView>,
        'de',
      ),
    );
    expect(screen.getByTestId('simulation-notice')).toHaveTextContent('Simulation.');
    expect(screen.getByRole('main')).toHaveTextContent(messagesOf('de').page.broken);
    expect(screen.getByRole('alert')).toHaveTextContent(messagesOf('de').page.broken);
    await userEvent.click(screen.getByRole('button', { name: messagesOf('de').page.retry }));
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });
});
