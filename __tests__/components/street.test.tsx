import { act, fireEvent, screen, within } from '@testing-library/react';
import { click, load, open, pass, renderInRun } from '@/__tests__/components/page';
import { renderToStaticMarkup } from 'react-dom/server';
import GlobalError from '@/app/global-error';
import { AlternateView } from '@/components/alternate/AlternateView';
import { LazyPart } from '@/components/dialogs/LazyPart';
import { MainView } from '@/components/main/MainView';
import { ShareDialog } from '@/components/share/ShareDialog';
import dialogs from '@/messages/dialogs/en.json';

const view = <MainView names={['Anna']} />;

const quiet = () => jest.spyOn(console, 'error').mockImplementation(() => {});

describe('what a browser lacks', () => {
  it('leaves the notice and a message if the run cannot be opened', async () => {
    quiet();
    const draw = jest.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
      throw new Error('no randomness');
    });
    await open('/', view);
    expect(screen.getByTestId('simulation-notice')).toHaveTextContent(/^Simulation\./);
    expect(screen.getByRole('alert')).toHaveTextContent('or has failed.');
    draw.mockRestore();
    await click('Try again');
    expect(screen.getByTestId('display-name')).toHaveTextContent('Anna');
  });

  it('costs nothing if it is randomness that a seed replaces', async () => {
    jest.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
      throw new Error('no randomness');
    });
    await open('/?seed=a', view);
    expect(screen.getByTestId('display-name')).toHaveTextContent('Anna');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('the last resort keeps the notice and the language of the page that has failed', () => {
  document.body.innerHTML = '<section data-notice=""><span>Symulacja.</span></section>';
  document.documentElement.lang = 'pl';
  const page = renderToStaticMarkup(<GlobalError />);
  document.documentElement.lang = 'en';
  expect(page).toMatch(/^<html lang="pl">.*<strong>Symulacja\.<.*<a href="">↻ /);
});

it('offers to load the page again at its moment, after a dialog has failed to load twice', async () => {
  quiet();
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

describe('what a visitor does', () => {
  it('keeps what was typed in Share for when it is opened again', async () => {
    await open('/?seed=a', view);
    await click('Share');
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Clara' } });
    await click('Close');
    expect(screen.queryByLabelText('Name')).toBeNull();
    await click('Share');
    expect(screen.getByLabelText('Name')).toHaveValue('Clara');
  });

  describe('with a close request of the system, such as Back', () => {
    const watchers: { onclose: (() => void) | null }[] = [];
    const goBack = () => act(() => watchers.pop()?.onclose?.());
    beforeEach(() => {
      window.CloseWatcher = class {
        onclose = null;
        constructor() {
          watchers.push(this);
        }
        destroy() {}
      };
    });
    afterEach(() => delete window.CloseWatcher);

    it('closes the lesson', async () => {
      await open('/?seed=a&lesson=2', view);
      expect(screen.getByTestId('lesson')).toBeInTheDocument();
      goBack();
      expect(screen.queryByTestId('lesson')).toBeNull();
    });

    it('closes nothing during the analysis, and stays on the page', async () => {
      await open('/v?seed=a', <AlternateView />);
      await click('Start Trading');
      expect(watchers).toHaveLength(1);
      goBack();
      expect(screen.getByTestId('analysis-overlay')).toBeInTheDocument();
    });
  });

  it('keeps the paragraphs of the lesson, and what is selected in them, when a trade comes', async () => {
    await open('/?seed=a&running&lesson=1', view);
    const paragraph = within(screen.getByTestId('lesson-step')).getByText(/listed so far: \d/);
    const before = paragraph.textContent;
    pass(10_000);
    expect(paragraph).toBeInTheDocument();
    expect(paragraph.textContent).not.toBe(before);
  });

  it('asks each question of the lesson with buttons of its own', async () => {
    await open('/?seed=a', view);
    await click('What gives it away?');
    const first = screen.getByRole('button', { name: dialogs.lesson.main1Right });
    await click('Next');
    expect(first).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: dialogs.lesson.main2Right })).toBeInTheDocument();
  });
});

describe('the link builder', () => {
  const props = { moment: null, draft: null, onDraft: jest.fn(), onClose: jest.fn() };

  it('gives each of its fields a name', () => {
    const { baseElement } = renderInRun('main', '/?seed=a', <ShareDialog {...props} />);
    const fields = baseElement.querySelectorAll<HTMLInputElement>(
      'input, select, textarea:not([aria-hidden])',
    );
    expect([...fields].filter(({ name }) => name === '')).toEqual([]);
  });

  it.each([0, 600])(
    'has a QR code with three pixels a module, for %d more characters',
    (length) => {
      const address = `/?seed=a&utm=${'x'.repeat(length)}`;
      renderInRun('main', address, <ShareDialog {...props} />);
      const code = screen.getByRole('img', { name: 'QR code' });
      const [, , modules = ''] = (code.getAttribute('viewBox') ?? '').split(' ');
      expect(Number(code.getAttribute('width')) / Number(modules)).toBeGreaterThanOrEqual(3);
    },
  );

  it('has a sentence in place of a QR code that could not be read', () => {
    renderInRun('main', `/?seed=a&utm=${'x'.repeat(900)}`, <ShareDialog {...props} />);
    expect(screen.queryByRole('img', { name: 'QR code' })).toBeNull();
    expect(screen.getByText(dialogs.share.qrTooLong)).toBeInTheDocument();
  });
});

it('texts that change survive translators, who replace each of them', async () => {
  await open('/?seed=a&trades=0', view);
  const wrap = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.parentElement?.closest('script, style, noscript, option, svg, .translated'))
        continue;
      const outer = document.createElement('span');
      outer.className = 'translated';
      text.replaceWith(outer);
      outer.appendChild(document.createElement('span')).append(text.data);
    }
  };
  // By their texts, since roles take long to find in a whole page.
  const press = (text: string) => {
    act(() => screen.getByText(text).click());
    return load();
  };
  wrap();
  await press('Start');
  expect(screen.getByText('System is Working', { selector: 'button *' })).toBeInTheDocument();
  pass(30_000);
  expect(screen.getByTestId('latest-trades')).not.toHaveTextContent('No trades yet');
  await press('What gives it away?');
  for (let step = 1; step <= 6; step += 1) {
    wrap();
    expect(screen.getByTestId('lesson')).toHaveTextContent(`Step ${step} of 6`);
    if (step < 6) await press('Next');
  }
  expect(screen.getByText('Done')).toBeInTheDocument();
  expect(screen.getByTestId('trade-count')).toHaveTextContent(
    screen.getByTestId<HTMLDataElement>('trade-count').value,
  );
});
