import type { EvidenceProps } from './Evidence';
import type { Figures } from './figures';

/** Rows of numbers that are not amounts. */
export const counts = (
  rows: readonly (readonly [label: string, text: string])[],
): EvidenceProps => ({
  rows: rows.map(([label, text]) => ({ label, text, size: 'h2' })),
});

/** The amount that a page shows, and the amount that it pays out. */
export const paidOut = ({ t, state, total }: Figures): EvidenceProps => ({
  rows: [
    { label: t('shown'), text: total(state.total), kind: 'amount', size: 'h2' },
    { label: t('paidOut'), text: total(0), kind: 'amount', size: 'h2' },
  ],
});
