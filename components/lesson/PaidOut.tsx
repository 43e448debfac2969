import { Amounts } from './Amounts';
import type { Figures } from './figures';

/** What a page shows, and what it pays out. */
export const PaidOut = ({ t, state, total }: Figures) => (
  <Amounts
    rows={[
      { label: t('shown'), amount: total(state.total) },
      { label: t('paidOut'), amount: total(0) },
    ]}
  />
);
