/** A published figure about real trading: the share of private traders who lose money. */
export type TradingFigure = {
  /** The key, in `messages/lesson/`, of the sentence that quotes the figure. */
  readonly message: 'bitcoinApps' | 'cfdAccounts';
  /** The ends of a range, in whole percent. */
  readonly low: number;
  readonly high: number;
  /** The publication, in its original language. */
  readonly source: string;
  /** Date of publication (ISO 8601). */
  readonly date: string;
  readonly url: string;
};

/** Only figures that were read in the publication itself. The list may be empty. */
export const tradingFigures: readonly TradingFigure[] = [
  {
    message: 'bitcoinApps',
    low: 73,
    high: 81,
    source: 'Auer et al., BIS Working Papers No 1049',
    date: '2022-11-14',
    url: 'https://www.bis.org/publ/work1049.htm',
  },
  {
    message: 'cfdAccounts',
    low: 74,
    high: 89,
    source: 'European Securities and Markets Authority (ESMA)',
    date: '2018-03-27',
    url: 'https://www.esma.europa.eu/press-news/esma-news/esma-agrees-prohibit-binary-options-and-restrict-cfds-protect-retail-investors',
  },
];

/** A study in which a short lesson still helped after three months, but only with a reminder. */
export const lessonResearch =
  'Burke, Kieffer, Mottola, Perez-Arce, “Can educational interventions reduce susceptibility to ' +
  'financial fraud?”, Journal of Economic Behavior & Organization 198 (2022), 250–266, ' +
  'doi.org/10.1016/j.jebo.2022.03.028';

/**
 * The source of `fees.first`: the taker fee for a 30-day volume of up to $10,000. Named without a
 * link, so that this site leads nobody to an exchange.
 */
export const publishedFee = {
  source: 'Coinbase Exchange, “Exchange fees”, help.coinbase.com',
  /** When the fee was last checked (ISO 8601). Fees change. */
  read: '2026-11-23',
} as const;
