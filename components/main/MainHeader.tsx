import BellIcon from '@mui/icons-material/NotificationsOutlined';
import SearchIcon from '@mui/icons-material/Search';
import Badge from '@mui/material/Badge';
import InputBase from '@mui/material/InputBase';
import { useTranslations } from 'next-intl';
import { Bar } from '@/components/layout/Bar';
import { PanelOpener } from '@/components/layout/PanelOpener';
import { RunControls } from '@/components/run/RunControls';
import { useIsRead, useSession } from '@/components/run/run';
import { ShareButton } from '@/components/share/ShareButton';
import { VisuallyHidden } from '@/components/theme/VisuallyHidden';
import { ranges } from '@/lib/config/ranges';
import { dash, pluralArguments } from '@/lib/format/formatNumber';
import { drawInteger } from '@/lib/simulation/randomStream';

/** Accepts text but searches nothing, as part of the demonstration. */
const searchBox = {
  gridArea: 'title',
  minWidth: { sm: '5rem' },
  maxWidth: '20rem',
  minHeight: 'var(--control)',
  px: 1.5,
  gap: 1,
  border: 1,
  borderColor: 'control',
  borderRadius: 1,
  bgcolor: 'background.paper',
};

/** A bell with a made-up number of notifications; it does not open anything. */
const Notifications = () => {
  const t = useTranslations();
  const isRead = useIsRead();
  const { seed } = useSession().values;
  const count = drawInteger(seed, 'notifications', ranges.notifications);
  const label = isRead ? t('bar.notifications', pluralArguments(count)) : t('figures.pending');
  return (
    <Badge
      role="img"
      aria-label={label}
      title={label}
      badgeContent={<span data-testid="notification-badge">{isRead ? count : dash}</span>}
      sx={{ gridArea: 'bell', ml: 1, mr: 1.25, color: 'text.secondary' }}
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
      <InputBase
        type="search"
        name="search"
        placeholder={t('search')}
        autoComplete="off"
        startAdornment={<SearchIcon />}
        inputProps={{ 'aria-label': t('search') }}
        sx={searchBox}
      />
      <RunControls label={t('start')} />
      <ShareButton />
      <Notifications />
    </Bar>
  );
};
