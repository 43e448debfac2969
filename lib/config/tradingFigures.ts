/** A measured figure about real trading by private people. */
export type TradingFigure = {
  /** The key of its sentence in `messages/`. */
  readonly message: 'bitcoinApps';
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
];

/**
 * Where the fee is published at which the slider begins: that of a taker with a volume of up to
 * $10,000 in thirty days. Named without a link, since nobody should get from here to an exchange.
 */
export const publishedFee = {
  source: 'Coinbase Exchange, “Exchange fees”, help.coinbase.com',
  /** When it was read, as in ISO 8601. Fees change. */
  read: '2026-11-23',
} as const;
