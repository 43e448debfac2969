import { defaultCountry, defaultCurrency } from '@/lib/config/numberFormats';
import { decimalOf } from '@/lib/format/decimalOf';
import type { Choices } from './parseLink';

/** In the order in which a link is read. */
const ours = ['name', 'amount', 'trades', 'country', 'currency', 'running', 'seed'] as const;

/**
 * The inverse of `parseLink`: the query that chooses exactly this. Left out is what the page shows
 * anyway: no choice, the constant defaults (US, USD), and a run that waits for Start.
 *
 * @param search a query whose other parameters (`utm_…`) are kept, in their order, before ours
 * @returns a query with its question mark, or nothing where there is nothing to say
 */
export const buildLink = (choices: Choices, search = ''): string => {
  const query = new URLSearchParams(search);
  for (const parameter of ours) query.delete(parameter);
  const { name, amount, trades, country, currency, running, seed } = choices;
  if (name !== null) query.set('name', name);
  if (amount !== null) query.set('amount', decimalOf(amount).replace(/\.00$/, ''));
  if (trades !== null) query.set('trades', String(trades));
  if (country !== null && country !== defaultCountry) query.set('country', country);
  if (currency !== null && currency !== defaultCurrency) query.set('currency', currency);
  if (running) query.set('running', '');
  if (seed !== null) query.set('seed', seed);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
};
