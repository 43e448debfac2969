import MenuIcon from '@mui/icons-material/Menu';
import { styled } from '@mui/material/styles';
import IconButton from '@mui/material/IconButton';
import { useTranslations } from 'next-intl';
import { useLazyDialog } from '@/components/dialogs/useLazyDialog';
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
  const { opener, dialog } = useLazyDialog({
    name: t('label'),
    load,
    hasOwnMessages: false,
    props: {},
  });
  return (
    <Root panelQuery={usePanelQuery()} data-part="panel">
      <IconButton aria-label={t('open')} title={t('open')} {...opener}>
        <MenuIcon fontSize="large" />
      </IconButton>
      {dialog}
    </Root>
  );
};
