import MenuIcon from '@mui/icons-material/Menu';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/buttons';
import { panelId } from './SidePanel';

const Opener = styled(IconButton)(({ theme }) => ({
  [theme.breakpoints.up('lg')]: { display: 'none' },
}));

/** Opens the side panel on small screens; a `popovertarget` works without scripts. */
export const PanelOpener = () => {
  const t = useTranslations('panel');
  return (
    <Opener type="button" popoverTarget={panelId} aria-label={t('open')}>
      <MenuIcon fontSize="small" />
    </Opener>
  );
};
