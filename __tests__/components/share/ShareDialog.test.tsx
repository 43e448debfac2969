import { act, fireEvent, screen } from '@testing-library/react';
import { renderInRun } from '@/__tests__/components/page';
import { ShareDialog } from '@/components/share/ShareDialog';

const open = (address: string) => renderInRun('main', address, <ShareDialog onClose={jest.fn()} />);

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const built = () => screen.getByTestId<HTMLTextAreaElement>('share-link').value;
const query = () => Object.fromEntries(new URL(built()).searchParams);

/** Clicks a button, and waits for what it promises. */
const click = (name: string) =>
  act(async () => {
    screen.getByRole('button', { name }).click();
    await Promise.resolve();
  });

const set = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true });

describe('the link builder', () => {
  const writeText = jest.fn<Promise<void>, [string]>();
  beforeEach(() => {
    writeText.mockReset().mockResolvedValue();
    set(navigator, 'clipboard', { writeText });
    // For each name that is asked for, Jest's page goes through all style rules. None matters here.
    const { style } = document.createElement('div');
    jest.spyOn(window, 'getComputedStyle').mockReturnValue(style);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
    Reflect.deleteProperty(document, 'execCommand');
  });

  it('begins with the link of the page, and writes what is typed or chosen', async () => {
    open('/?seed=a&utm_source=letter&lesson=2&amount=x');
    expect(query()).toEqual({ seed: 'a', utm_source: 'letter' });
    type('Name', 'Clara');
    type('Starting profit', '1,234.5');
    type('Starting trades', '7');
    type('Currency', 'EUR');
    type('View', 'alternate');
    expect(new URL(built()).pathname).toBe('/v');
    expect(query()).toEqual({
      utm_source: 'letter',
      currency: 'EUR',
      name: 'Clara',
      amount: '1234.50',
      trades: '7',
      seed: 'a',
    });
    await click('Copy link');
    expect(writeText).toHaveBeenCalledWith(built());
    expect(screen.getByText('Copied.')).toBeInTheDocument();
    type('Name', 'Berta');
    expect(screen.queryByText('Copied.')).toBeNull();
  });

  it('has no link while a field refuses its text, and says what it accepts', () => {
    open('/?seed=a');
    type('Seed', 'a b');
    expect(screen.queryByTestId('share-link')).toBeNull();
    expect(screen.queryByRole('button', { name: /Copy link/ })).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Correct the marked fields');
    expect(screen.getByLabelText('Seed')).toBeInvalid();
    expect(screen.getByLabelText('Seed')).toHaveAccessibleDescription(/^1 to 64/);
    type('Seed', 'ab');
    expect(query()).toEqual({ seed: 'ab' });
  });

  it('takes the number format of a language along, until one is chosen by hand', () => {
    open('/?seed=a');
    const format = screen.getByLabelText('Number format');
    type('Language', 'de');
    expect(format).toHaveValue('DE');
    expect(new URL(built()).pathname).toBe('/de');
    type('Number format', 'GB');
    type('Language', 'fr');
    expect(format).toHaveValue('GB');
  });

  it('opens at the moment on screen only when asked for, and only if there is one', () => {
    const { unmount } = open('/?seed=a');
    expect(screen.getByLabelText('Open at the moment on screen')).toBeDisabled();
    unmount();
    open('/?seed=a&t=90&paused');
    const moment = screen.getByLabelText('Open at the moment on screen');
    expect(query()).toEqual({ seed: 'a', t: '90', paused: '' });
    fireEvent.click(moment);
    expect(query()).toEqual({ seed: 'a', running: '' });
    fireEvent.click(screen.getByLabelText('Start the run automatically'));
    expect(query()).toEqual({ seed: 'a' });
  });

  it('has the same link in all languages, also with the currency of each', async () => {
    open('/?seed=a&currency=JPY');
    const links = () =>
      screen.getAllByRole('link').map((link) => link.getAttribute('href')?.replace(/^.*host/, ''));
    expect(links()).toEqual(
      ['', 'de', 'es', 'fr', 'it', 'pl'].map((locale) => `/${locale}?currency=JPY&seed=a`),
    );
    fireEvent.click(screen.getByLabelText(/^In all of them/));
    expect(links()[5]).toBe('/pl?country=PL&currency=PLN&seed=a');
    await click('Copy link, Polski');
    expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/\/pl\?.*currency=PLN/));
  });

  it('copies the link if the system does not share it, but not if a visitor cancels', async () => {
    const share = jest.fn().mockRejectedValueOnce(new DOMException('', 'AbortError'));
    set(navigator, 'share', share);
    open('/?seed=a');
    await click('Share…');
    expect(share).toHaveBeenCalledWith({ url: built() });
    expect(writeText).not.toHaveBeenCalled();
    share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await click('Share…');
    expect(writeText).toHaveBeenCalledWith(built());
    expect(await screen.findByText('Sharing did not work, so the link was copied.')).toBeVisible();
  });

  it('copies where there is no clipboard, or says that it cannot', async () => {
    set(navigator, 'clipboard', undefined);
    const setData = jest.fn();
    set(document, 'execCommand', () => {
      const event = Object.assign(new Event('copy'), { clipboardData: { setData } });
      return document.dispatchEvent(event) || true;
    });
    open('/?seed=a');
    await click('Copy link');
    expect(setData).toHaveBeenCalledWith('text/plain', built());
    expect(await screen.findByText('Copied.')).toBeInTheDocument();
    set(document, 'execCommand', () => false);
    await click('Copy link');
    expect(await screen.findByText(/^Could not copy\./)).toBeInTheDocument();
  });
});
