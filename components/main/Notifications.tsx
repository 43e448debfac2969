import BellIcon from '@mui/icons-material/NotificationsOutlined';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { counted } from '@/lib/format/formatNumber';

/** Framed like the buttons beside it. */
const Bell = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 'var(--control)',
  height: 'var(--control)',
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
}));

const Badge = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 2,
  right: 2,
  minWidth: 'min(1rem, 20px)',
  padding: theme.spacing(0, 0.5),
  borderRadius: 8,
  backgroundColor: theme.palette.text.primary,
  color: theme.palette.background.paper,
  fontWeight: 600,
  // Limited, because large text would cover the bell.
  fontSize: 'min(0.6875rem, 14px)',
  lineHeight: 'min(1rem, 20px)',
  textAlign: 'center',
  '&[data-quiet]': {
    backgroundColor: theme.palette.background.default,
    color: theme.palette.text.secondary,
  },
}));

/** A bell with a made-up number of notifications; it does not open anything. */
export const Notifications = ({ count }: { count: number | null }) => {
  const t = useTranslations();
  const label = count === null ? t('figures.pending') : t('bar.notifications', counted(count));
  return (
    <Bell role="img" data-part="bell" aria-label={label}>
      <BellIcon fontSize="small" />
      <Badge data-quiet={count ? undefined : ''} data-testid="notification-badge">
        {count ?? '–'}
      </Badge>
    </Bell>
  );
};
