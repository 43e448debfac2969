import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { click, open, pass, renderInRun } from '@/__tests__/components/page';
import { MainView } from '@/components/main/MainView';
import { ShareDialog } from '@/components/share/ShareDialog';
import { locales } from '@/lib/i18n/locales';
import type { Draft } from '@/lib/share/draft';
import dialogs from '@/messages/dialogs/en.json';

const Dialog = () => {
  const [draft, setDraft] = useState<Draft | null>(null);
  return <ShareDialog draft={draft} onDraft={setDraft} onClose={jest.fn()} />;
};

const openDialog = (address: string) => renderInRun('main', address, <Dialog />);

/** Types or chooses a value, and leaves the field. */
const type = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.blur(screen.getByLabelText(label));
};

const built = () => screen.getByTestId<HTMLTextAreaElement>('share-link').value;
const path = () => built().replace(window.location.origin, '');

const set = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true });

describe('the link builder', () => {
  const writeText = jest.fn<Promise<void>, [string]>();
  beforeEach(() => {
    writeText.mockReset().mockResolvedValue();
    set(navigator, 'clipboard', { writeText });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
  });

  it('begins with the link of the page, and writes what is typed or chosen', async () => {
    openDialog('/?seed=a&utm_source=letter&lesson=2&amount=x');
    expect(path()).toBe('/?seed=a&utm_source=letter');
    type('Name', 'Clara');
    type('Currency', 'EUR');
    type('Number format', 'US');
    type('Starting profit', '1.234,5');
    expect(path()).toBe('');
    type('Number format', '');
    type('View', 'alternate');
    expect(path()).toBe('/v?currency=EUR&name=Clara&amount=1234.50&seed=a&utm_source=letter');
    await click('Copy');
    expect(writeText).toHaveBeenCalledWith(built());
    expect(screen.getByText('Copied.')).toBeInTheDocument();
    type('Name', 'Berta');
    expect(screen.queryByText('Copied.')).toBeNull();
  });

  it('says below a number what it has read, or what it accepts', () => {
    openDialog('/?seed=a&currency=USD&country=DE');
    const amount = screen.getByLabelText('Starting profit');
    type('Starting profit', '-1234.5');
    expect(amount).toBeInvalid();
    expect(amount).toHaveAccessibleDescription('−\u2060$1.000.000.000 to $1.000.000.000');
    type('Starting profit', '-1234,5');
    expect(amount).toBeValid();
    expect(amount).toHaveAccessibleDescription('= −$1.234,50');
  });

  it('says what a merge tag needs, and has a sentence in place of its QR code', () => {
    openDialog(`/?seed=a&utm=${'x'.repeat(900)}`);
    expect(screen.getByText(dialogs.share.qrTooLong)).toBeInTheDocument();
    const name = screen.getByLabelText('Name');
    type('Name', 'Clara');
    expect(name).toHaveAccessibleDescription(dialogs.share.nameInMenu);
    type('Name', '{{first_name}}');
    expect(name).toHaveAccessibleDescription(dialogs.share.mergeTag);
    expect(screen.queryByRole('img', { name: 'QR code' })).toBeNull();
    expect(screen.getByText(dialogs.share.qrMergeTag)).toBeInTheDocument();
  });

  it('has no link while a field refuses its text, and says why', async () => {
    openDialog('/?seed=a');
    expect(screen.queryByLabelText('Seconds after Start')).toBeNull();
    type('When opened', 'pausedAt');
    expect(screen.getByLabelText('Seconds after Start')).toHaveValue('60');
    expect(path()).toBe('/?seed=a&t=60&paused=1');
    const seed = screen.getByLabelText('Seed');
    type('Seed', 'a b');
    expect(built()).toBe('');
    expect(screen.queryByRole('img', { name: 'QR code' })).toBeNull();
    await click('Copy');
    expect(writeText).not.toHaveBeenCalled();
    expect(screen.getByText(/^Correct the marked fields/)).toHaveRole('status');
    expect(seed).toHaveAccessibleDescription(/^1 to 64\scharacters:/);
    type('Seed', '');
    expect(seed).toHaveAccessibleDescription(dialogs.share.momentNeedsSeed);
    type('When opened', 'beforeStart');
    expect(seed).toBeValid();
  });

  it('has the link in all languages, also with the currency of each', async () => {
    openDialog('/?seed=a&currency=JPY');
    await click('The same link in all languages');
    const links = within(screen.getByRole('list')).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ pathname }) => pathname)).toEqual(
      locales.map((locale) => (locale === 'en' ? '/' : `/${locale}`)),
    );
    fireEvent.click(screen.getByLabelText(/^Use each language/));
    const polish = links[locales.indexOf('pl')];
    expect(polish?.search).toBe('?currency=PLN&country=PL&seed=a');
    await click('Copy, Polski');
    expect(writeText).toHaveBeenCalledWith(polish?.href);
    type('Seed', 'a b');
    type('Seed', 'a');
    expect(screen.getByLabelText(/^Use each language/)).toBeChecked();
  });

  it('copies the link if the system does not share it, unless the visitor cancels', async () => {
    const share = jest.fn().mockRejectedValueOnce(new DOMException('', 'AbortError'));
    set(navigator, 'share', share);
    openDialog('/?seed=a');
    await click('Share…');
    expect(share).toHaveBeenCalledWith({ url: built() });
    expect(writeText).not.toHaveBeenCalled();
    share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await click('Share…');
    expect(writeText).toHaveBeenCalledWith(built());
    expect(screen.getByText(/^Sharing did not work/)).toBeInTheDocument();
  });

  it('copies where there is no clipboard, or says that it cannot', async () => {
    set(navigator, 'clipboard', undefined);
    const setData = jest.fn();
    const execCommand = jest.fn().mockReturnValue(false);
    set(document, 'execCommand', execCommand);
    openDialog('/?seed=a');
    await click('Copy');
    expect(screen.getByText(/^Not copied\./)).toBeInTheDocument();
    execCommand.mockImplementation((name: string) => {
      document.dispatchEvent(Object.assign(new Event(name), { clipboardData: { setData } }));
      return true;
    });
    await click('Copy');
    expect(setData.mock.calls).toEqual([['text/plain', built()]]);
    expect(screen.getByText('Copied.')).toBeInTheDocument();
  });
});

it('opened again, the link builder keeps what was typed, and follows the page in the rest', async () => {
  await open('/?seed=a', <MainView names={['Anna']} />);
  await click('Share');
  type('Name', 'Clara');
  await click('Close');
  expect(screen.queryByLabelText('Name')).toBeNull();
  await click('Start');
  pass(5_000);
  await click('Pause');
  await click('Share');
  expect(screen.getByLabelText('Name')).toHaveValue('Clara');
  expect(path()).toBe('/?name=Clara&seed=a&t=5&paused=1');
});
