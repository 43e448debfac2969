import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inRun, renderPage, setAddress } from '@/__tests__/components/renderPage';
import { messagesOf } from '@/__tests__/messages';
import { OnDemandDialog, type DialogProps } from '@/components/boundaries/OnDemandDialog';
import { LessonOpener } from '@/components/layout/LessonOpener';

const { page } = messagesOf('en');
const fault = new Error('A fault of the test');

let mockWordsLoad = true;

jest.mock('@/lib/i18n/loadLessonMessages', () => ({
  loadLessonMessages: () =>
    mockWordsLoad
      ? Promise.resolve(jest.requireActual('@/messages/lesson/en.json'))
      : Promise.reject(fault),
}));

const openDialog = async (load: () => Promise<(props: DialogProps) => string>) => {
  setAddress('/?seed=fault');
  renderPage(
    inRun(
      'main',
      <OnDemandDialog
        load={load}
        button={({ onClick }) => <button onClick={onClick}>Open</button>}
      />,
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
};

describe('a dialog that is loaded on demand', () => {
  it('says that it could not be loaded, and loads again', async () => {
    let isReachable = false;
    await openDialog(() =>
      isReachable ? Promise.resolve(() => 'content') : Promise.reject(fault),
    );
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(page.failed);
    expect(within(alert).getByRole('link', { name: page.reload })).toBeInTheDocument();
    isReachable = true;
    await userEvent.click(within(alert).getByRole('button', { name: page.retry }));
    expect(await screen.findByText('content')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that it is broken, not that it was not loaded, and renders again', async () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    let isBroken = true;
    const Dialog = () => {
      if (isBroken) throw fault;
      return 'content';
    };
    await openDialog(() => Promise.resolve(Dialog));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(page.broken);
    expect(alert).not.toHaveTextContent(page.failed);
    // React has reported it.
    expect(report.mock.calls.flat()).toContain(fault);
    isBroken = false;
    await userEvent.click(within(alert).getByRole('button', { name: page.retry }));
    expect(screen.getByText('content')).toBeInTheDocument();
    report.mockRestore();
  });

  it('can be dismissed when it is broken, and opened again', async () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    await openDialog(() =>
      Promise.resolve(() => {
        throw fault;
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: messagesOf('en').link.dismiss }));
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('alert')).toHaveTextContent(page.broken);
    report.mockRestore();
  });
});

describe('the lesson', () => {
  it('has not been loaded if its messages have not', async () => {
    mockWordsLoad = false;
    setAddress('/?seed=fault&lesson=1');
    renderPage(inRun('main', <LessonOpener />));
    expect(await screen.findByRole('alert')).toHaveTextContent(page.failed);
    mockWordsLoad = true;
    await userEvent.click(screen.getByRole('button', { name: page.retry }));
    expect(await screen.findByTestId('lesson')).toBeInTheDocument();
  });
});
