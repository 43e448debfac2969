import BellIcon from '@mui/icons-material/NotificationsOutlined';
import SearchIcon from '@mui/icons-material/Search';
import Badge from '@mui/material/Badge';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { ShareButton } from '@/components/share/ShareButton';
import { PanelOpener } from '@/components/layout/PanelOpener';
import { useSession } from '@/components/run/run';
import { RunControls } from '@/components/run/RunControls';
import { phones } from '@/components/theme/tokens';
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

/** A bell with a made-up number of notifications; it does not open anything. */
const Notifications = () => {
  const t = useTranslations();
  const session = useSession();
  const count = session && drawInteger(session.values.seed, 'notifications', ranges.notifications);
  const label =
    count === null ? t('figures.pending') : t('bar.notifications', pluralArguments(count));
  return (
    <Badge
      role="img"
      aria-label={label}
      title={label}
      badgeContent={<span data-testid="notification-badge">{count ?? '–'}</span>}
      sx={{ gridArea: 'bell', justifySelf: 'center', left: { sm: 2 }, color: 'text.secondary' }}
    >
      <BellIcon />
    </Badge>
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
