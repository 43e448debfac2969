import type SvgIcon from '@mui/material/SvgIcon';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { IconButton } from '@/components/ui/buttons';
import { selectStyle } from '@/components/ui/fieldStyle';

/**
 * At the lower edge of the window, where it ends what it covers by a rule of marks. In low windows
 * it is in the flow, at the end of the page, and never hides.
 */
export const TransportBar = styled('section')(({ theme }) => ({
  padding: theme.spacing(0, 2, 1),
  paddingBottom: `max(${theme.spacing(1)}, env(safe-area-inset-bottom))`,
  // Beside the lesson, where that is a column.
  marginRight: 'var(--lesson, 0px)',
  backgroundColor: theme.palette.background.default,
  '--surface': 'var(--ground)',
  '& > [role=toolbar]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.spacing(0.5, 1),
  },
  data: { minWidth: '4.5ch', textAlign: 'end', fontWeight: 600 },
  // In a narrow bar, time, slider and the way out have a row of their own, above the buttons.
  containerType: 'inline-size',
  [theme.breakpoints.down('md')]: { paddingInline: theme.spacing(1) },
  '@container (max-width: 760px)': {
    '& > [role=toolbar]': { columnGap: 3 },
    data: { order: -3 },
    '[role=toolbar] > div': { order: -2, flexBasis: 'calc(100% - 8rem)' },
    '[role=toolbar] > a': { order: -1 },
    select: { padding: theme.spacing(0, 3, 0, 0.75) },
  },
  '@media screen and (min-height: 500px)': {
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: theme.zIndex.appBar + 1,
    transition: 'opacity 180ms',
    '[data-bar-hidden] &': {
      opacity: 0,
      // A tap only shows the bar. A mouse has shown it when it gets there.
      '@media (hover: none)': { pointerEvents: 'none' },
    },
  },
  // Above what covers an inert page.
  '[inert] ~ &': { position: 'fixed', inset: 'auto 0 0', zIndex: theme.zIndex.modal - 1 },
  '@media print': { display: 'none' },
}));

type Props = ComponentProps<typeof IconButton> & { label: string; icon: typeof SvgIcon };

/** A button of the bar. A click leaves the focus where it is, so that the bar can hide. */
export const BarButton = ({ label, icon: Icon, ...props }: Props) => (
  <IconButton
    type="button"
    aria-label={label}
    title={label}
    onMouseDown={(event) => event.preventDefault()}
    {...props}
  >
    <Icon />
  </IconButton>
);

export const SpeedSelect = styled('select')(({ theme }) => ({
  ...selectStyle(theme),
  flex: 'none',
  cursor: 'pointer',
}));

export const Leave = styled('a')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  // The icon grows with the text.
  width: 'max(44px, 1.75rem)',
  height: 'max(44px, 1.75rem)',
  borderRadius: theme.shape.borderRadius,
  color: 'inherit',
  '&:hover': { backgroundColor: theme.palette.action.selected },
}));
