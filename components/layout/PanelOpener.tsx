import MenuIcon from '@mui/icons-material/Menu';
import { styled } from '@mui/material/styles';
import IconButton from '@mui/material/IconButton';
import { useTranslations } from 'next-intl';
import { LazyDialog } from '@/components/dialogs/LazyDialog';
import { phones } from '@/components/theme/tokens';
import { usePanelQuery } from './panelQuery';

const load = async () => (await import('./PanelDrawer')).PanelDrawer;

/** The icon begins where the cards begin. */
const Root = styled('div')<{ panelQuery: string }>(({ panelQuery }) => ({
  gridArea: 'menu',
  margin: '0 8px 0 -10px',
  [phones]: { margin: '0 4px 0 -12px' },
  // Stays while it has the focus.
  [panelQuery]: { '&:not(:focus-within)': { display: 'none' } },
}));

export const PanelOpener = () => {
  const t = useTranslations('panel');
  return (
    <Root panelQuery={usePanelQuery()} data-part="panel">
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
