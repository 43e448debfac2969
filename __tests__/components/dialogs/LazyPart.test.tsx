import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { click, hideErrors, inPage, load, theme } from '@/__tests__/components/page';
import { LazyPart } from '@/components/dialogs/LazyPart';
import { page } from '@/components/run/focus';

const Works = () => {
  const t = useTranslations();
  return <p>{`${t('start')} and ${t('share.copied')}`}</p>;
};

const Broken = (): ReactNode => {
  throw new Error('A fault of the test');
};

const works = () => Promise.resolve(Works);

let answer = () => {};
const slow = () =>
  new Promise<() => ReactNode>((resolve) => {
    answer = () => resolve(Works);
  });
const arrive = () => {
  answer();
  return load();
};

const onClose = jest.fn();
beforeEach(() => onClose.mockReset());

const openDialog = async (get: () => Promise<() => ReactNode>, isAutomatic = false) => {
  render(
    inPage(
      <ThemeProvider theme={theme}>
        <LazyPart name="Share" load={get} onClose={onClose} isAutomatic={isAutomatic}>
          {(Dialog) => <Dialog />}
        </LazyPart>
      </ThemeProvider>,
    ),
  );
  await load();
};

describe('a dialog that is loaded when it is opened', () => {
  it('says that it is loading until it arrives, then appears with its messages', async () => {
    await openDialog(slow);
    expect(screen.getByRole('status')).toHaveTextContent('Loading “Share”…');
    await arrive();
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByText('Start and Copied.')).toBeInTheDocument();
  });

  it.each([
    ['fails to load', () => Promise.reject(new Error('offline'))],
    ['fails to render', () => Promise.resolve(Broken)],
  ])('says so if it %s, can be dismissed, and is loaded again when asked to', async (_, fails) => {
    hideErrors();
    let get: () => Promise<() => ReactNode> = fails;
    await openDialog(() => get());
    expect(screen.getByRole('alert')).toHaveTextContent('“Share” could not be loaded');
    await click('Dismiss');
    expect(onClose).toHaveBeenCalledTimes(1);
    await click('Try again');
    expect(screen.getByRole('alert')).toHaveTextContent('“Share” could not be loaded');
    get = works;
    await click('Try again');
    expect(screen.getByText('Start and Copied.')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has failed if there is no answer for ten seconds', async () => {
    hideErrors();
    await openDialog(slow);
    await load(9_999);
    expect(screen.getByRole('status')).toHaveTextContent('Loading “Share”…');
    await load(1);
    expect(screen.getByRole('alert')).toHaveTextContent('“Share” could not be loaded');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is cancelled by its button, or by Escape', async () => {
    await openDialog(slow);
    await click('Cancel');
    expect(onClose).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('returns the focus to its opener after its message had it', async () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    await openDialog(slow);
    act(() => screen.getByRole('button', { name: 'Cancel' }).focus());
    await arrive();
    expect(document.body).toHaveFocus();
    cleanup();
    expect(opener).toHaveFocus();
    opener.remove();
  });

  it('leaves the focus to the page when it is loaded again, but was opened by the link', async () => {
    hideErrors();
    const main = document.body.appendChild(document.createElement('main'));
    main.tabIndex = -1;
    page.current = main;
    await openDialog(() => Promise.reject(new Error('offline')), true);
    act(() => screen.getByRole('button', { name: 'Try again' }).focus());
    await click('Try again');
    expect(main).toHaveFocus();
    main.remove();
  });

  it('waits while somebody types', async () => {
    await openDialog(slow);
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await arrive();
    expect(screen.queryByText('Start and Copied.')).toBeNull();
    act(() => field.blur());
    await load();
    expect(screen.getByText('Start and Copied.')).toBeInTheDocument();
    field.remove();
  });
});
