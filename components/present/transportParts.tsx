import type SvgIcon from '@mui/material/SvgIcon';
import { styled } from '@mui/material/styles';
import { lessonColumn, lessonWidth } from '@/components/theme/lessonRoom';
import type { ComponentProps } from 'react';
import { OutlinedIconButton } from '@/components/ui/buttons';
import { selectStyle } from '@/components/ui/fieldStyle';

/** Bars too narrow for one row: the time and the window controls are above the other buttons. */
const narrow = '@container (max-width: 52rem)';

/**
 * Fixed to the lower edge of the window. In low windows, the bar is at the end of the page and
 * never hides.
 */
export const TransportBar = styled('section')(({ theme }) => ({
  padding: theme.spacing(0.75, 2),
  paddingBottom: `max(${theme.spacing(0.75)}, env(safe-area-inset-bottom))`,
  [lessonColumn]: { '[data-lesson=""] &': { marginRight: lessonWidth } },
  borderTop: `1px solid ${theme.palette.hairline}`,
  backgroundColor: theme.palette.background.paper,
  containerType: 'inline-size',
  [theme.breakpoints.down('md')]: { paddingInline: theme.spacing(1) },
  '& > [role=toolbar]': {
    display: 'flex',
    alignItems: 'center',
    columnGap: theme.spacing(1),
    [narrow]: { flexWrap: 'wrap', justifyContent: 'space-between' },
  },
  '@media screen and (min-height: 500px)': {
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: theme.zIndex.appBar + 1,
    transition: 'opacity 180ms',
    '[data-bar-hidden] &': {
      opacity: 0,
      // A tap on a hidden bar only shows the bar; a mouse shows the bar before clicking.
      '@media (hover: none)': { pointerEvents: 'none' },
    },
  },
  // Above the overlay on an inert page.
  '[inert] ~ &': { position: 'fixed', inset: 'auto 0 0', zIndex: theme.zIndex.modal - 1 },
  '@media print': { display: 'none' },
}));

/** A group of buttons. */
export const Controls = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 4 });

export const WindowControls = styled(Controls)({ [narrow]: { order: -1 } });

/** The position and the speed of the run. */
export const Time = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minWidth: 0,
  data: { minWidth: '4.5ch', textAlign: 'end', fontWeight: 600 },
  // Leaves room in the row for the window controls, which take less than 8rem.
  [narrow]: { order: -1, flexBasis: 'calc(100% - 8rem)', flexWrap: 'wrap' },
}));

/** The minimum size lets the icon grow with the text. */
const Quiet = styled(OutlinedIconButton)(({ theme }) => ({
  minWidth: 'max(var(--control), 1.75rem)',
  minHeight: 'max(var(--control), 1.75rem)',
  borderColor: 'transparent',
  '&[aria-disabled=true]': { color: theme.palette.text.secondary },
}));

const Main = styled(Quiet)(({ theme }) => ({
  '&:not([aria-disabled=true])': {
    backgroundColor: theme.palette.primary.main,
    color: theme.palette.primary.contrastText,
  },
}));

type Props = ComponentProps<typeof OutlinedIconButton> & {
  label: string;
  icon: typeof SvgIcon;
  /** Whether this is the primary button. */
  isMain?: boolean;
};

/** A button of the bar. A click does not focus the button, so that the bar can hide. */
export const BarButton = ({ label, icon: Icon, isMain = false, ...props }: Props) => {
  const Button = isMain ? Main : Quiet;
  return (
    <Button
      aria-label={label}
      title={label}
      onMouseDown={(event) => event.preventDefault()}
      {...props}
    >
      <Icon />
    </Button>
  );
};

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
