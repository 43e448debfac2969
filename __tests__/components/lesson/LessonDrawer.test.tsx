import { fireEvent, screen, within } from '@testing-library/react';
import { click, open, pass, valueOf } from '@/__tests__/components/page';
import { AlternateView } from '@/components/alternate/AlternateView';
import { MainView } from '@/components/main/MainView';
import { authorities } from '@/lib/config/authorities';
import { views, type View } from '@/lib/config/views';
import messages from '@/messages/dialogs/en.json';

const { lesson: words } = messages;
const opener = 'What gives it away?';

const openPage = (view: View, search: string) =>
  open(`/${search}`, view === 'main' ? <MainView names={['Anna']} /> : <AlternateView />);

const openLesson = async () => {
  await openPage('main', '?seed=a');
  await click(opener);
};

const step = () => screen.getByTestId('lesson-step');
const number = () => Number(step().dataset.step);
/** To the next step, past a question without an answer. */
const proceed = async () => {
  if (screen.queryByText(words.show)) await click(words.show);
  await click(words.next);
};

/** What a text has if a figure or a message is missing. */
const hole = /NaN|undefined|Infinity|[{}]|lesson\./;

const total = () =>
  within(screen.getByTestId('profit')).getAllByText(/\$/)[0]?.textContent ?? 'none';

/** What the text of each sign quotes from the page. */
const quotes: Readonly<Record<View, readonly (() => string)[]>> = {
  main: [
    () => `Trades from No. 1 on${valueOf('trade-count')}`,
    () => '+$',
    () => `${Number(valueOf('trade-count')) - 5} trades in`,
    () => '$1,234',
    total,
  ],
  alternate: [
    () => 'Rounds so far3',
    () => screen.getByTestId('success-rate').textContent,
    () => '(USDT)',
    () => 'so far88',
    total,
  ],
};

describe('the lesson', () => {
  it('asks a question before it shows a sign, and answers it', async () => {
    await openLesson();
    const { loses, gains, clock } = words.main;
    const list = within(step()).getByRole('list', { name: loses.question });
    const { right, second, third } = loses.answers;
    const buttons = within(list).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([second, third, right]);
    expect(screen.getByRole('region', { name: opener })).toContainElement(step());
    /** How answers are marked: as right, as the visitor's own, or as both. */
    const marks = () =>
      within(step())
        .queryAllByRole('listitem')
        .map((row) => {
          const right = within(row).queryByRole('img', { name: words.right });
          const own = within(row).queryByText(words.answer, { ignore: '[style*=hidden]' });
          return [right && words.right, own && words.answer].filter(Boolean).join(' ');
        })
        .filter((mark) => mark !== '');
    for (const [answer, marked, reply, title] of [
      [loses.answers.right, [`${words.right} ${words.answer}`], words.right, loses.title],
      [
        gains.answers.third,
        [words.answer, words.right],
        `${words.wrong} ${gains.other}`,
        gains.title,
      ],
      [words.show, [], undefined, clock.title],
    ] as const) {
      expect(within(step()).queryByText(title)).toBeNull();
      await click(answer);
      expect(marks()).toEqual(marked);
      expect(within(step()).queryByRole('status')?.textContent).toBe(reply);
      expect(within(step()).getByRole('heading', { name: title })).toHaveFocus();
      expect(screen.queryByRole('button', { name: words.show })).toBeNull();
      await click(words.next);
    }
  });

  it('counts the right answers, also after it was closed', async () => {
    await openLesson();
    const { loses, gains, clock } = words.main;
    for (const { answers, given } of [
      { ...loses, given: 'right' },
      { ...gains, given: 'second' },
      { ...clock, given: 'right' },
    ] as const) {
      await click(answers[given]);
      await click(words.next);
    }
    await click(messages.dialog.close);
    await click(opener);
    for (let at = 1; at < 6; at += 1) await proceed();
    expect(step()).toHaveTextContent('2 of 5 found.');
    expect(within(step()).getAllByRole('listitem')).toHaveLength(17);
    const links = within(step()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      authorities.map(([, , url]) => url),
    );
    await click(words.done);
    expect(screen.queryByTestId('lesson')).toBeNull();
  });

  it('has no way past a sign, focuses each title, and is closed with Escape or the button of the notice', async () => {
    await openLesson();
    expect(screen.getByRole('button', { name: opener })).toHaveAttribute('aria-expanded', 'true');
    const lesson = within(screen.getByTestId('lesson'));
    expect(lesson.queryByRole('button', { name: words.back })).toBeNull();
    expect(lesson.queryByRole('button', { name: words.next })).toBeNull();
    const [answer] = within(step()).getAllByRole('button');
    await proceed();
    // Each question has buttons of its own.
    expect(answer).not.toBeInTheDocument();
    await click(words.back);
    await click(words.next);
    for (let at = 2; at <= 6; at += 1) {
      expect(number()).toBe(at);
      expect(lesson.getByRole('group', { name: `Step ${at} of 6` })).toBeVisible();
      expect(lesson.getByRole('progressbar', { name: `Step ${at} of 6` })).toBeVisible();
      expect(within(step()).getAllByRole('heading')[0]).toHaveFocus();
      if (at < 6) await proceed();
    }
    fireEvent.keyDown(step(), { key: 'Escape' });
    expect(screen.queryByTestId('lesson')).toBeNull();
    await click(opener);
    await click(opener);
    expect(screen.queryByTestId('lesson')).toBeNull();
    expect(screen.getByRole('button', { name: opener })).toHaveAttribute('aria-expanded', 'false');
  });

  it.each(views)('quotes the page in each sign of the %s view, as time passes', async (view) => {
    await openPage(view, '?seed=a&amount=1234&trades=5&lesson=1&t=10&rounds=2&paused');
    for (const [index, quote] of quotes[view].entries()) {
      if (index > 0) await click(words.show);
      expect(number()).toBe(index + 1);
      expect(step()).toHaveTextContent(quote());
      expect(step()).not.toHaveTextContent(hole);
      await click(words.next);
    }
    // Nothing was answered.
    expect(step()).toHaveTextContent(new RegExp(`^${words.where.title}`));
    await click('Resume');
    pass(10_000);
    for (const [index, quote] of [...quotes[view].entries()].reverse()) {
      await click(words.back);
      if (index !== 3) expect(step()).toHaveTextContent(quote());
    }
  });

  it.each(views)('has no gaps in its texts before the first trade of the %s view', async (view) => {
    await openPage(view, '?seed=a&trades=0&lesson=1');
    for (let at = 1; at <= 5; at += 1) {
      if (at > 1) await click(words.show);
      expect(step()).not.toHaveTextContent(hole);
      await click(words.next);
    }
  });
});
