/** The messages that the pretended analysis shows one after another: keys of `alternate` in `messages/`. */
export const analysisMessages = ['exploration', 'opportunity', 'condition', 'risk'] as const;
