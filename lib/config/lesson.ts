import type { View } from './views';

/**
 * The signs of each view, in the order of the lesson. `question` is the prefix of a sign's question
 * and answers in `messages/dialogs/`. `parts` are the parts of the page (`data-part`) that the sign
 * is about; the page may lack some. A last step without a sign follows.
 */
export const signs = {
  main: [
    { question: 'main1', parts: ['trades'] },
    { question: 'main2', parts: ['sales'] },
    { question: 'main3', parts: ['count'] },
    { question: 'main4', parts: ['panel', 'profit'] },
    { question: 'main5', parts: ['total'] },
  ],
  alternate: [
    { question: 'alternate1', parts: ['start'] },
    { question: 'alternate2', parts: ['rate'] },
    { question: 'alternate3', parts: ['stable'] },
    { question: 'alternate4', parts: ['trades'] },
    { question: 'alternate5', parts: ['withdraw'] },
  ],
} as const satisfies Record<View, readonly { question: string; parts: readonly string[] }[]>;

export type Sign = (typeof signs)[View][number];

/** The number of steps, which is the same for both views. */
export const lessonSteps = signs.main.length + 1;
