import CloseIcon from '@mui/icons-material/Close';
import Avatar from '@mui/material/Avatar';
import Paper from '@mui/material/Paper';
import { styled, type Theme } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useEffect, type FocusEvent } from 'react';
import { OutlinedIconButton } from '@/components/ui/buttons';
import { panelId } from '@/components/ui/panelId';
import { LanguageMenu } from './LanguageMenu';
import { Navigation } from './Navigation';
import Typography from '@mui/material/Typography';
import { useSession } from '@/components/run/runContext';
import { DemoLabel } from '@/components/ui/DemoLabel';
import { brand } from '@/lib/config/brand';

/** Windows in which the panel is a column; in em, since its width depends on the text size. */
export const panelColumn = '@media (min-width: 75em)';

const closePanel = () =>
  document.querySelector<HTMLElement>(`#${panelId}:popover-open`)?.hidePopover();

/**
 * A column of the page on large screens. On small ones, the same element is a popover, which the
 * browser opens and closes, even before the scripts have loaded. The panel starts below the notice,
 * so that the notice is never covered.
 */
const panel = (theme: Theme) => ({
  display: 'none',
  position: 'fixed',
  inset: 'var(--notice-height) auto 0 0',
  width: 'min(320px, 100vw)',
  height: 'auto',
  margin: 0,
  padding: theme.spacing(2),
  borderWidth: '0 1px 0 0',
  overflow: 'auto',
  flexDirection: 'column',
  gap: theme.spacing(2),
  // Puts the languages at the lower edge. `:last-child` would match only once all is parsed.
  '& > nav + nav': { marginTop: 'auto' },
  '&:popover-open': { display: 'flex' },
  '&::backdrop': { top: 'var(--notice-height)', backgroundColor: 'rgb(0 0 0 / 40%)' },
  // A presentation's bar opens the panel in any window, for its languages.
  ...(theme.isPresented
    ? { width: 'min(20rem, 100vw)' }
    : {
        [panelColumn]: {
          display: 'flex',
          position: 'sticky',
          inset: 'var(--notice-height) auto auto',
          width: 'auto',
          height: 'calc(100dvh - var(--notice-height))',
          padding: theme.spacing(2),
          '@media (max-height: 499px)': { position: 'static', height: 'auto' },
        },
      }),
  '@media print': { display: 'none' },
});

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  '& > button': theme.isPresented ? {} : { [panelColumn]: { display: 'none' } },
}));

const Brand = styled('div')(({ theme }) => ({
  ...theme.typography.h2,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 44,
}));

/** The product's name beside its logo. */
const Logo = () => (
  <Brand translate="no">
    {/* The icon (`logoDataUrl.ts`), inline: browsers parse an SVG image as another document. */}
    <svg viewBox="0 0 32 32" width={28} height={28} fill="none" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill={brand.logo.ground} />
      <path d={brand.logo.line} stroke={brand.logo.ink} strokeWidth="3" strokeDasharray="4.5 2" />
    </svg>
    <span>{brand.name}</span>
  </Brand>
);

/** As high as three lines, so that the content below does not move when the name is known. */
const Visitor = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.5),
  alignItems: 'start',
  height: '3.875rem',
}));

/** The name from the link, always marked Demo, so that a link cannot make itself credible. */
const DisplayName = () => {
  const name = useSession()?.values.name ?? '–';
  return (
    <Typography
      variant="body2"
      component="div"
      data-part="name"
      sx={{
        display: '-webkit-box',
        minWidth: 0,
        // Aligns the first line with the middle of the avatar.
        mt: '7px',
        overflow: 'hidden',
        overflowWrap: 'anywhere',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 3,
      }}
    >
      <DemoLabel />
      <bdi translate="no" data-testid="display-name">
        {name}
      </bdi>
    </Typography>
  );
};

const closeWhenLeft = ({ relatedTarget, currentTarget }: FocusEvent) => {
  if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) closePanel();
};

/** The logo, the display name, the navigation, and the other languages. */
export const SidePanel = () => {
  const t = useTranslations('panel');
  // Closes the popover when the window becomes large enough for the column.
  useEffect(() => {
    const media = window.matchMedia(panelColumn.replace('@media ', ''));
    media.addEventListener('change', closePanel);
    return () => media.removeEventListener('change', closePanel);
  }, []);
  return (
    <Paper
      component="aside"
      sx={panel}
      variant="outlined"
      square
      id={panelId}
      popover="auto"
      onBlur={closeWhenLeft}
    >
      <Head>
        <Logo />
        <OutlinedIconButton
          popoverTarget={panelId}
          popoverTargetAction="hide"
          aria-label={t('close')}
        >
          <CloseIcon fontSize="small" />
        </OutlinedIconButton>
      </Head>
      <Visitor>
        <Avatar
          sx={{ width: 32, height: 32, bgcolor: 'background.default', color: 'text.secondary' }}
        />
        <DisplayName />
      </Visitor>
      <Navigation />
      <LanguageMenu />
    </Paper>
  );
};
