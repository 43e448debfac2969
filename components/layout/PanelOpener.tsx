import Box from '@mui/material/Box';
import MenuIcon from '@mui/icons-material/Menu';
import { useTranslations } from 'next-intl';
import { OutlinedIconButton } from '@/components/ui/buttons';
import { panelId } from '@/components/ui/panelId';
import { panelColumn } from './SidePanel';

/**
 * Opens the side panel where the panel is not a column. A `popovertarget` works without scripts.
 *
 * @param props.marginRight `auto` moves the items that follow to the end of the bar
 */
export const PanelOpener = ({ marginRight }: { marginRight?: 'auto' }) => {
  const t = useTranslations('panel');
  return (
    <Box sx={{ display: 'flex', marginRight, [panelColumn]: { display: 'none' } }}>
      <OutlinedIconButton popoverTarget={panelId} aria-label={t('open')}>
        <MenuIcon fontSize="small" />
      </OutlinedIconButton>
    </Box>
  );
};
