import type { Session } from '@/components/run/resolveSession';
import type { Country, Currency } from '@/lib/config/numberFormats';
import type { View } from '@/lib/config/views';
import { decimalOf } from '@/lib/format/decimalOf';
import type { Locale } from '@/lib/i18n/locales';
import { parseAmount, parseSeed, parseTrades } from '@/lib/parameters/parameters';
import type { Choices } from '@/lib/parameters/parseLink';
import { parseName } from '@/lib/parameters/parseName';

/** What stands in the fields of the link builder; text may be invalid while it is being typed. */
export type Draft = {
  readonly view: View;
  readonly locale: Locale;
  readonly name: string;
  /** A plain decimal. */
  readonly amount: string;
  readonly trades: string;
  readonly country: Country;
  readonly currency: Currency;
  readonly running: boolean;
  readonly seed: string;
};

/** The builder opens with what the page shows now. */
export const draftOf = (
  { name, settings, country, currency }: Session,
  place: { readonly view: View; readonly locale: Locale; readonly running: boolean },
): Draft => ({
  ...place,
  name,
  amount: decimalOf(settings.amount).replace(/\.00$/, ''),
  trades: String(settings.trades),
  country,
  currency,
  seed: settings.seed,
});

/** What a draft chooses, and which of its texts a link cannot take; those are left out of it. */
export const readDraft = (draft: Draft) => {
  const amount = parseAmount(draft.amount.trim());
  const trades = parseTrades(draft.trades.trim());
  const seed = parseSeed(draft.seed.trim());
  const { name, changed } = parseName(draft.name);
  const { country, currency, running } = draft;
  const choices: Choices = { name, amount, trades, country, currency, running, seed };
  return {
    choices,
    nameChanged: changed,
    invalid: {
      amount: amount === null && draft.amount.trim() !== '',
      trades: trades === null && draft.trades.trim() !== '',
      seed: seed === null && draft.seed.trim() !== '',
    },
  };
};
