import { useTranslations, type TranslationValues } from 'next-intl';
import { useState } from 'react';
import { useRun, useSession, type RunState } from '@/components/run/run';
import { totalPlaces, type View } from '@/lib/config/views';
import { formatCount, formatGain, formatMoney, formatPercent } from '@/lib/format/formatNumber';
import type { DialogMessages } from '@/lib/i18n/appConfig';
import type { Steps } from '@/lib/lesson/accounts';
import { makeTally } from '@/lib/lesson/tally';
import { firstListed } from '@/lib/simulation/trade';
import type { Parts } from '@/lib/config/lesson';
import type { EvidenceProps } from './Evidence';

/** Counts the run in one place for all signs. */
export const useFigures = () => {
  const { link, values, profile } = useSession();
  const shown = useRun((snapshot) => snapshot.state);
  const state: RunState = {
    ...shown,
    total: shown.total ?? values.amount,
    count: shown.count ?? values.trades,
  };
  const { view, keys, count } = state;
  const first = firstListed(values.trades);
  const [tallyAt] = useState(() => makeTally({ view, keys, startingTrades: values.trades }));
  return {
    t: useTranslations('lesson'),
    page: useTranslations(),
    link,
    values,
    state,
    tally: () => tallyAt(count),
    /** The number of the first trade that the page has listed. */
    first,
    /** How many trades the page has listed. */
    listed: count - first + 1,
    count: (value: number) => formatCount(value, profile),
    percent: (tenths: number) => formatPercent(tenths, profile),
    money: (hundredths: number) => formatMoney(hundredths, 2, profile),
    gain: (hundredths: number) => formatGain(hundredths, profile),
    /** With the decimals of the large figure. */
    total: (hundredths: number) => formatMoney(hundredths, totalPlaces[view], profile),
  };
};

/** The data of the signs: messages, formats, and the run, updated while it goes on. */
export type Figures = ReturnType<typeof useFigures>;

type Keys<V extends View> = `${V}.${keyof DialogMessages['lesson'][V] & string}`;

export type Sign = {
  /** Its `question`, `answers`, `title`, `text` and so on, in the messages of the lesson. */
  readonly key: Keys<'main'> | Keys<'alternate'>;
  /** The parts of the page that it is about. */
  readonly parts: Parts;
  readonly evidence: (figures: Figures) => EvidenceProps;
  /** The amounts to compare with accounts that win or lose by chance. */
  readonly steps?: (figures: Figures) => Steps;
  /** The arguments of `text` and `why`. */
  readonly args?: (figures: Figures) => TranslationValues;
};
