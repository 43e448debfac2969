import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import SettingsIcon from '@mui/icons-material/Tune';
import TransactionsIcon from '@mui/icons-material/SwapHoriz';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';

/** The first entry is the current page; the others are links marked as disabled. */
const entries = [
  { key: 'dashboard', Icon: DashboardIcon, state: { 'aria-current': 'page' } },
  { key: 'transactions', Icon: TransactionsIcon, state: { 'aria-disabled': true } },
  { key: 'settings', Icon: SettingsIcon, state: { 'aria-disabled': true } },
] as const;

/** An anchor without `href`: MUI's `ListItemButton` is for entries that do something. */
const Entry = styled('a')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 'var(--control)',
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

/** The entries of the side panel. */
export const Navigation = () => {
  const t = useTranslations();
  return (
    <nav aria-label={t('panel.label')} data-part="navigation">
      <List disablePadding sx={{ display: 'grid', gap: 0.5 }}>
        {entries.map(({ key, Icon, state }) => (
          <ListItem key={key} disablePadding>
            <Entry role="link" {...state}>
              <Icon fontSize="small" />
              <span>{t(key)}</span>
            </Entry>
          </ListItem>
        ))}
      </List>
    </nav>
  );
};
