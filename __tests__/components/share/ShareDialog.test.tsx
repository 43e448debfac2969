import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderPage, setAddress } from '@/__tests__/components/renderPage';
import { messagesOf } from '@/__tests__/messages';
import { locales } from '@/lib/i18n/locales';
import { MessagesProvider } from '@/lib/i18n/MessagesProvider';
import { RunProvider } from '@/components/main/mainRun';
import { usePage } from '@/components/run/runContext';
import { ShareDialog } from '@/components/share/ShareDialog';

const defaults = { names: ['Anna'], trades: { min: 20, max: 20 } };

/** Changes the page before the dialog opens. */
const Before = ({ change }: { change: (page: ReturnType<typeof usePage>) => void }) => {
  const page = usePage();
  useState(() => change(page));
  return null;
};

const openBuilder = async (
  address: string,
  change: (page: ReturnType<typeof usePage>) => void = () => {},
) => {
  setAddress(address);
  renderPage(
    <RunProvider defaults={defaults}>
      <Before change={change} />
      <MessagesProvider locale="en" messages={messagesOf('en')}>
        <ShareDialog onClose={jest.fn()} />
      </MessagesProvider>
    </RunProvider>,
  );
  await screen.findByTestId('built-link');
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const leave = (label: string) => fireEvent.blur(field(label));
const built = () => new URL(screen.getByTestId('built-link').textContent).searchParams;

const isInvalid = (label: string) => field(label).getAttribute('aria-invalid') === 'true';

describe('the link builder', () => {
  beforeEach(() => {
    // jsdom goes through all style rules for each element whose name is asked for. None matters here.
    const { style } = document.createElement('div');
    jest.spyOn(window, 'getComputedStyle').mockReturnValue(style);
  });
  afterEach(() => jest.restoreAllMocks());

  it('has what most people set before all other settings', async () => {
    await openBuilder('/');
    const dialog = screen.getByRole('dialog');
    const labels = [
      ...dialog.querySelectorAll('label, fieldset:not([aria-hidden]) > legend, h3'),
    ].map(({ textContent }) => textContent);
    expect(labels.slice(0, 9)).toEqual([
      'View',
      'Language',
      'Name',
      'Starting profit',
      'Currency',
      'More settings',
      'Run',
      'Starting trades',
      'Number format',
    ]);
  });

  it.each([
    ['/', false],
    ['/?name=Anna&amount=5&currency=EUR', false],
    ['/?seed=more', true],
    ['/?utm_source=letter', true],
  ])('opened on %s: the other settings are open: %s', async (address, isOpen) => {
    await openBuilder(address);
    const more = screen.getByRole('button', { name: 'More settings' });
    expect(more).toHaveAttribute('aria-expanded', String(isOpen));
    fireEvent.click(more);
    expect(more).toHaveAttribute('aria-expanded', String(!isOpen));
  });

  it('does not close the other settings over an error', async () => {
    await openBuilder('/?seed=error');
    const more = screen.getByRole('button', { name: 'More settings' });
    write('Seed', 'a b');
    fireEvent.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    write('Seed', 'ab');
    expect(more).toHaveAttribute('aria-expanded', 'false');
  });

  it('reports in a field that its value is invalid, and leaves it out', async () => {
    await openBuilder('/?seed=wrong&t=9&paused');
    for (const [label, text, parameter] of [
      ['Starting trades', '1e3', 'trades'],
      ['Starting profit', '1000000001', 'amount'],
      ['Seed', 'a b', 'seed'],
      ['Time since Start', '604,801', 't'],
    ] as const) {
      expect([label, built().has(parameter)]).toEqual([label, true]);
      write(label, text);
      leave(label);
      expect([label, isInvalid(label)]).toEqual([label, true]);
      expect([label, built().has(parameter)]).toEqual([label, false]);
      write(label, '');
      expect([label, isInvalid(label)]).toEqual([label, false]);
    }
  });

  it('refuses a name that says whom to contact', async () => {
    await openBuilder('/?seed=contact');
    write('Name', 'call +49 30 1234567');
    expect(isInvalid('Name')).toBe(true);
    expect(field('Name')).toHaveAccessibleDescription(
      expect.stringContaining('no telephone number'),
    );
    expect(built().has('name')).toBe(false);
  });

  it('leaves to chance what can be drawn at random', async () => {
    await openBuilder('/?seed=chance&name=Anna&amount=5&trades=7');
    for (const [label, parameter] of [
      ['Name', 'name'],
      ['Starting profit', 'amount'],
      ['Starting trades', 'trades'],
      ['Seed', 'seed'],
    ] as const) {
      expect(built().has(parameter)).toBe(true);
      const button = screen.getByRole('button', { name: `Random: ${label}` });
      // In the field itself.
      expect(button.closest('.MuiInputBase-root')).toContainElement(field(label));
      fireEvent.click(button);
      expect(field(label)).toHaveValue('');
      expect(built().has(parameter)).toBe(false);
    }
    fireEvent.change(screen.getByLabelText('View'), { target: { value: 'alternate' } });
    expect(screen.getAllByRole('button', { name: /^Random/ })).toHaveLength(2);
  });

  it('keeps parameters of others, but none of its own in their place', async () => {
    await openBuilder('/?seed=others&utm_source=letter');
    expect(field('Other parameters')).toHaveValue('utm_source=letter');
    write('Other parameters', 'utm_medium=mail&seed=other&ref=1');
    expect(isInvalid('Other parameters')).toBe(true);
    expect(field('Other parameters')).toHaveAccessibleDescription(
      expect.stringContaining(': seed'),
    );
    const link = built();
    expect([link.get('utm_source'), link.get('utm_medium'), link.get('ref')]).toEqual([
      null,
      'mail',
      '1',
    ]);
    expect(link.getAll('seed')).toEqual(['others']);
  });

  it('says what a visitor will see: a pause, a presentation, a step of the lesson', async () => {
    await openBuilder('/?seed=states');
    const preview = screen.getByTestId('link-preview');
    expect(preview).not.toHaveTextContent('Open');
    fireEvent.click(screen.getByLabelText('Open as a presentation'));
    write('Open “What gives it away?” at step', '3');
    expect(preview).toHaveTextContent('Open as a presentation✓');
    expect(preview).toHaveTextContent('Open “What gives it away?” at step3');
  });

  it('has the lesson and the pause as they are now, not as the page was opened', async () => {
    await openBuilder('/?seed=now&running&paused&lesson=1', (page) => {
      page.setLesson({ isOpen: false });
      page.setPaused(false);
    });
    expect(built().has('running')).toBe(true);
    expect(built().has('paused')).toBe(false);
    expect(built().has('lesson')).toBe(false);
  });

  it('has the step of a lesson that was opened since', async () => {
    await openBuilder('/?seed=now&running&paused', (page) => {
      page.setLesson({ isOpen: true, step: 3 });
    });
    expect(built().has('paused')).toBe(true);
    expect(built().get('lesson')).toBe('3');
  });

  it('lets a phone type a minus', async () => {
    await openBuilder('/?seed=minus');
    expect(field('Starting profit')).toHaveAttribute('inputmode', 'text');
    expect(field('Starting trades')).toHaveAttribute('inputmode', 'numeric');
  });

  it('does not read the link out at every key', async () => {
    await openBuilder('/?seed=quiet');
    expect(screen.getByTestId('built-link')).toHaveAttribute('aria-live', 'off');
  });

  it('saves the QR codes of all languages as files', async () => {
    await openBuilder('/?seed=codes');
    const names: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:code', revokeObjectURL: () => {} });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    fireEvent.click(screen.getByRole('button', { name: 'Save each as SVG' }));
    // One after the other.
    expect(names).toHaveLength(1);
    await waitFor(() => expect(names).toHaveLength(locales.length), { timeout: 5_000 });
    expect(names).toEqual(locales.map((locale) => `dry-run-main-${locale}-codes.svg`));
  });

  it('prints no seed or parameter of others that says whom to contact, and keeps it in the link', async () => {
    await openBuilder('/?seed=call-48512345678&x=t.me/anna');
    const { textContent } = document.body;
    expect(textContent).not.toContain('48512345678');
    expect(textContent).not.toContain('t.me');
    expect(screen.getByTestId('built-link')).toHaveTextContent('?x=…&name=Anna');
    const open = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open in a new tab' });
    expect(new URL(open.href).searchParams.get('seed')).toBe('call-48512345678');
    const names: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:code', revokeObjectURL: () => {} });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    fireEvent.click(screen.getByRole('button', { name: 'Save as SVG' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save each as SVG' }));
    await waitFor(() => expect(names).toHaveLength(1 + locales.length), { timeout: 5_000 });
    expect(names).toContain('dry-run-main-en.svg');
    expect(names.join()).not.toContain('485');
  });

  describe('if something typed is refused', () => {
    const copied = jest.fn(() => Promise.resolve());
    const copyButton = () => screen.getByRole('button', { name: 'Copy link' });
    const ways = [
      'Save as SVG',
      'Save as PNG',
      'Copy all',
      'Save as CSV',
      'Print them on one sheet',
    ];
    const openWith = (label: string, text: string) => {
      write(label, text);
      leave(label);
    };
    beforeEach(() => {
      copied.mockClear();
      Object.assign(navigator, { clipboard: { writeText: copied } });
    });
    afterEach(() => {
      Reflect.deleteProperty(navigator, 'clipboard');
    });

    it('copies no link, and says what would be missing, at the button too', async () => {
      await openBuilder('/?seed=a&country=DE&currency=EUR');
      openWith('Starting profit', '1.5');
      fireEvent.click(copyButton());
      expect(copied).not.toHaveBeenCalled();
      expect(screen.queryByText('Copied.')).toBeNull();
      expect(copyButton().parentElement).toHaveTextContent('Not in the link: Starting profit.');
      expect(field('Starting profit')).toHaveFocus();
      openWith('Starting profit', '1,5');
      fireEvent.click(copyButton());
      await screen.findByText('Copied.');
      expect(copied).toHaveBeenCalledWith(expect.stringContaining('amount=1.50'));
      // Only a message that changes is announced.
      fireEvent.click(copyButton());
      expect(screen.queryByText('Copied.')).toBeNull();
      await screen.findByText('Copied.');
      // It would speak of another link.
      write('Starting profit', '1,6');
      expect(screen.queryByText('Copied.')).toBeNull();
    });

    it('copies by a command where there is no clipboard, and says so if that fails', async () => {
      Reflect.deleteProperty(navigator, 'clipboard');
      let selected = '';
      const execCommand = jest.fn(() => {
        selected = window.getSelection()?.toString() ?? '';
        return true;
      });
      Object.assign(document, { execCommand });
      await openBuilder('/?seed=http&utm_id=1234567890');
      fireEvent.click(copyButton());
      await screen.findByText('Copied.');
      // The whole link, of which the page hides a part.
      expect(new URL(selected).searchParams.get('utm_id')).toBe('1234567890');
      expect(document.body).not.toHaveTextContent('1234567890');
      execCommand.mockReturnValue(false);
      fireEvent.click(copyButton());
      await screen.findByText(messagesOf('en').share.notCopied);
      Reflect.deleteProperty(document, 'execCommand');
    });

    it('offers no other way to the link', async () => {
      await openBuilder('/?seed=ways');
      for (const name of ways) expect(screen.getByRole('button', { name })).toBeInTheDocument();
      expect(screen.getByRole('img', { name: 'QR code' })).toBeInTheDocument();
      openWith('Name', 't.me/anna');
      for (const name of [...ways, 'Save each as SVG']) {
        expect(screen.queryByRole('button', { name })).toBeNull();
      }
      expect(screen.queryByRole('link', { name: 'Open in a new tab' })).toBeNull();
      expect(screen.queryByRole('img', { name: 'QR code' })).toBeNull();
      expect(screen.queryByTestId('all-links')).toBeNull();
      // The run itself is whole.
      expect(screen.getByRole('button', { name: 'Save the run as CSV' })).toBeInTheDocument();
      openWith('Name', 'Dott.ssa Rossi');
      for (const name of ways) expect(screen.getByRole('button', { name })).toBeInTheDocument();
    });

    it('names each of several, also a box and parameters of others', async () => {
      await openBuilder('/?seed=several');
      openWith('Seed', 'a b');
      fireEvent.click(screen.getByLabelText(/^Open with updates paused/));
      openWith('Other parameters', 'seed=b');
      fireEvent.click(copyButton());
      expect(copyButton().parentElement).toHaveTextContent(
        'Not in the link: Seed, Open with updates paused, and Other parameters.',
      );
    });

    it('is not stopped by what another field excludes, or by a name that is cut', async () => {
      await openBuilder('/?seed=since&t=90&paused');
      fireEvent.click(screen.getByRole('button', { name: 'In five minutes' }));
      openWith('Name', 'x'.repeat(61));
      fireEvent.click(copyButton());
      await screen.findByText('Copied.');
    });
  });

  it('begins with an example at one press', async () => {
    await openBuilder('/?seed=example&name=Anna&utm_source=x');
    const pathAndQuery = () => {
      const { pathname, search } = new URL(screen.getByTestId('built-link').textContent);
      return pathname + search;
    };
    for (const [name, link] of [
      ['A talk in English', '/?seed=talk&t=90&paused=&present='],
      ['A class in German', '/de?amount=5000&trades=20&country=DE&currency=EUR&seed=class-1'],
      ['The dark view at a moment', '/v?seed=dark&t=15&rounds=3&paused='],
    ] as const) {
      fireEvent.click(screen.getByRole('button', { name }));
      expect(pathAndQuery()).toBe(link);
    }
  });

  it('empties all fields at once, so that the link has nothing of the screen', async () => {
    await openBuilder('/?currency=EUR&country=DE&speed=5&running&lesson=2&utm_source=mail');
    expect([...built().keys()]).toContain('amount');
    fireEvent.click(screen.getByRole('button', { name: 'Empty all fields' }));
    expect(new URL(screen.getByTestId('built-link').textContent).search).toBe(
      '?country=DE&currency=EUR',
    );
    for (const label of ['Name', 'Starting profit', 'Seed', 'Other parameters']) {
      expect(field(label)).toHaveValue('');
    }
    expect(screen.getByLabelText('Speed')).toHaveValue('1');
  });

  it('writes a negative amount as the page does, and reads it again', async () => {
    await openBuilder('/?seed=minus&country=DE&currency=EUR&amount=-5');
    expect(field('Starting profit')).toHaveValue('−5\u00a0€');
    expect(built().get('amount')).toBe('-5');
    write('Starting profit', '-1234,5');
    leave('Starting profit');
    expect(field('Starting profit')).toHaveValue('−1.234,50\u00a0€');
    expect(built().get('amount')).toBe('-1234.50');
    write('Currency', 'USD');
    write('Number format', 'US');
    expect(field('Starting profit')).toHaveValue('−$1,234.50');
    expect(built().get('amount')).toBe('-1234.50');
  });

  it('says that the placeholder of the alternate view is none of a name', async () => {
    await openBuilder('/?seed=nobody');
    const preview = screen.getByTestId('link-preview');
    expect(preview).not.toHaveTextContent('{name}');
    fireEvent.change(screen.getByLabelText('View'), { target: { value: 'alternate' } });
    write('Name', '');
    expect(preview).toHaveTextContent('Demo · {name} (placeholder, since the link has no name)');
    expect(field('Name')).toHaveAccessibleDescription(
      expect.stringContaining('in the dark view a placeholder'),
    );
    expect(built().has('name')).toBe(false);
    write('Name', 'Anna');
    expect(preview).not.toHaveTextContent('placeholder');
  });

  it('takes each language’s currency and number format in all links, if that is chosen', async () => {
    await openBuilder('/?seed=local&currency=GBP&amount=1234.5');
    const links = () =>
      within(screen.getByTestId('all-links'))
        .getAllByRole('definition')
        .map(({ textContent }) => {
          const { searchParams } = new URL(textContent);
          return ['currency', 'country', 'amount'].map((key) => searchParams.get(key));
        });
    expect(links()).toEqual(locales.map(() => ['GBP', null, '1234.50']));
    fireEvent.click(screen.getByLabelText(/own currency and number format/));
    expect(links()).toEqual(
      // A dollar and the number format of the United States are what a link without them has.
      [
        [null, null, '1234.50'],
        ['EUR', 'DE', '1234.50'],
        ['EUR', 'ES', '1234.50'],
        ['EUR', 'FR', '1234.50'],
        ['EUR', 'IT', '1234.50'],
        ['PLN', 'PL', '1234.50'],
      ],
    );
    // The link of the form stays as it is.
    expect(built().get('currency')).toBe('GBP');
    const pieces: string[] = [];
    const { Blob: Original } = globalThis;
    jest.spyOn(globalThis, 'Blob').mockImplementation((parts, options) => {
      pieces.push(...(parts ?? []).filter((part) => typeof part === 'string'));
      return new Original(parts, options);
    });
    Object.assign(URL, { createObjectURL: () => 'blob:csv', revokeObjectURL: () => {} });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    fireEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
    expect(pieces.join('')).toMatch(/currency=PLN/);
    jest.restoreAllMocks();
  });

  it('says how a name that is too long is shown', async () => {
    await openBuilder('/?seed=long');
    write('Name', 'x'.repeat(61));
    expect(field('Name')).toHaveAccessibleDescription(
      expect.stringContaining(`Shown as: ${'x'.repeat(60)}`),
    );
    expect(built().get('name')).toBe('x'.repeat(60));
  });

  it('reads an amount in the number format of the link', async () => {
    await openBuilder('/?seed=typed');
    const label = 'Starting profit';
    for (const [country, currency, text, full] of [
      ['US', 'USD', '1,234.5', '$1,234.50'],
      ['DE', 'EUR', '1.234,50', '1.234,50\u00a0€'],
      ['FR', 'EUR', '1 234,5', '1\u00a0234,50\u00a0€'],
      ['PL', 'PLN', '1234,50 zł', '1\u00a0234,50\u00a0zł'],
      ['US', 'CHF', 'Fr 1,234.50', 'Fr\u00a01,234.50'],
    ] as const) {
      write(label, '');
      write('Number format', country);
      write('Currency', currency);
      write(label, text);
      expect([text, isInvalid(label)]).toEqual([text, false]);
      expect(built().get('amount')).toBe('1234.50');
      leave(label);
      expect(field(label)).toHaveValue(full);
      expect(built().get('amount')).toBe('1234.50');
    }
  });

  it('refuses an amount that can be read in two ways when it is left, and says how to write it', async () => {
    await openBuilder('/?seed=typed');
    write('Starting profit', '1,2');
    expect(screen.queryByRole('alert')).toBeNull();
    leave('Starting profit');
    expect(screen.getByRole('alert')).toHaveTextContent('Write it like this');
    write('Starting profit', '1234,50');
    expect(isInvalid('Starting profit')).toBe(true);
    expect(screen.getByRole('alert')).toHaveTextContent(/Write it like this: \$1,234\.50$/);
    expect(field('Starting profit')).toHaveAccessibleDescription(/Write it like this/);
    expect(built().has('amount')).toBe(false);
    // In another number format, it is one.
    write('Number format', 'DE');
    expect(isInvalid('Starting profit')).toBe(false);
    expect(built().get('amount')).toBe('1234.50');
    write('Starting trades', '1.000');
    write('Number format', 'US');
    expect(field('Starting profit')).toHaveValue('$1,234.50');
    expect(field('Starting trades')).toHaveValue('1,000');
    expect(built().get('trades')).toBe('1000');
  });

  it('does not start a run again that is shown at a moment', async () => {
    await openBuilder('/?seed=moment&t=9&paused');
    const start = screen.getByRole('checkbox', { name: 'Start the run automatically' });
    expect(start).not.toBeChecked();
    write('Time since Start', '');
    expect(built().has('running')).toBe(false);
    expect(built().has('t')).toBe(false);
  });

  it('opens before Start without the moment on screen, also where the page has it', async () => {
    await openBuilder('/?seed=moment&t=9&paused');
    const moment = screen.getByLabelText('Open at the moment on screen');
    expect(moment).toBeChecked();
    fireEvent.click(moment);
    expect(moment).not.toBeChecked();
    expect([...built().keys()]).toEqual(['name', 'amount', 'trades', 'seed']);
    fireEvent.click(moment);
    expect(built().get('t')).toBe('9');
    expect(built().has('paused')).toBe(true);
  });

  it('keeps what was typed when the view is changed and changed back', async () => {
    await openBuilder('/?seed=views');
    write('Time since Start', '90');
    fireEvent.click(screen.getByLabelText('Open with updates paused'));
    const view = screen.getByLabelText('View');
    fireEvent.change(view, { target: { value: 'alternate' } });
    expect([built().get('t'), built().has('paused')]).toEqual(['90', true]);
    fireEvent.change(view, { target: { value: 'main' } });
    expect([built().get('t'), built().has('paused')]).toEqual(['90', true]);
  });

  describe('with a common start', () => {
    const label = 'Start for everybody at';
    const other = 'Time since Start';
    const since = () => built().get('since') ?? '';
    const preview = () => screen.getByTestId('link-preview');

    it('writes the time that is typed in the zone of the computer', async () => {
      await openBuilder('/?seed=since');
      const time = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 3_600_000);
      const minutes = time.getTime() - time.getTimezoneOffset() * 60_000;
      write(label, new Date(minutes).toISOString().slice(0, 16));
      expect(since()).toBe(`${time.toISOString().slice(0, 19)}Z`);
      expect(preview()).toHaveTextContent(label);
      expect(isInvalid(label)).toBe(false);
    });

    it('offers one in five minutes, which begins with a minute', async () => {
      await openBuilder('/?seed=since');
      fireEvent.click(screen.getByRole('button', { name: 'In five minutes' }));
      expect(since()).toMatch(/:00Z$/);
      expect(Date.parse(since()) - Date.now()).toBeGreaterThan(299_000);
      expect(Date.parse(since()) - Date.now()).toBeLessThanOrEqual(360_000);
    });

    it('keeps that of the page', async () => {
      const time = `${new Date(Date.now() - 90_000).toISOString().slice(0, 19)}Z`;
      await openBuilder(`/?seed=since&amount=5&trades=7&since=${time}`);
      expect(since()).toBe(time);
      expect(built().has('running')).toBe(false);
      // The figures change every second.
      expect(preview()).not.toHaveTextContent('$5');
    });

    it('shows the figures with which a run will start', async () => {
      await openBuilder('/?seed=since&amount=5&trades=7');
      fireEvent.click(screen.getByRole('button', { name: 'In five minutes' }));
      expect(preview()).toHaveTextContent('$5');
    });

    it('keeps what it replaces, which cannot be changed meanwhile', async () => {
      await openBuilder('/?seed=since&t=90&paused');
      const paused = () => screen.getByLabelText(/^Open with updates paused/);
      const names = () => [...built().keys()];
      fireEvent.click(screen.getByRole('button', { name: 'In five minutes' }));
      expect(names()).toEqual(['name', 'amount', 'trades', 'seed', 'since']);
      expect(field(other)).toBeDisabled();
      expect(field(other)).toHaveValue('90');
      expect(field(other)).toHaveAccessibleDescription(`Not together with “${label}”.`);
      expect(isInvalid(other)).toBe(false);
      expect(paused()).toBeDisabled();
      expect(paused()).not.toBeChecked();
      write(label, '0002-01-01T12:00');
      expect(names()).toEqual(['name', 'amount', 'trades', 'seed', 't', 'paused']);
      write(label, '');
      expect(field(other)).toBeEnabled();
      expect(paused()).toBeChecked();
      expect(names()).toEqual(['name', 'amount', 'trades', 'seed', 't', 'paused']);
    });

    it('gives way to the moment on screen, and comes back', async () => {
      const time = `${new Date(Date.now() - 90_000).toISOString().slice(0, 19)}Z`;
      await openBuilder(`/?seed=since&since=${time}`);
      const moment = screen.getByLabelText('Open at the moment on screen');
      fireEvent.click(moment);
      expect(since()).toBe('');
      expect(Number(built().get('t'))).toBeGreaterThanOrEqual(90);
      fireEvent.click(moment);
      expect(since()).toBe(time);
      expect(built().has('t')).toBe(false);
    });

    it('refuses one that is too far away', async () => {
      await openBuilder('/?seed=since');
      write(label, '2020-01-01T12:00');
      expect(isInvalid(label)).toBe(true);
      expect(field(label)).toHaveAccessibleDescription(expect.stringContaining('At most 24'));
      expect(since()).toBe('');
    });
  });

  it('has no code for a link that is too long', async () => {
    await openBuilder(`/?seed=code&x=${'x'.repeat(4_000)}`);
    expect(screen.getByText('This link is too long for a QR code.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save as SVG' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Print them on one sheet' })).toBeNull();
  });
});
