'use client';

import BellIcon from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import { useTranslations } from 'next-intl';

/** A bell with a made-up number; there is nothing behind it to open. */
export const Notifications = ({ count }: { count: number | null }) => {
  const t = useTranslations();
  return (
    <Box
      role="img"
      aria-label={count === null ? t('figures.pending') : t('bar.notifications', { count })}
      sx={{ display: 'grid', placeItems: 'center', width: 44, height: 44, flex: 'none' }}
    >
      <Badge
        showZero
        color="primary"
        badgeContent={count ?? '–'}
        slotProps={{ badge: { 'data-testid': 'notification-badge' } as object }}
      >
        <BellIcon />
      </Badge>
    </Box>
  );
};
