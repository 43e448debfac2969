import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextEncoder } from 'node:util';
import { renderPage, setAddress } from '@/__tests__/components/renderPage';
import { lessonMessagesOf, messagesOf } from '@/__tests__/messages';
import { RunProvider as AlternateProvider } from '@/components/alternate/alternateRun';
import { LessonPanel } from '@/components/lesson/LessonPanel';
import { RunProvider as MainProvider } from '@/components/main/mainRun';
import { lessonSteps } from '@/lib/config/limits';
import { reportSites, siteUses } from '@/lib/config/reportSites';
import { tradingFigures } from '@/lib/config/tradingFigures';
import { views, type View } from '@/lib/config/views';
import { locales, type Locale } from '@/lib/i18n/locales';
import { MessagesProvider } from '@/lib/i18n/MessagesProvider';
import { runAt } from '@/lib/record/runAt';
import type * as CompletedTradeModule from '@/lib/lesson/completedTrade';

/** The places in the run of the trades that were computed, since this was emptied. */
const mockComputed: number[] = [];

jest.mock('@/lib/lesson/completedTrade', () => {
  const { completedTradesOf } = jest.requireActual<typeof CompletedTradeModule>(
    '@/lib/lesson/completedTrade',
  );
  return {
    completedTradesOf: (...run: Parameters<typeof CompletedTradeModule.completedTradesOf>) => {
      const tradeAt = completedTradesOf(...run);
      return (index: number) => {
        mockComputed.push(index);
        return tradeAt(index);
      };
    },
  };
});

const providers = { main: MainProvider, alternate: AlternateProvider };
const defaults = { names: ['Anna'], trades: { min: 20, max: 20 } };

/** Thirteen minutes of the main view, or twenty rounds of the alternate one. */
const played = { main: 't=800&paused', alternate: 'rounds=20' };

const settings = { seed: 'lesson-1', amount: 5_000_00, trades: 20, rounds: 0 };

/** The run that `played` opens. */
const runOf = (view: View) =>
  runAt(view, { ...settings, rounds: view === 'main' ? 0 : 20 }, view === 'main' ? 800_000 : null);

/** Every trade that its page has listed. */
const listedOf = (view: View) => [...runOf(view).history.trades];

/** Those since Start. */
const tradesOf = (view: View) => ({
  total: runOf(view).total,
  trades: listedOf(view).filter(({ inRun }) => inRun),
});

const onClose = jest.fn();

const openLesson = async (
  view: View,
  {
    step = 1,
    locale = 'en',
    moment = played[view],
  }: { step?: number; locale?: Locale; moment?: string } = {},
) => {
  const Provider = providers[view];
  setAddress(`/?seed=lesson-1&amount=5000&trades=20&lesson=${step}&${moment}`);
  const rendered = renderPage(
    <Provider defaults={defaults}>
      <MessagesProvider
        locale={locale}
        messages={{ ...messagesOf(locale), ...lessonMessagesOf(locale) }}
      >
        <LessonPanel onClose={onClose} />
      </MessagesProvider>
    </Provider>,
    locale,
  );
  await screen.findByTestId('lesson');
  return rendered;
};

const step = () => screen.getByTestId('lesson-step');

beforeEach(() => onClose.mockClear());

describe.each(views)('the lesson about the %s view', (view) => {
  it.each(locales)(
    'has words and figures for every step in %s, also before there are trades',
    async (locale) => {
      const title = messagesOf(locale).notice.lesson;
      for (const moment of [played[view], '']) {
        for (let each = 1; each <= lessonSteps; each += 1) {
          const { unmount } = await openLesson(view, { step: each, locale, moment });
          expect(screen.getByRole('dialog', { name: title })).toBe(screen.getByTestId('lesson'));
          expect(step()).toHaveAttribute('data-step', String(each));
          expect(within(step()).getAllByRole('heading', { level: 3 })).toHaveLength(1);
          expect(step().textContent.length).toBeGreaterThan(150);
          // Neither a missing message nor a figure that is not one.
          expect(step().textContent).not.toMatch(/lesson\.|NaN|undefined|Infinity|[{}]/);
          unmount();
        }
      }
    },
  );

  it('goes to the next step and back, by buttons and by arrow keys, and moves the focus', async () => {
    await openLesson(view);
    expect(step()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(step()).toHaveAttribute('data-step', '2');
    expect(step()).toHaveFocus();
    expect(step()).toHaveAccessibleName('Step 2 of 8');
    // A sign that was not decided is asked for first.
    expect(step()).toHaveTextContent('What would you check here?');
    await userEvent.click(screen.getByRole('button', { name: 'Show me' }));
    expect(step()).toHaveFocus();
    expect(step()).toHaveTextContent('We showed you this one.');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(step()).toHaveAttribute('data-step', '3');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(step()).toHaveAttribute('data-step', '2');
    expect(step()).not.toHaveTextContent('What would you check here?');
    await userEvent.keyboard('{ArrowRight}'.repeat(9));
    expect(step()).toHaveAttribute('data-step', '8');
    expect(step()).toHaveTextContent('0 of 5 found.');
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });

  it('is closed by its button, by Escape, and at its end', async () => {
    await openLesson(view, { step: lessonSteps });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('is folded to its title and its step, and unfolded', async () => {
    await openLesson(view, { step: 3 });
    await userEvent.click(screen.getByRole('button', { name: 'Collapse', expanded: true }));
    expect(document.documentElement).toHaveAttribute('data-lesson', 'folded');
    expect(screen.getByRole('button', { name: 'Expand', expanded: false })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getAllByText(`Step 4 of ${lessonSteps}`)).not.toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Expand' }));
    expect(document.documentElement).toHaveAttribute('data-lesson', '');
  });

  it('takes the fee from the trades of the run, each from its own sums', async () => {
    await openLesson(view, { step: 7 });
    const { trades } = tradesOf(view);
    const results = (fee: number) =>
      trades.map(({ profit, buy, sell }) => profit - (buy + (sell ?? 0)) * fee);
    const mean = (fee: number) => results(fee).reduce((sum, each) => sum + each, 0) / trades.length;
    const slider = screen.getByRole('slider', { name: 'Fee on each purchase and each sale' });
    expect(slider).toBe(screen.getByTestId('fee'));
    expect(slider).toHaveValue('0.6');
    expect(slider).toHaveAttribute('aria-valuetext', '0.60%');
    for (const percent of [0.1, 0, 0.33, 1.2]) {
      fireEvent.change(slider, { target: { value: String(percent) } });
      const shown = Number(screen.getByTestId('fee-result').getAttribute('value')) * 100;
      expect(Math.abs(shown - mean(percent / 100))).toBeLessThan(0.501);
      const losing = results(percent / 100).filter((each) => each < 0).length;
      expect(step()).toHaveTextContent(`Trades that lose${losing} of ${trades.length}`);
    }
    expect(screen.getByRole('img', { name: /^Two lines/ })).toBeInTheDocument();
  });

  it('leaves the arrow keys to the slider', async () => {
    await openLesson(view, { step: 7 });
    fireEvent.keyDown(screen.getByTestId('fee'), { key: 'ArrowRight' });
    expect(step()).toHaveAttribute('data-step', '7');
  });

  it('gives the figures about real trading with source and date', async () => {
    await openLesson(view, { step: 7 });
    for (const { url, source } of tradingFigures) {
      expect(screen.getByRole('link', { name: source })).toHaveAttribute('href', url);
    }
    expect(step()).toHaveTextContent('73% to 81%');
    expect(step()).toHaveTextContent('November 14, 2022');
  });

  it('takes the fee from the first trades of the run, as an example, before there are any', async () => {
    await openLesson(view, { step: 7, moment: '' });
    expect(step()).toHaveTextContent('here are the 10 trades that it will begin with');
    const first = tradesOf(view).trades.slice(0, 10);
    const gain = first.reduce((sum, { profit }) => sum + profit, 0);
    fireEvent.change(screen.getByTestId('fee'), { target: { value: '0' } });
    expect(screen.getByTestId('fee-result')).toHaveAttribute('value', (gain / 1_000).toFixed(2));
    expect(step()).toHaveTextContent('Trades that lose0 of 10');
  });

  it.each(locales)(
    'says in %s that each gain and balance after fees is simulated',
    async (locale) => {
      await openLesson(view, { step: 7, locale });
      const { simulated } = messagesOf(locale).notice;
      const { mean, totalShown, totalAfter } = lessonMessagesOf(locale).lesson;
      const figures = [...step().querySelectorAll('dl > div')].map((each) => each.textContent);
      for (const label of [mean, totalShown, totalAfter]) {
        const shown = figures.find((text) => text.startsWith(label));
        expect(shown).toMatch(new RegExp(`\\d.*${simulated}$`));
      }
      // In the legend of the plot as well.
      expect(screen.getAllByText(simulated)).toHaveLength(4);
    },
  );

  it.each(locales)(
    'names in %s where to check and where to report, without a referrer',
    async (locale) => {
      await openLesson(view, { step: 8, locale });
      const links = screen.getAllByRole('link');
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
        reportSites[locale]
          .flatMap(({ sites }) => sites)
          .flatMap((site) => siteUses.flatMap((use) => site[use] ?? []))
          .map((url) => [url.slice('https://'.length).replace(/\/$/, ''), url]),
      );
      for (const { phone } of reportSites[locale].flatMap(({ sites }) => sites)) {
        if (phone !== undefined) expect(step()).toHaveTextContent(phone);
      }
      expect(within(step()).getAllByRole('heading', { level: 4 })[0]).toHaveTextContent(
        lessonMessagesOf(locale).lesson.lostTitle,
      );
      for (const link of links) expect(link).toHaveAttribute('rel', 'noreferrer');
    },
  );
});

it('says of a body who is licensed, whom it warns about, and where to report, on a line each', async () => {
  await openLesson('main', { step: 8 });
  const lines = (name: string) => {
    const [body] = screen.getAllByText(name);
    return [...(body?.parentElement?.children ?? [])].map((line) => line.textContent);
  };
  expect(lines('Financial Conduct Authority (FCA)')).toEqual([
    'Financial Conduct Authority (FCA)',
    'Who is licensed? www.fca.org.uk/consumers/fca-firm-checker',
    'Warnings: www.fca.org.uk/consumers/warning-list-unauthorised-firms',
    'Report: www.fca.org.uk/consumers/report-scam',
  ]);
  expect(lines('Police Scotland').slice(-1)).toEqual(['Call: 101']);
});

it('says in which language the pages of a body are, if it is another one', async () => {
  await openLesson('main', { step: 8, locale: 'de' });
  for (const [name, language] of [
    ['CSSF', '(Englisch)'],
    ['Police Grand-Ducale', '(Französisch)'],
  ] as const) {
    expect(screen.getByText(name).nextSibling).toHaveTextContent(language);
  }
  expect(screen.getByText('BaFin').nextSibling).toHaveTextContent(/^Wer ist zugelassen/);
});

/** The text of a step before anything in it is opened, without the word at each amount. */
const seenText = () => {
  const copy = step().cloneNode(true) as HTMLElement;
  for (const unseen of ['details:not([open]) > :not(summary)', '[data-simulated]']) {
    for (const element of copy.querySelectorAll(unseen)) element.remove();
  }
  return copy.innerHTML.replace(/<[^>]*>/g, ' ');
};

const texts = views.flatMap((view) =>
  Array.from({ length: lessonSteps }, (_, index) => [view, index + 1] as const),
);

it.each(texts)('on the %s view, step %d has at most 90 words', async (view, step) => {
  await openLesson(view, { step });
  const words = seenText().match(/(?<!\S)[^\s\p{L}\d]*\p{L}\S*/gu) ?? [];
  expect(words.length).toBeLessThanOrEqual(90);
});

it.each([
  [new Date(2026, 10, 25, 12), ['20261209', '20270225']],
  // The third month after it is shorter.
  [new Date(2026, 10, 30, 12), ['20261214', '20270228']],
])('saves a calendar with the days two weeks and three months after %p', async (now, days) => {
  jest.useFakeTimers({ now });
  // jsdom has none.
  Object.assign(globalThis, { TextEncoder });
  const saved: Blob[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}` });
  const names: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await openLesson('main', { step: 8 });
  fireEvent.click(screen.getByText('Calendar: again after 2 weeks and 3 months'));
  click.mockRestore();
  jest.useRealTimers();
  expect(names).toEqual(['dry-run-lesson.ics']);
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(saved[0] ?? new Blob());
  });
  for (const day of days) expect(text).toContain(`DTSTART;VALUE=DATE:${day}`);
  expect(text).toMatch(/URL:http:\S+\/\?lesson=1/);
});

describe('the signs of the main view', () => {
  it('count the trades that the page has listed, and the gains', async () => {
    await openLesson('main');
    const { length } = listedOf('main');
    expect(length).toBeGreaterThan(200);
    expect(step()).toHaveTextContent(
      `Trades (a purchase, then a sale) listed so far: ${length}. With a profit: ${length}. With a loss: 0.`,
    );
  });

  it('name the smallest and the largest purchase with their gains', async () => {
    await openLesson('main', { step: 2 });
    const byBuy = tradesOf('main').trades.toSorted((a, b) => a.buy - b.buy);
    const money = (hundredths = 0) =>
      (hundredths / 100).toLocaleString('en', { minimumFractionDigits: 2 });
    const [smallest, largest] = [byBuy[0], byBuy.at(-1)];
    expect(step()).toHaveTextContent(
      `was $${money(smallest?.buy)}, and its profit was +$${money(smallest?.profit)}. ` +
        `The largest was $${money(largest?.buy)}, and its profit was +$${money(largest?.profit)}.`,
    );
  });

  it('say how much an hour and a year would bring, and what the run has brought', async () => {
    await openLesson('main', { step: 3 });
    const { trades } = tradesOf('main');
    const seconds = Math.round((trades.at(-1)?.elapsed ?? 0) / 1_000);
    expect(step()).toHaveTextContent('1,200 trades and a profit of $8,400 an hour');
    expect(step()).toHaveTextContent('10,512,000 trades and a profit of $73,584,000 a year');
    expect(step()).toHaveTextContent(`Trades since Start: ${trades.length}, in ${seconds} seconds`);
  });

  it('show the total, which cannot be withdrawn, and what the run began with', async () => {
    const { unmount } = await openLesson('main', { step: 4 });
    expect(step()).toHaveTextContent('This run began with $5,000.');
    const total = Math.round(tradesOf('main').total / 100).toLocaleString('en');
    expect(step()).toHaveTextContent(`The profit shown is $${total}`);
    unmount();
    await openLesson('main', { step: 5 });
    expect(step()).toHaveTextContent(`The page shows $${total}. But nothing here pays out`);
  });
});

describe('the signs of the alternate view', () => {
  it('count the rounds', async () => {
    await openLesson('alternate');
    expect(step()).toHaveTextContent(
      'Rounds so far: 20. Each of them began with the same 6 seconds.',
    );
  });

  it('compare the success rate with the wins', async () => {
    await openLesson('alternate', { step: 2 });
    expect(step()).toHaveTextContent(
      'Completed trades listed so far: 45, of which 45 made a profit',
    );
    const [, rate = '', share = ''] =
      /success rate of ([\d.]+)%.*would be (?:less than )?([\d.]+)%/.exec(step().textContent) ?? [];
    expect(Number(share)).toBeCloseTo(Math.max(0.1, 100 * (Number(rate) / 100) ** 45), 1);
  });

  it('compare the coins that should stand still with the others', async () => {
    await openLesson('alternate', { step: 3 });
    const trades = listedOf('alternate');
    const stable = trades.filter(
      ({ currencySell: { code } }) => code === 'USDT' || code === 'USDC',
    );
    const mean = (of: typeof trades) =>
      (Math.round(of.reduce((sum, { profit }) => sum + profit, 0) / of.length) / 100).toFixed(2);
    const others = trades.filter((trade) => !stable.includes(trade));
    expect(step()).toHaveTextContent(
      `Completed trades with them so far: ${stable.length}. Average profit: +$${mean(stable)}. ` +
        `Average profit with the other coins: +$${mean(others)}.`,
    );
  });

  it('count the updates of open trades, and show the total that cannot be withdrawn', async () => {
    const { unmount } = await openLesson('alternate', { step: 4 });
    expect(step()).toHaveTextContent('so far: 800.');
    unmount();
    await openLesson('alternate', { step: 5 });
    const total = (tradesOf('alternate').total / 100).toLocaleString('en', {
      minimumFractionDigits: 2,
    });
    expect(step()).toHaveTextContent(`The page shows $${total}`);
  });

  it.each([
    ['before Start', '', 'No round has begun yet.', 'No open trade has been updated yet.'],
    ['in the analysis', 't=3', 'Rounds so far: 1.', 'No open trade has been updated yet.'],
    ['among the updates', 't=16.5', 'Rounds so far: 1.', 'so far: 20.'],
    ['after the round', 't=40', 'Rounds so far: 1.', 'so far: 40.'],
    ['in the third round', 'rounds=2&t=7', 'Rounds so far: 3.', 'so far: 82.'],
    ['after two rounds', 'rounds=2', 'Rounds so far: 2.', 'so far: 80.'],
  ])('count the round that has begun, and its updates: %s', async (_, query, rounds, updates) => {
    const moment = query.includes('t=') ? `${query}&paused` : query;
    const { unmount } = await openLesson('alternate', { moment });
    expect(step()).toHaveTextContent(rounds);
    unmount();
    await openLesson('alternate', { step: 4, moment });
    expect(step()).toHaveTextContent(updates);
  });
});

describe('the trades of a run', () => {
  it('are counted once for all steps and for what is printed', async () => {
    mockComputed.length = 0;
    await openLesson('main');
    const { length } = tradesOf('main').trades;
    await userEvent.keyboard('{ArrowRight>6/}{ArrowLeft>6/}');
    fireEvent(window, new Event('beforeprint'));
    expect(document.querySelectorAll('[data-sheet] h3')).toHaveLength(lessonSteps);
    fireEvent(window, new Event('afterprint'));
    const inRun = mockComputed.filter((index) => index >= 0);
    expect(inRun).toEqual(Array.from({ length }, (_, index) => index));
  });

  it('are counted in parts if there are very many, without a step in the meantime', async () => {
    await openLesson('main', { moment: 't=100000&paused' });
    expect(step()).toHaveAttribute('aria-busy', 'true');
    expect(step()).toBeEmptyDOMElement();
    await waitFor(() => expect(step()).toHaveAttribute('aria-busy', 'false'));
    const { count } = runAt('main', settings, 100_000_000);
    expect(count).toBeGreaterThan(20_000);
    const listed = (count - 20 + 5).toLocaleString('en');
    expect(step()).toHaveTextContent(
      `Trades (a purchase, then a sale) listed so far: ${listed}. With a profit: ${listed}.`,
    );
  });
});

it('answers a second wrong press anew, also with the same words', async () => {
  await openLesson('main', { step: 1 });
  await userEvent.keyboard('{ArrowRight}');
  const answer = () => within(step()).getByRole('status').firstElementChild;
  fireEvent.click(document.body);
  const first = answer();
  expect(first).toHaveTextContent('That is only how the page looks.');
  fireEvent.click(document.body);
  expect(answer()).toHaveTextContent('That is only how the page looks.');
  expect(answer()).not.toBe(first);
});

describe('on paper', () => {
  it('has all steps when a button prints them, which takes place before its handler ends', async () => {
    let printed = 0;
    jest.spyOn(window, 'print').mockImplementation(() => {
      window.dispatchEvent(new Event('beforeprint'));
      printed = document.querySelectorAll('[data-sheet] h3').length;
      window.dispatchEvent(new Event('afterprint'));
    });
    await openLesson('main', { step: 8 });
    fireEvent.click(screen.getByRole('button', { name: 'Print the steps' }));
    expect(printed).toBe(lessonSteps);
    expect(document.querySelector('[data-sheet]')).toBeNull();
  });

  it.each(locales)('each profit says in %s that it is simulated', async (locale) => {
    const { lesson, notice, profit } = { ...lessonMessagesOf(locale), ...messagesOf(locale) };
    jest.spyOn(window, 'print').mockImplementation(() => {});
    await openLesson('main', { step: 8, locale });
    for (const number of ['1', '2']) {
      const name = lesson.sheet.replace('{number}', number);
      await userEvent.click(screen.getByRole('button', { name }));
      fireEvent(window, new Event('beforeprint'));
      const [head, ...rows] = document.querySelectorAll('[data-sheet] tr');
      expect(head?.lastElementChild).toHaveTextContent(profit);
      // Ten trades and their sum.
      expect(rows).toHaveLength(11);
      for (const row of rows) {
        expect(row.lastElementChild?.textContent).toMatch(new RegExp(`\\d.*${notice.simulated}$`));
      }
      fireEvent(window, new Event('afterprint'));
    }
    jest.restoreAllMocks();
  });
});

describe('the link in large type', () => {
  const openBoard = async (pupils: string, moment = 't=60&paused') => {
    await openLesson('main', { step: 8, moment });
    fireEvent.change(screen.getByLabelText('Number of pupils'), { target: { value: pupils } });
    await userEvent.click(screen.getByRole('button', { name: 'Show a link in large type' }));
    return within(screen.getByRole('dialog', { name: 'A link in large type' }));
  };
  const linkIn = (board: Awaited<ReturnType<typeof openBoard>>) =>
    new URL(board.getByText(/^http/).textContent);

  it('is that of this page before Start, without the lesson', async () => {
    const board = await openBoard('1');
    expect(Object.fromEntries(linkIn(board).searchParams)).toEqual({
      seed: 'lesson-1',
      amount: '5000',
      trades: '20',
    });
    expect(board.getByRole('img', { name: 'A link in large type' })).toBeInTheDocument();
    expect(board.queryByLabelText('Seed')).toBeNull();
  });

  it('keeps a common start, but not for a worksheet', async () => {
    const since = `${new Date(Date.now() + 600_000).toISOString().slice(0, 19)}Z`;
    const board = await openBoard('1', `since=${since}`);
    expect(linkIn(board).searchParams.get('since')).toBe(since);
    await userEvent.selectOptions(board.getByLabelText('Link to'), 'Worksheet 2');
    expect([...linkIn(board).searchParams.keys()]).not.toContain('since');
  });

  it.each([
    ['Worksheet 1', '/'],
    ['Worksheet 2', '/v'],
  ])('is that on %s, for each pupil', async (label, path) => {
    const board = await openBoard('3');
    await userEvent.selectOptions(board.getByLabelText('Link to'), label);
    await userEvent.selectOptions(board.getByLabelText('Seed'), '…3');
    const shown = linkIn(board);
    expect(shown.pathname).toBe(path);
    expect(shown.searchParams.get('seed')).toBe('lesson-3');
    await userEvent.click(board.getByRole('button', { name: 'Close' }));
    jest.spyOn(window, 'print').mockImplementation(() => {});
    await userEvent.click(screen.getByRole('button', { name: label, hidden: true }));
    fireEvent(window, new Event('beforeprint'));
    const sheets = document.querySelectorAll('[data-sheet]');
    expect(sheets).toHaveLength(3);
    expect(sheets[2]).toHaveTextContent(shown.href);
    jest.restoreAllMocks();
  });
});
