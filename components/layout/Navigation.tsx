import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import SettingsIcon from '@mui/icons-material/Tune';
import TransactionsIcon from '@mui/icons-material/SwapHoriz';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';

const Entries = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const Entry = styled('a')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 44,
  padding: theme.spacing(0, 1.5),
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.text.secondary,
  cursor: 'default',
  '&[aria-current]': {
    backgroundColor: theme.palette.background.default,
    color: theme.palette.text.primary,
    fontWeight: 600,
    '@media (forced-colors: active)': { border: '2px solid' },
  },
}));

/** Three entries: the first is the current page, the others are links marked as disabled. */
export const Navigation = () => {
  const t = useTranslations();
  return (
    <nav aria-label={t('panel.label')}>
      <Entries>
        <li>
          <Entry role="link" aria-current="page">
            <DashboardIcon fontSize="small" />
            <span>{t('dashboard')}</span>
          </Entry>
        </li>
        <li>
          <Entry role="link" aria-disabled="true">
            <TransactionsIcon fontSize="small" />
            <span>{t('transactions')}</span>
          </Entry>
        </li>
        <li>
          <Entry role="link" aria-disabled="true">
            <SettingsIcon fontSize="small" />
            <span>{t('settings')}</span>
          </Entry>
        </li>
      </Entries>
    </nav>
  );
};
