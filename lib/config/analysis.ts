/** The messages that the pretended analysis shows one after another: keys of `alternate` in `messages/`. */
export const analysisMessages = ['exploration', 'opportunity', 'condition', 'risk'] as const;

/** How long each message is shown, and then the result, in milliseconds. */
export const analysisTiming = { message: 1_000, result: 2_000 } as const;

export const analysisDuration =
  analysisMessages.length * analysisTiming.message + analysisTiming.result;
