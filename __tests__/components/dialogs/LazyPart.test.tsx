import { act, render, screen } from '@testing-library/react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import {
  click,
  defaults,
  hideErrors,
  inPage,
  load,
  renderInRun,
} from '@/__tests__/components/page';
import { LazyPart } from '@/components/dialogs/LazyPart';
import { MainSimulation } from '@/components/main/mainRun';

const Works = () => {
  const t = useTranslations();
  return <p>{`${t('start')} and ${t('share.copied')}`}</p>;
};

const Broken = (): ReactNode => {
  throw new Error('A fault of the test');
};

const works = () => Promise.resolve(Works);

const onClose = jest.fn();

/** Renders a dialog before the link has been read, and returns a function that reads the link. */
const openDialog = async (get: () => Promise<() => ReactNode>) => {
  const page = (isRead: boolean) =>
    inPage(
      <MainSimulation defaults={isRead ? defaults : null}>
        <LazyPart load={get} onClose={onClose}>
          {(Dialog) => <Dialog />}
        </LazyPart>
      </MainSimulation>,
    );
  const { rerender } = render(page(false));
  await load();
  return () => {
    rerender(page(true));
    return load();
  };
};

describe('a dialog that is loaded when it is opened', () => {
  it('says that it is loading until the link has been read, then appears with its messages', async () => {
    const read = await openDialog(works);
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    await read();
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByText('Start and Copied.')).toBeInTheDocument();
  });

  it.each([
    ['is not loaded', () => Promise.reject(new Error('offline'))],
    ['fails to render', () => Promise.resolve(Broken)],
  ])('says so if it %s, can be dismissed, and is loaded again when asked to', async (_, fails) => {
    hideErrors();
    let get: () => Promise<() => ReactNode> = fails;
    const read = await openDialog(() => get());
    await read();
    expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
    await click('Dismiss');
    expect(onClose).toHaveBeenCalledTimes(1);
    onClose.mockClear();
    await click('Try again');
    expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
    get = works;
    await click('Try again');
    expect(screen.getByText('Start and Copied.')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers to load the page again at its moment, after it has failed to load twice', async () => {
    hideErrors();
    const fail = () => Promise.reject(new Error('gone'));
    renderInRun('main', '/?seed=a&t=90&paused', <LazyPart load={fail}>{() => null}</LazyPart>);
    await load();
    expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
    expect(screen.queryByRole('link', { name: 'Load the page again' })).toBeNull();
    await click('Try again');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Load the page again' });
    act(() => link.focus());
    expect(link.search).toBe('?seed=a&t=90&paused=1');
  });
});
