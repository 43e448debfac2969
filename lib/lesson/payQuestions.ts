/** The questions to ask oneself before paying, as keys in `messages/`. */
export const payQuestions = ['payWho', 'payChecked', 'payTold', 'payFirst'] as const;
