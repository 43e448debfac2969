/** What to ask oneself at the moment of paying, by the keys of the texts. */
export const payQuestions = ['payWho', 'payChecked', 'payTold', 'payFirst'] as const;
