import type { Locator } from '@playwright/test';
import alternate from '../../golden/alternateRun.json' with { type: 'json' };
import main from '../../golden/mainRun.json' with { type: 'json' };
import { expect, type App } from './test';

/** The texts of elements, without plus signs, dollar signs and thousands separators. */
const texts = (elements: Locator) =>
  elements.evaluateAll((all) => all.map(({ textContent }) => textContent.replace(/[+$,]/g, '')));

const lower = (text: string) => text.toLowerCase();

const momentOf = <Moment extends { at: number }>(moments: readonly Moment[], at: number) => {
  const found = moments.find((moment) => moment.at === at);
  if (found === undefined) throw new Error(`The golden run has no moment ${at}`);
  return found;
};

/** Expects what the pinned run of the main view shows, `at` milliseconds after Start. */
export const expectGoldenMain = async ({ count: counter, profit, rows }: App, at: number) => {
  const { total, count, trades } = momentOf(main.moments, at);
  await expect(counter).toHaveAttribute('value', String(count));
  await expect(profit).toHaveAttribute('value', total);
  await expect(rows.first()).toHaveAttribute('data-serial', String(count));
  const expected = trades.map(
    ({ serialNumber, profit: gain, uuid }) =>
      `Number ${serialNumber}Profit ${gain} simulated${uuid}`,
  );
  expect(await texts(rows)).toEqual(expected);
};

/** The same on the alternate view, with its defaults and over two rounds. */
export const expectGoldenAlternate = async ({ count: counter, profit, rows }: App, at: number) => {
  const { total, count, trades } = momentOf(alternate.moments, at);
  await expect(rows.first()).toHaveAttribute('data-number', String(trades[0]?.number));
  await expect(rows.first()).toHaveAttribute('data-status', String(trades[0]?.status));
  const expected = trades.map(
    ({ number, direction, buy, sell, profit: gain, status }) =>
      `${number}${direction}Buy${buy}Sell${sell ?? '–'}Profit${gain} simulated${status}`,
  );
  await expect
    .poll(async () => (await texts(rows)).map((text) => text.replace(/(New|Sold)$/, lower)))
    .toEqual(expected);
  await expect(counter).toHaveAttribute('value', String(count));
  await expect(profit).toHaveAttribute('value', total);
};
