import type { Figures } from './figures';

/** What a page shows, and what it pays out. */
export const paidOut = ({ t, state, total }: Figures) => [
  { label: t('shown'), amount: total(state.total) },
  { label: t('paidOut'), amount: total(0) },
];
