import BellIcon from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import { useTranslations } from 'next-intl';
import { ShareButton } from '@/components/dialogs/openers';
import { PanelOpener } from '@/components/layout/PanelOpener';
import { useSession } from '@/components/run/run';
import { RunControls } from '@/components/run/RunControls';
import { VisuallyHidden } from '@/components/theme/VisuallyHidden';
import { ranges } from '@/lib/config/ranges';
import { counted } from '@/lib/format/formatNumber';
import { drawInteger } from '@/lib/simulation/randomStream';

/** Accepts text but searches nothing, as part of the demonstration. */
const SearchBox = () => {
  const t = useTranslations();
  return (
    <InputBase
      type="search"
      placeholder={t('search')}
      autoComplete="off"
      slotProps={{ input: { 'aria-label': t('search') } }}
      sx={{
        flex: '1 1 4rem',
        minWidth: 0,
        minHeight: 40,
        maxWidth: { md: 320 },
        mr: 'auto',
        px: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    />
  );
};

/** A bell with a made-up number of notifications; it does not open anything. */
const Notifications = () => {
  const t = useTranslations();
  const seed = useSession()?.values.seed;
  const count =
    seed === undefined ? null : drawInteger(seed, 'notifications', ranges.notifications);
  return (
    <Box sx={{ p: 1.25 }}>
      <Badge
        role="img"
        aria-label={count === null ? t('figures.pending') : t('bar.notifications', counted(count))}
        badgeContent={<span data-testid="notification-badge">{count ?? '–'}</span>}
        color="primary"
        overlap="circular"
      >
        <BellIcon />
      </Badge>
    </Box>
  );
};

export const MainHeader = () => {
  const t = useTranslations();
  return (
    <>
      <VisuallyHidden as="h1">{t('page.mainTitle')}</VisuallyHidden>
      <PanelOpener />
      <SearchBox />
      <RunControls label={t('start')} workingLabel={t('systemIsWorking')} />
      <ShareButton />
      <Notifications />
    </>
  );
};
