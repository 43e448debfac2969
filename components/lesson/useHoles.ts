import { useCallback } from 'react';
import { holesOf, type Box } from './holes';
import { shownTargets } from './shownTargets';
import { row } from './signTargets';
import { boxOf, useMeasured } from './useMeasured';

/** Selectors of elements that a frame should not cut. */
const others = [
  'a',
  'button',
  'input',
  'select',
  'h1',
  'h2',
  'p',
  'data',
  'small',
  'td > *',
  'li > *',
].flatMap((name) => ['header', 'aside', '#content'].map((part) => `${part} ${name}`));

const amount = ':has(> [data-simulated])';

/** A figure with its simulation label (`SimulatedAmount.tsx`); any other element unchanged. */
const withWord = (element: Element) =>
  element.closest(amount) ?? element.querySelector(`:scope > ${amount}`) ?? element;

const measure = (targets: readonly string[]) => {
  const groups = shownTargets(targets).flatMap((elements) => {
    // Dialogs are above the scrim.
    const onPage = elements.filter((element) => element.closest('dialog') === null);
    if (onPage[0]?.matches(row)) return onPage.map((element) => [element]);
    return [onPage.map(withWord)];
  });
  return holesOf(
    groups.map((group) => group.map(boxOf)),
    shownTargets(others).flat().map(boxOf),
  );
};

const noHoles: readonly Box[] = [];

/** The holes of the scrim around the targets of a step, measured again when the page changes. */
export const useHoles = (targets: readonly string[]): readonly Box[] =>
  useMeasured(
    useCallback(() => measure(targets), [targets]),
    noHoles,
  );
