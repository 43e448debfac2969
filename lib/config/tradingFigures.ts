/** A measured figure about real trading by private people. */
export type TradingFigure = {
  /** The key of its sentence in `messages/`. */
  readonly message: 'bitcoinApps' | 'cfdAccounts';
  /** A range in whole percent. */
  readonly low: number;
  readonly high: number;
  /** The publication, in its own language. */
  readonly source: string;
  /** When it was published, as in ISO 8601. */
  readonly date: string;
  readonly url: string;
};

/** Only figures that were read in the publication itself. If there are none, the lesson has none. */
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

/** A study in which a short lesson helped for three months, but only with a reminder. */
export const lessonResearch =
  'Burke, Kieffer, Mottola, Perez-Arce, “Can educational interventions reduce susceptibility to ' +
  'financial fraud?”, Journal of Economic Behavior & Organization 198 (2022), 250–266, ' +
  'doi.org/10.1016/j.jebo.2022.03.028';

/**
 * Where the fee is published at which the slider begins: that of a taker with a volume of up to
 * $10,000 in thirty days. Named without a link, since nobody should get from here to an exchange.
 */
export const publishedFee = {
  source: 'Coinbase Exchange, “Exchange fees”, help.coinbase.com',
  /** When it was read, as in ISO 8601. Fees change. */
  read: '2026-11-23',
} as const;
