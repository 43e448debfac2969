/** The possible judgements of an offer, from the information on a card. */
export const verdicts = ['fraud', 'honest', 'unclear'] as const;

export type Verdict = (typeof verdicts)[number];

/** The lesson's cards in order, each with the key of its text and the right verdict. */
export const cards = [
  { name: 'chat', verdict: 'fraud' },
  { name: 'letter', verdict: 'honest' },
  { name: 'page', verdict: 'unclear' },
  { name: 'call', verdict: 'fraud' },
  { name: 'register', verdict: 'honest' },
  { name: 'friend', verdict: 'unclear' },
  { name: 'ad', verdict: 'fraud' },
  { name: 'demo', verdict: 'honest' },
] as const satisfies readonly { name: string; verdict: Verdict }[];

/**
 * Number of right answers.
 *
 * @param answers the answers to the first cards, in the order of `cards`
 */
export const countRight = (answers: readonly Verdict[]): number =>
  answers.filter((answer, index) => cards[index]?.verdict === answer).length;
