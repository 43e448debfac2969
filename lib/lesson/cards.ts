/** What one can say of an offer from what a card shows. */
export const verdicts = ['fraud', 'honest', 'unclear'] as const;

export type Verdict = (typeof verdicts)[number];

/** The cards of the lesson in their order, by the names of their texts, each with what is right. */
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

/** How many cards were answered right. @param answers to the first cards, in their order */
export const countRight = (answers: readonly Verdict[]): number =>
  answers.filter((answer, index) => cards[index]?.verdict === answer).length;
