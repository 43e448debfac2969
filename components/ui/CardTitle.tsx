import { styled } from '@/components/styles/styled';
import type { ReactNode } from 'react';
import { Stamp } from '@/components/notice/Marks';

const Title = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
  minWidth: 0,
  // With large text, or a wider fallback font, the title wraps instead of overflowing.
  h2: { minWidth: 0, margin: 0, overflowWrap: 'anywhere', ...theme.typography.h3 },
}));

/** The height of a title beside a control, or of two lines. */
export const headHeight = '3.25rem';

/** The title of a part that shows figures, and the stamp after it. @param children an `h2` */
export const CardTitle = ({ children }: { children: ReactNode }) => (
  <Title>
    {children}
    <Stamp />
  </Title>
);
