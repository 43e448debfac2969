import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { styled, type Breakpoint } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { LazyDialog } from '@/components/dialogs/Lazy';
import { usePanelBreakpoint } from './usePanelBreakpoint';

const load = async () => (await import('./PanelDrawer')).PanelDrawer;

const Root = styled('div')<{ panelFrom: Breakpoint }>(({ theme, panelFrom }) => ({
  gridArea: 'menu',
  margin: '0 8px 0 -10px',
  [theme.breakpoints.up(panelFrom)]: { display: 'none' },
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
