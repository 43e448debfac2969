import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import SettingsIcon from '@mui/icons-material/Tune';
import TransactionsIcon from '@mui/icons-material/SwapHoriz';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { DemoLabel } from '@/components/figures/DemoLabel';
import { useSession } from '@/components/run/run';
import { fromPanel, low, noticeHeight } from '@/components/theme/structure';
import { brand } from '@/lib/config/brand';
import { Logo } from './Logo';
import { Section } from './Section';

/**
 * None navigates: the first entry is the current page. `aria-disabled` is set here, because
 * `disabled` of MUI writes its class twice, which the HTML validator refuses.
 */
const entries = [
  { key: 'dashboard', Icon: DashboardIcon, state: { selected: true, 'aria-current': 'page' } },
  { key: 'transactions', Icon: TransactionsIcon, state: { 'aria-disabled': true } },
  { key: 'settings', Icon: SettingsIcon, state: { 'aria-disabled': true } },
] as const;

/** The texts of all rows are aligned. */
const row = { gap: '0.75rem', px: '0.5rem', minHeight: 'var(--toolbar)' };

/** The brand, the name and the navigation: in a column beside the page, or in the drawer. */
export const SidePanel = () => {
  const t = useTranslations();
  const { name } = useSession().values;
  return (
    <List component="div" disablePadding sx={{ px: '0.75rem' }}>
      <ListItem component="div" sx={row} translate="no">
        <Logo size={28} />
        <Typography component="span" variant="h2">
          {brand.name}
        </Typography>
      </ListItem>
      <ListItem component="div" disablePadding sx={{ gap: 2, px: '0.75rem', mb: 2 }}>
        <PersonIcon />
        {/* Always marked Demo, so that a link with a name cannot make itself credible. */}
        <div style={{ minWidth: 0 }}>
          <DemoLabel />
          <Typography
            component="bdi"
            variant="h3"
            translate="no"
            title={name}
            data-testid="display-name"
          >
            {name}
          </Typography>
        </div>
      </ListItem>
      <nav aria-label={t('panel.label')}>
        <List role="list" disablePadding>
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
    </List>
  );
};

const Column = styled('aside')(({ theme }) => ({
  gridArea: 'panel',
  display: 'none',
  [fromPanel]: { display: 'block' },
  borderRight: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.mode === 'light' ? theme.palette.background.paper : undefined,
  '& > div': {
    position: 'sticky',
    top: `var(${noticeHeight})`,
    [low]: { position: 'static' },
  },
}));

/** The panel beside the page, in wide windows. */
export const PanelColumn = () => (
  <Column className="screen-only">
    <Section>
      <SidePanel />
    </Section>
  </Column>
);
