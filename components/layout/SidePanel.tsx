import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import SettingsIcon from '@mui/icons-material/Tune';
import TransactionsIcon from '@mui/icons-material/SwapHoriz';
import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { DemoLabel } from '@/components/figures/DemoLabel';
import { useSession } from '@/components/run/run';
import { brand } from '@/lib/config/brand';
import { Logo } from './Logo';

/** The name, which may come from the link, always marked Demo, so that a link cannot make itself credible. */
const Visitor = () => {
  const name = useSession()?.values.name ?? '–';
  return (
    // As high as three lines, so that nothing below moves when the name is known.
    <div style={{ display: 'flex', gap: 12, height: '3.875rem', marginBlock: 16 }}>
      <Avatar
        sx={{ width: 32, height: 32, bgcolor: 'background.default', color: 'text.secondary' }}
      />
      <Typography
        variant="body2"
        component="div"
        sx={{ minWidth: 0, mt: '7px', overflow: 'hidden', overflowWrap: 'anywhere' }}
      >
        <DemoLabel />
        <bdi translate="no" data-testid="display-name">
          {name}
        </bdi>
      </Typography>
    </div>
  );
};

const Entry = styled(ListItem)(({ theme }) => ({
  minHeight: 44,
  padding: theme.spacing(0, 1.5),
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.text.secondary,
  '& .MuiListItemIcon-root': { minWidth: 32, color: 'inherit' },
  '&:has([aria-current])': {
    backgroundColor: theme.palette.background.default,
    color: theme.palette.text.primary,
    '@media (forced-colors: active)': { border: '2px solid' },
  },
  '[aria-current] *': { fontWeight: 600 },
  '&:has([aria-disabled])': { color: theme.palette.text.disabled },
}));

/** The first entry is the current page; the others are links marked as disabled. */
const entries = [
  { key: 'dashboard', Icon: DashboardIcon, state: { 'aria-current': 'page' } },
  { key: 'transactions', Icon: TransactionsIcon, state: { 'aria-disabled': true } },
  { key: 'settings', Icon: SettingsIcon, state: { 'aria-disabled': true } },
] as const;

export const SidePanel = () => {
  const t = useTranslations();
  return (
    <div style={{ padding: 16 }}>
      <Typography
        variant="h2"
        component="div"
        translate="no"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}
      >
        <Logo size={28} />
        <span>{brand.name}</span>
      </Typography>
      <div data-part="panel">
        <Visitor />
        <nav aria-label={t('panel.label')}>
          <List role="list" disablePadding>
            {entries.map(({ key, Icon, state }) => (
              <Entry key={key} disablePadding>
                <ListItemIcon>
                  <Icon fontSize="small" />
                </ListItemIcon>
                <ListItemText role="link" {...state}>
                  {t(key)}
                </ListItemText>
              </Entry>
            ))}
          </List>
        </nav>
      </div>
    </div>
  );
};
