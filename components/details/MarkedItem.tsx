import type { ReactNode } from 'react';
import { EvenRule } from '@/components/notice/Marks';

type Props = {
  /** Whether it needs its rule only where lines are short. */
  onPhones?: boolean;
  children: ReactNode;
};

/** An item of a list, above a rule, for the amounts in it or in the next one. */
export const MarkedItem = ({ onPhones = false, children }: Props) => (
  <li>
    <span>{children}</span>
    <EvenRule sx={{ my: 0.5, ...(onPhones && { display: { sm: 'none' } }) }} />
  </li>
);
