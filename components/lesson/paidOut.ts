import type { Figures } from './figures';

/** The amount that a page shows, and the amount that it pays out. */
export const paidOut = ({ t, state, total }: Figures) => [
  { label: t('shown'), amount: total(state.total) },
  { label: t('paidOut'), amount: total(0) },
];
