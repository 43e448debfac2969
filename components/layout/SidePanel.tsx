import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import SettingsIcon from '@mui/icons-material/Tune';
import TransactionsIcon from '@mui/icons-material/SwapHoriz';
import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { DemoLabel } from '@/components/figures/DemoLabel';
import { useSession } from '@/components/run/run';
import { coarse, forcedColours } from '@/components/theme/tokens';
import { brand } from '@/lib/config/brand';
import { Logo } from './Logo';

/** Icons are centred at 36 pixels, and texts begin at 60. */
const Root = styled('div')({ padding: '0 12px 20px' });

const Brand = styled('div')(({ theme }) => ({
  ...theme.typography.h2,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 'var(--toolbar)',
  paddingLeft: 10,
}));

/** Room for a name of two lines, so that nothing below moves when the name is known. */
const Visitor = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: '2.75rem',
  marginBottom: 12,
  paddingLeft: 10,
});

const Name = styled('bdi')(({ theme }) => ({
  ...theme.typography.body1,
  fontWeight: 500,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
}));

const Entry = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: '2.5rem',
  marginTop: 4,
  padding: '0 14px',
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.text.disabled,
  fontWeight: 500,
  [coarse]: { minHeight: '2.75rem' },
  [forcedColours]: { color: 'GrayText' },
  '&[aria-current]': {
    backgroundColor: theme.palette.selected,
    color: theme.palette.text.primary,
    fontWeight: 600,
    [forcedColours]: { color: 'CanvasText', outline: '1px solid', outlineOffset: -1 },
  },
}));

/** The first entry is the current page; the others are links marked as disabled. */
const entries = [
  { key: 'dashboard', Icon: DashboardIcon, state: { 'aria-current': 'page' } },
  { key: 'transactions', Icon: TransactionsIcon, state: { 'aria-disabled': true } },
  { key: 'settings', Icon: SettingsIcon, state: { 'aria-disabled': true } },
] as const;

export const SidePanel = () => {
  const t = useTranslations();
  const name = useSession()?.values.name ?? '–';
  return (
    <Root>
      <Brand translate="no">
        <Logo size={28} />
        <span>{brand.name}</span>
      </Brand>
      <div data-part="panel">
        <Visitor>
          <Avatar />
          {/* Always marked Demo, so that a link with a name cannot make itself credible. */}
          <div style={{ minWidth: 0 }}>
            <DemoLabel />
            <Name translate="no" title={name} data-testid="display-name">
              {name}
            </Name>
          </div>
        </Visitor>
        <nav aria-label={t('panel.label')}>
          <List role="list" disablePadding>
            {entries.map(({ key, Icon, state }) => (
              <li key={key}>
                <Entry role="link" {...state}>
                  <Icon />
                  <span>{t(key)}</span>
                </Entry>
              </li>
            ))}
          </List>
        </nav>
      </div>
    </Root>
  );
};
