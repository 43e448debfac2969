import MenuIcon from '@mui/icons-material/Menu';
import { useTranslations } from 'next-intl';
import { OutlinedIconButton } from '@/components/ui/buttons';
import { panelId } from '@/components/ui/panelId';
import { panelColumn } from './SidePanel';

/** Spread into the bar’s styles; hides the opener where the panel is a column. */
export const openerStyle = { '& [popovertarget]': { [panelColumn]: { display: 'none' } } };

/** Opens the side panel on small screens; a `popovertarget` works without scripts. */
export const PanelOpener = () => {
  const t = useTranslations('panel');
  return (
    <OutlinedIconButton type="button" popoverTarget={panelId} aria-label={t('open')}>
      <MenuIcon fontSize="small" />
    </OutlinedIconButton>
  );
};
