import BellIcon from '@mui/icons-material/NotificationsOutlined';
import SearchIcon from '@mui/icons-material/Search';
import Badge, { badgeClasses } from '@mui/material/Badge';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { ShareButton } from '@/components/share/ShareButton';
import { PanelOpener } from '@/components/layout/PanelOpener';
import { useSession } from '@/components/run/run';
import { RunControls } from '@/components/run/RunControls';
import { forcedColours, phones } from '@/components/theme/tokens';
import { VisuallyHidden } from '@/components/theme/VisuallyHidden';
import { ranges } from '@/lib/config/ranges';
import { pluralArguments } from '@/lib/format/formatNumber';
import { drawInteger } from '@/lib/simulation/randomStream';

/** The last tracks have fixed widths, so that nothing moves while the HTML is parsed. */
const Bar = styled('div')({
  display: 'grid',
  gridTemplate:
    '"menu search run share bell" minmax(var(--control), auto) / auto minmax(40px, 1fr) auto var(--control) calc(var(--control) + 12px)',
  alignItems: 'center',
  [phones]: {
    gridTemplate:
      '"menu search share bell" minmax(var(--control), auto) "run run run run" auto / auto minmax(40px, 1fr) var(--control) var(--control)',
    columnGap: 4,
  },
});

/** Accepts text but searches nothing, as part of the demonstration. */
const SearchBox = styled(InputBase)(({ theme }) => ({
  gridArea: 'search',
  maxWidth: '20rem',
  minHeight: 'var(--control)',
  paddingInline: 12,
  gap: 8,
  overflow: 'hidden',
  border: `1px solid ${theme.palette.buttonLine}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  '&.Mui-focused': { outline: `2px solid ${theme.palette.accentText}`, outlineOffset: 2 },
}));

/** A square for an icon. */
const Bell = styled('div')(({ theme }) => ({
  gridArea: 'bell',
  display: 'grid',
  placeItems: 'center',
  width: 'var(--control)',
  height: 'var(--control)',
  marginLeft: 8,
  color: theme.palette.text.secondary,
  [phones]: { width: 'auto', margin: 0 },
}));

/** Inside the box of the icon; grows to the right, away from the icon. */
const CountBadge = styled(Badge)(({ theme }) => ({
  [`& .${badgeClasses.badge}`]: {
    inset: '-8px auto auto 15px',
    transform: 'none',
    minWidth: '1rem',
    height: '1rem',
    padding: '0 3px',
    backgroundColor: theme.palette.text.primary,
    color: theme.palette.background.paper,
    fontSize: '0.6875rem',
    fontWeight: 600,
    boxShadow: `0 0 0 2px ${theme.palette.background.default}`,
    [forcedColours]: { outline: '1px solid', outlineOffset: -1 },
  },
}));

/** A bell with a made-up number of notifications; it does not open anything. */
const Notifications = () => {
  const t = useTranslations();
  const session = useSession();
  const count = session && drawInteger(session.values.seed, 'notifications', ranges.notifications);
  const label =
    count === null ? t('figures.pending') : t('bar.notifications', pluralArguments(count));
  return (
    <Bell role="img" aria-label={label} title={label}>
      <CountBadge badgeContent={<span data-testid="notification-badge">{count ?? '–'}</span>}>
        <BellIcon />
      </CountBadge>
    </Bell>
  );
};

export const MainHeader = () => {
  const t = useTranslations();
  return (
    <Bar>
      <VisuallyHidden as="h1">{t('page.mainTitle')}</VisuallyHidden>
      <PanelOpener />
      <SearchBox
        type="search"
        name="search"
        placeholder={t('search')}
        autoComplete="off"
        startAdornment={<SearchIcon color="action" />}
        inputProps={{ 'aria-label': t('search') }}
      />
      <RunControls label={t('start')} />
      <div style={{ gridArea: 'share' }}>
        <ShareButton />
      </div>
      <Notifications />
    </Bar>
  );
};
