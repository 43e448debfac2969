import type { EvidenceProps } from './Evidence';
import type { Figures } from './figures';

/** Rows of numbers that are not amounts. */
export const counts = (
  rows: readonly (readonly [label: string, text: string])[],
): EvidenceProps => ({
  rows: rows.map(([label, text]) => ({ label, text, size: 'h2' })),
});

/** A value that is a simulated amount. */
export const amount = (text: string) => ({ text, kind: 'amount' as const });

/** The amount that a page shows, and the amount that it pays out. */
export const paidOut = ({ t, state, total }: Figures): EvidenceProps => ({
  rows: [
    { label: t('shown'), ...amount(total(state.total)), size: 'h2' },
    { label: t('paidOut'), ...amount(total(0)), size: 'h2' },
  ],
});
