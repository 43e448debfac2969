import CloseIcon from '@mui/icons-material/Close';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import Avatar from '@mui/material/Avatar';
import Paper from '@mui/material/Paper';
import { styled, useTheme } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useEffect, useSyncExternalStore, type FocusEvent } from 'react';
import { IconButton } from '@/components/ui/buttons';
import { Logo } from '@/components/ui/Logo';
import { DisplayName } from './DisplayName';
import { LanguageMenu } from './LanguageMenu';
import { Navigation } from './Navigation';
import { CoverNotice } from '@/components/notice/SimulationNotice';

/** The id of the side panel, for the `popovertarget` of its buttons. */
export const panelId = 'side-panel';

const openPanel = () => document.querySelector<HTMLElement>(`#${panelId}:popover-open`);

const closePanel = () => openPanel()?.hidePopover();

const onToggle = (listener: () => void) => {
  // The event does not bubble, but it can be captured.
  document.addEventListener('toggle', listener, true);
  return () => document.removeEventListener('toggle', listener, true);
};

/** Whether the panel covers the page; it may have been opened before the scripts ran. */
const usePanelOpen = (): boolean =>
  useSyncExternalStore(
    onToggle,
    () => openPanel() !== null,
    () => false,
  );

/**
 * On large screens, a column of the page. On small ones, the same element is a popover, which the
 * browser opens, closes and puts above the page, even before the scripts have loaded. It starts
 * below the notice, so that it never covers it.
 */
const Panel = styled(Paper)(({ theme }) => ({
  display: 'none',
  position: 'fixed',
  inset: 'var(--notice-height) auto 0 0',
  width: 'min(320px, 100vw)',
  height: 'auto',
  margin: 0,
  padding: theme.spacing(2),
  borderWidth: '0 1px 0 0',
  overflow: 'auto',
  // First in reading order, last on screen: the page's own notice is already at the top.
  '& > [role=note]': { order: 1 },
  flexDirection: 'column',
  gap: theme.spacing(2),
  // The languages are at the lower edge.
  '& > nav:last-child': { marginTop: 'auto' },
  '&:popover-open': { display: 'flex' },
  '&::backdrop': { top: 'var(--notice-height)', backgroundColor: 'rgb(0 0 0 / 40%)' },
  [theme.breakpoints.up('lg')]: {
    display: 'flex',
    position: 'sticky',
    inset: 'var(--notice-height) auto auto',
    width: 'auto',
    height: 'calc(100dvh - var(--notice-height))',
    padding: theme.spacing(3, 2),
    '@media (max-height: 499px)': { position: 'static', height: 'auto' },
  },
  '@media print': { display: 'none' },
})) as typeof Paper;

const Head = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
});

const Visitor = styled('div')(({ theme }) => ({ display: 'flex', gap: theme.spacing(1.5) }));

const Closer = styled(IconButton)(({ theme }) => ({
  [theme.breakpoints.up('lg')]: { display: 'none' },
}));

/** Closes the popover when the window becomes large enough for the column. */
const useCloseWhenLarge = (large: string) => {
  useEffect(() => {
    const media = window.matchMedia(large);
    media.addEventListener('change', closePanel);
    return () => media.removeEventListener('change', closePanel);
  }, [large]);
};

const closeWhenLeft = ({ relatedTarget, currentTarget }: FocusEvent) => {
  if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) closePanel();
};

/** The logo, the display name, the navigation, and the other languages. */
export const SidePanel = () => {
  const t = useTranslations('panel');
  const covers = usePanelOpen();
  useCloseWhenLarge(useTheme().breakpoints.up('lg').replace('@media ', ''));
  return (
    <Panel
      component="aside"
      variant="outlined"
      square
      id={panelId}
      popover="auto"
      onBlur={closeWhenLeft}
    >
      {covers && <CoverNotice />}
      <Head>
        <Logo />
        <Closer
          type="button"
          popoverTarget={panelId}
          popoverTargetAction="hide"
          aria-label={t('close')}
        >
          <CloseIcon fontSize="small" />
        </Closer>
      </Head>
      <Visitor>
        <Avatar sx={{ bgcolor: 'background.default', color: 'text.secondary' }}>
          <PersonIcon />
        </Avatar>
        <DisplayName />
      </Visitor>
      <Navigation />
      <LanguageMenu />
    </Panel>
  );
};
