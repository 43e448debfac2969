import { styled } from '@mui/material/styles';
import { forcedColours, radius } from '@/components/theme/tokens';
import { Amounts, type AmountsProps } from './Amounts';
import { Counts, type CountsProps } from './Counts';
import { Rows, type RowsProps } from './Rows';

const Box = styled('div')(({ theme: { breakpoints, palette, typography } }) => ({
  marginTop: 16,
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
  '& :is(dl, dd)': { margin: 0 },
  [breakpoints.down('md')]: { marginTop: 12, padding: 12 },
  [forcedColours]: { border: '1px solid' },
  '@media print': { border: '1px solid', breakInside: 'avoid' },
}));

export type EvidenceProps = CountsProps | RowsProps | AmountsProps;

/** The figures of the page that show a sign, in one of three forms. */
export const Evidence = (props: EvidenceProps) => (
  <Box>
    {'counts' in props && <Counts {...props} />}
    {'rows' in props && <Rows {...props} />}
    {'amounts' in props && <Amounts {...props} />}
  </Box>
);
