import type { Theme } from '@mui/material/styles';
import { forcedColours, radius } from '@/components/theme/tokens';

/** What the three kinds of evidence have in common. */
export const evidenceBox = ({ breakpoints, palette, typography }: Theme) => ({
  margin: '16px 0 0',
  padding: 16,
  borderRadius: radius.card,
  backgroundColor: palette.tint,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& :is(dt, th)': {
    ...typography.caption,
    color: palette.text.secondary,
    textAlign: 'start',
    textWrap: 'balance',
    hyphens: 'auto',
  },
  '& dd': { margin: 0 },
  [breakpoints.down('md')]: { marginTop: 12, padding: 12 },
  [forcedColours]: { border: '1px solid' },
  '@media print': { border: '1px solid', breakInside: 'avoid' },
});
