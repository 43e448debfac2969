import type { Page } from '@playwright/test';
import alternate from '../../golden/alternateRun.json' with { type: 'json' };
import main from '../../golden/mainRun.json' with { type: 'json' };
import { expect, profit, rows, tradeCount } from './test';

/** An amount on the page, as a plain decimal. */
const plain = (text: string | null | undefined) => (text ?? '').replace(/[^\d.–]/g, '');

const momentOf = <Moment extends { at: number }>(moments: readonly Moment[], at: number) => {
  const found = moments.find((moment) => moment.at === at);
  if (found === undefined) throw new Error(`The golden run has no moment ${at}`);
  return found;
};

/** Expects what the pinned run of the main view shows, `at` milliseconds after Start. */
export const expectGoldenMain = async (page: Page, at: number) => {
  const { total, count, trades } = momentOf(main.moments, at);
  await expect(tradeCount(page)).toHaveAttribute('value', String(count));
  await expect(profit(page)).toHaveAttribute('value', total);
  await expect(rows(page).first()).toHaveAttribute('data-serial', String(count));
  const shown = await rows(page).evaluateAll((all) =>
    all.map((row) => [
      row.dataset.serial,
      row.querySelector('code')?.textContent,
      row.querySelector('.profit > span:last-child > span')?.textContent,
    ]),
  );
  expect(shown.map(([serial, uuid, gain]) => [Number(serial), uuid, plain(gain)])).toEqual(
    trades.map(({ serialNumber, uuid, profit: gain }) => [serialNumber, uuid, gain]),
  );
};

/** The same on the alternate view, for the settings of the product and two rounds. */
export const expectGoldenAlternate = async (page: Page, at: number) => {
  const { total, count, trades } = momentOf(alternate.moments, at);
  await expect(rows(page).first()).toHaveAttribute('data-number', String(trades[0]?.number));
  await expect(rows(page).first()).toHaveAttribute('data-status', String(trades[0]?.status));
  const shown = () =>
    rows(page).evaluateAll((all) =>
      all.map((row) => [
        row.dataset.number,
        ...[...row.querySelectorAll('td')].map(
          (cell) =>
            cell.querySelector('span:not(.label) > span:not(.label)')?.textContent ??
            cell.querySelector('span:not(.label)')?.textContent,
        ),
      ]),
    );
  await expect
    .poll(async () =>
      (await shown()).map(([number, , direction, buy, sell, gain, status]) => [
        Number(number),
        direction,
        plain(buy),
        plain(sell),
        plain(gain),
        status,
      ]),
    )
    .toEqual(
      trades.map(({ number, direction, buy, sell, profit: gain, status }) => [
        number,
        direction,
        buy,
        sell ?? '–',
        gain,
        status === 'new' ? 'New' : 'Sold',
      ]),
    );
  await expect(tradeCount(page)).toHaveAttribute('value', String(count));
  await expect(profit(page)).toHaveAttribute('value', total);
};
