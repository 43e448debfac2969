import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import SettingsIcon from '@mui/icons-material/Tune';
import TransactionsIcon from '@mui/icons-material/SwapHoriz';
import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { DemoLabel } from '@/components/figures/DemoLabel';
import { useSession } from '@/components/run/run';
import { brand } from '@/lib/config/brand';
import { Logo } from './Logo';

/** Icons are centred at 36 pixels from the edge of the panel, and texts begin at 60. */
const row = {
  component: 'div',
  disableGutters: true,
  disablePadding: true,
  sx: { gap: '10px', pl: '10px' },
} as const;

/**
 * None navigates: the first entry is the current page. `aria-disabled` is set here, because
 * `disabled` of MUI writes its class twice, which the HTML validator refuses.
 */
const entries = [
  { key: 'dashboard', Icon: DashboardIcon, state: { selected: true, 'aria-current': 'page' } },
  { key: 'transactions', Icon: TransactionsIcon, state: { 'aria-disabled': true } },
  { key: 'settings', Icon: SettingsIcon, state: { 'aria-disabled': true } },
] as const;

export const SidePanel = () => {
  const t = useTranslations();
  const name = useSession()?.values.name ?? '–';
  return (
    <div style={{ padding: '0 12px 20px' }}>
      <ListItem {...row} translate="no" style={{ minHeight: 'var(--toolbar)' }}>
        <Logo size={28} />
        <Typography component="span" variant="h2">
          {brand.name}
        </Typography>
      </ListItem>
      <div data-part="panel">
        <ListItem {...row} style={{ minHeight: '2.75rem' }}>
          <Avatar />
          {/* Always marked Demo, so that a link with a name cannot make itself credible. */}
          <div style={{ minWidth: 0 }}>
            <DemoLabel />
            <Typography
              component="bdi"
              translate="no"
              title={name}
              data-testid="display-name"
              sx={{ fontWeight: 500 }}
            >
              {name}
            </Typography>
          </div>
        </ListItem>
        <nav aria-label={t('panel.label')}>
          <List role="list" disablePadding sx={{ display: 'grid', gap: '4px', mt: '12px' }}>
            {entries.map(({ key, Icon, state }) => (
              <ListItem key={key} disablePadding>
                <ListItemButton role="link" tabIndex={-1} {...state}>
                  <ListItemIcon>
                    <Icon />
                  </ListItemIcon>
                  <ListItemText disableTypography>{t(key)}</ListItemText>
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </nav>
      </div>
    </div>
  );
};
