import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPage, setAddress } from '@/__tests__/components/renderPage';
import { messagesOf } from '@/__tests__/messages';
import { RunProvider } from '@/components/main/mainRun';
import { usePage } from '@/components/run/runContext';
import { ShareDialog } from '@/components/share/ShareDialog';
import type { Speed } from '@/lib/config/speeds';
import { MessagesProvider } from '@/lib/i18n/MessagesProvider';

const defaults = { names: ['Anna'], trades: { min: 20, max: 20 } };
let saved: string[] = [];

const SpeedButton = ({ speed }: { speed: Speed }) => {
  const { setSpeed } = usePage();
  return <button onClick={() => setSpeed(speed)}>faster</button>;
};

const open = (address: string) => {
  setAddress(address);
  const render = (isOpen: boolean) => (
    <RunProvider defaults={defaults}>
      <MessagesProvider locale="en" messages={messagesOf('en')}>
        <SpeedButton speed={5} />
        {isOpen && <ShareDialog onClose={jest.fn()} />}
      </MessagesProvider>
    </RunProvider>
  );
  const { rerender } = renderPage(render(false));
  return { openBuilder: () => rerender(render(true)) };
};

const built = () => new URL(screen.getByTestId('built-link').textContent).searchParams;

describe('what the builder and its files say of the run on screen', () => {
  beforeEach(() => {
    saved = [];
    const { Blob: Original } = globalThis;
    jest.spyOn(globalThis, 'Blob').mockImplementation((parts, options) => {
      saved.push(...(parts ?? []).filter((part) => typeof part === 'string'));
      return new Original(parts, options);
    });
    Object.assign(URL, { createObjectURL: () => 'blob:run', revokeObjectURL: () => {} });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  });
  afterEach(() => jest.restoreAllMocks());

  it('is the speed that was chosen on the page, not that of its link', async () => {
    const { openBuilder } = open('/?seed=speed&t=90&paused&speed=2');
    fireEvent.click(screen.getByText('faster'));
    openBuilder();
    expect((await screen.findByTestId('built-link')).textContent).toMatch(/[?&]speed=5(&|$)/);
    fireEvent.click(screen.getByRole('button', { name: 'Save the run as JSON' }));
    await waitFor(() => expect(saved.join('')).toContain('"speed": 5'));
    const about = JSON.parse(saved.join('')) as { link: string };
    expect(new URL(about.link).searchParams.get('speed')).toBe('5');
    saved = [];
    await screen.findByText('Saved.');
    fireEvent.click(screen.getByRole('button', { name: 'Save the run as CSV' }));
    await waitFor(() => expect(saved.join('')).toMatch(/^speed,5\r$/m));
  });

  it('is the moment on screen where the link began at one', () => {
    jest.useFakeTimers({ now: Date.UTC(2026, 10, 23, 19) });
    const { openBuilder } = open('/?seed=moment&t=90');
    act(() => jest.advanceTimersByTime(30_000));
    openBuilder();
    expect(built().get('t')).toBe('120');
    expect(screen.getByLabelText('Open at the moment on screen')).toBeChecked();
    jest.useRealTimers();
  });
});
