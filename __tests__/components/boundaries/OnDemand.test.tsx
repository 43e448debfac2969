import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inRun, renderPage, setAddress } from '@/__tests__/components/renderPage';
import { messagesOf } from '@/__tests__/messages';
import { useState } from 'react';
import { OnDemand, useOnDemand } from '@/components/boundaries/OnDemand';
import { lessonButtonName } from '@/components/early/noticeContent';
import { LessonOpener } from '@/components/layout/LessonOpener';

const { page } = messagesOf('en');
const fault = new Error('A fault of the test');
const unreachable = Object.assign(new Error('A fault of the test'), { name: 'ChunkLoadError' });

let mockError: Error | null = null;

jest.mock('@/lib/i18n/loadLessonCatalogue', () => ({
  loadLessonCatalogue: () =>
    mockError === null
      ? Promise.resolve({
          ...jest.requireActual<object>('@/messages/en.json'),
          ...jest.requireActual<object>('@/messages/lesson/en.json'),
        })
      : Promise.reject(mockError),
}));

type Load = Parameters<typeof useOnDemand>[0];

const Opener = ({ load }: { load: Load }) => {
  const [isOpen, setIsOpen] = useState(false);
  const part = useOnDemand(load, isOpen);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      <OnDemand part={part} onClose={() => setIsOpen(false)} />
    </>
  );
};

const openDialog = async (load: Load) => {
  setAddress('/?seed=fault');
  renderPage(inRun('main', <Opener load={load} />));
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
};

describe('a dialog that is loaded on demand', () => {
  it('says that it could not be loaded, and loads again', async () => {
    let isReachable = false;
    await openDialog(() =>
      isReachable ? Promise.resolve(() => 'content') : Promise.reject(unreachable),
    );
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(page.failed);
    expect(within(alert).getByRole('link', { name: page.reload })).toBeInTheDocument();
    isReachable = true;
    await userEvent.click(within(alert).getByRole('button', { name: page.retry }));
    expect(await screen.findByText('content')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be dismissed when it could not be loaded, and opened again', async () => {
    const load = jest.fn(() => Promise.reject(unreachable));
    await openDialog(load);
    await userEvent.click(screen.getByRole('button', { name: page.dismiss }));
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(page.failed);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('says that its code is broken, which only a reload can mend', async () => {
    await openDialog(() => Promise.reject(fault));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(page.broken);
    expect(within(alert).getByRole('link', { name: page.reload })).toBeInTheDocument();
    expect(within(alert).queryByRole('button', { name: page.retry })).toBeNull();
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
    await userEvent.click(screen.getByRole('button', { name: page.dismiss }));
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('alert')).toHaveTextContent(page.broken);
    report.mockRestore();
  });
});

describe('the lesson', () => {
  beforeEach(() => {
    mockError = unreachable;
    setAddress('/?seed=fault&lesson=1');
  });

  it('has not been loaded if its messages have not', async () => {
    renderPage(inRun('main', <LessonOpener />));
    expect(await screen.findByRole('alert')).toHaveTextContent(page.failed);
    mockError = null;
    await userEvent.click(screen.getByRole('button', { name: page.retry }));
    expect(await screen.findByTestId('lesson')).toBeInTheDocument();
  });

  it('is loaded again at a press on one of its buttons', async () => {
    renderPage(
      inRun(
        'main',
        <>
          <LessonOpener />
          <button name={lessonButtonName}>Lesson</button>
        </>,
      ),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(page.failed);
    mockError = null;
    await userEvent.click(screen.getByRole('button', { name: 'Lesson' }));
    expect(await screen.findByTestId('lesson')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
