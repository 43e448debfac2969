import CloseIcon from '@mui/icons-material/Close';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import { useTheme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
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
const Panel = styled('aside')(({ theme }) => ({
  // What browsers do by themselves; in older ones, without popovers, it would cover a small screen.
  display: 'none',
  position: 'fixed',
  inset: 'var(--notice-height) auto 0 0',
  width: 'min(320px, 100vw)',
  height: 'auto',
  margin: 0,
  padding: theme.spacing(2),
  border: 0,
  borderRight: `1px solid ${theme.palette.hairline}`,
  overflow: 'auto',
  // First in reading order, last on screen: the page's own notice is already at the top.
  '& > [role=note]': { order: 1 },
  backgroundColor: theme.palette.background.paper,
  color: theme.palette.text.primary,
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
}));

const Head = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
});

const Visitor = styled('div')(({ theme }) => ({ display: 'flex', gap: theme.spacing(1.5) }));

const Avatar = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: '50%',
  backgroundColor: theme.palette.background.default,
  color: theme.palette.text.secondary,
}));

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
    <Panel id={panelId} popover="auto" onBlur={closeWhenLeft}>
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
        <Avatar>
          <PersonIcon />
        </Avatar>
        <DisplayName />
      </Visitor>
      <Navigation />
      <LanguageMenu />
    </Panel>
  );
};
