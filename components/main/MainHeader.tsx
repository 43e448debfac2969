import BellIcon from '@mui/icons-material/NotificationsOutlined';
import SearchIcon from '@mui/icons-material/Search';
import Badge from '@mui/material/Badge';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslations } from 'next-intl';
import { ShareButton } from '@/components/dialogs/openers';
import { PanelOpener } from '@/components/layout/PanelOpener';
import { useSession } from '@/components/run/run';
import { RunControls } from '@/components/run/RunControls';
import { VisuallyHidden } from '@/components/theme/VisuallyHidden';
import { ranges } from '@/lib/config/ranges';
import { counted } from '@/lib/format/formatNumber';
import { drawInteger } from '@/lib/simulation/randomStream';

/** Accepts text but searches nothing, as part of the demonstration. Hidden where there is no room. */
const SearchBox = () => {
  const t = useTranslations();
  return (
    <div style={{ flex: '1 1 0', minWidth: 0, containerType: 'inline-size' }}>
      <OutlinedInput
        type="search"
        name="search"
        size="small"
        placeholder={t('search')}
        autoComplete="off"
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon fontSize="small" />
          </InputAdornment>
        }
        slotProps={{ input: { 'aria-label': t('search') } }}
        sx={{
          width: '100%',
          maxWidth: '20rem',
          bgcolor: 'background.paper',
          '@container (max-width: 7.49rem)': { display: 'none' },
        }}
      />
    </div>
  );
};

/** A bell with a made-up number of notifications; it does not open anything. */
const Notifications = () => {
  const t = useTranslations();
  const session = useSession();
  const count = session && drawInteger(session.values.seed, 'notifications', ranges.notifications);
  const label = count === null ? t('figures.pending') : t('bar.notifications', counted(count));
  return (
    <Badge
      role="img"
      aria-label={label}
      title={label}
      badgeContent={<span data-testid="notification-badge">{count ?? '–'}</span>}
      color="primary"
      // Ends where the cards end.
      style={{ margin: '10px 0 10px 10px' }}
    >
      <BellIcon />
    </Badge>
  );
};

export const MainHeader = () => {
  const t = useTranslations();
  return (
    <>
      <VisuallyHidden as="h1">{t('page.mainTitle')}</VisuallyHidden>
      <PanelOpener />
      <SearchBox />
      <RunControls label={t('start')} />
      <ShareButton />
      <Notifications />
    </>
  );
};
