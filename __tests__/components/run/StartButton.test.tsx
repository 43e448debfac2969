import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@/__tests__/components/renderPage';
import { StartButton } from '@/components/run/StartButton';

describe('StartButton', () => {
  it('starts, by mouse and by keyboard', async () => {
    const onStart = jest.fn();
    renderPage(<StartButton label="Start" unavailable={false} onStart={onStart} />);
    await userEvent.click(screen.getByRole('button', { name: 'Start' }));
    await userEvent.keyboard('{Enter}');
    expect(onStart).toHaveBeenCalledTimes(2);
  });

  it('keeps the focus after a press, and ignores further presses', async () => {
    const onStart = jest.fn();
    const { rerender } = renderPage(
      <StartButton label="Start" unavailable={false} onStart={onStart} />,
    );
    await userEvent.click(screen.getByRole('button'));
    rerender(<StartButton label="System is Working" unavailable onStart={onStart} />);
    const button = screen.getByRole('button', { name: 'System is Working' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.keyboard(' ');
    expect(onStart).toHaveBeenCalledTimes(1);
  });
});
