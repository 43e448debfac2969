import { fireEvent, screen, within } from '@testing-library/react';
import { renderPage } from '@/__tests__/components/renderPage';
import { AnalysisOverlay } from '@/components/alternate/AnalysisOverlay';
import { noticeTextId } from '@/components/early/noticeContent';

describe('the overlay', () => {
  it('is a dialog with a name, described by the notice, and one message at a time, which is announced', () => {
    const { rerender } = renderPage(
      <AnalysisOverlay count={181} phase={{ name: 'analysing', step: 0, until: 0 }} />,
    );
    const dialog = screen.getByRole('dialog', { name: 'Analyzing The Market' });
    expect(dialog.getAttribute('aria-describedby')).toContain(noticeTextId);
    expect(within(dialog).getByRole('status')).toHaveTextContent(/^Market exploration$/);
    rerender(<AnalysisOverlay count={181} phase={{ name: 'analysing', step: 3, until: 0 }} />);
    expect(within(dialog).getByRole('status')).toHaveTextContent(/^Risk and reward assessment$/);
    expect(within(dialog).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '4');
    rerender(<AnalysisOverlay count={181} phase={{ name: 'result', until: 0 }} />);
    expect(within(dialog).getByRole('status')).toHaveTextContent(/^2 trades are opened$/);
    expect(dialog).toHaveTextContent('#182#183');
    expect(dialog).not.toHaveTextContent('4/4');
  });

  it('uses the right grammatical case in Polish for the number of opened trades', () => {
    renderPage(<AnalysisOverlay count={181} phase={{ name: 'result', until: 0 }} />, 'pl');
    expect(screen.getByRole('status')).toHaveTextContent('2 transakcje');
  });

  it('refuses to be closed, and opens again if it is closed anyway', () => {
    renderPage(<AnalysisOverlay count={181} phase={{ name: 'analysing', step: 0, until: 0 }} />);
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false);
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
    expect(dialog).toHaveAttribute('closedby', 'none');
    dialog.close();
    expect(dialog.open).toBe(true);
  });

  it('is behind a dialog that is open, and leaves the focus there', () => {
    renderPage(
      <div role="dialog" aria-modal="true" aria-label="Open">
        <input aria-label="Typing" />
      </div>,
    );
    screen.getByLabelText('Typing').focus();
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    renderPage(<AnalysisOverlay count={181} phase={{ name: 'analysing', step: 0, until: 0 }} />);
    expect(screen.getByTestId('analysis-overlay')).toHaveAttribute('open');
    expect(showModal).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Typing')).toHaveFocus();
  });

  it('covers the page when the dialog that was open is closed', async () => {
    const other = renderPage(<div role="dialog" aria-modal="true" aria-label="Open" />);
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal').mockClear();
    renderPage(<AnalysisOverlay count={181} phase={{ name: 'analysing', step: 0, until: 0 }} />);
    const overlay = screen.getByTestId<HTMLDialogElement>('analysis-overlay');
    document.body.append(document.createElement('div'));
    await Promise.resolve();
    expect(showModal).not.toHaveBeenCalled();
    other.unmount();
    document.body.append(document.createElement('div'));
    await Promise.resolve();
    expect(showModal).toHaveBeenCalledTimes(1);
    expect(overlay.open).toBe(true);
    overlay.close();
    expect(showModal).toHaveBeenCalledTimes(2);
  });

  it('stays closed if its time is over before the dialog that was open is closed', async () => {
    const other = renderPage(<div role="dialog" aria-modal="true" aria-label="Open" />);
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal').mockClear();
    const { unmount } = renderPage(
      <AnalysisOverlay count={181} phase={{ name: 'analysing', step: 0, until: 0 }} />,
    );
    unmount();
    other.unmount();
    document.body.append(document.createElement('div'));
    await Promise.resolve();
    expect(showModal).not.toHaveBeenCalled();
  });

  it('closes when its time is over', () => {
    const { unmount } = renderPage(
      <AnalysisOverlay count={181} phase={{ name: 'result', until: 0 }} />,
    );
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    unmount();
    expect(dialog.open).toBe(false);
  });
});
