import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { styled, type Breakpoint } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { LazyDialog } from '@/components/dialogs/LazyDialog';
import { usePanelBreakpoint } from './usePanelBreakpoint';

const load = async () => (await import('./PanelDrawer')).PanelDrawer;

const Root = styled('div')<{ panelFrom: Breakpoint }>(({ theme, panelFrom }) => ({
  gridArea: 'menu',
  margin: '0 8px 0 -10px',
  // Stays visible while it has the focus.
  [theme.breakpoints.up(panelFrom)]: { '&:not(:focus-within)': { display: 'none' } },
}));

export const PanelOpener = () => {
  const t = useTranslations('panel');
  return (
    <Root panelFrom={usePanelBreakpoint()} data-part="panel">
      <LazyDialog name={t('label')} load={load} hasOwnMessages={false} props={{}}>
        {(opener) => (
          <IconButton aria-label={t('open')} title={t('open')} {...opener}>
            <MenuIcon fontSize="large" />
          </IconButton>
        )}
      </LazyDialog>
    </Root>
  );
};
