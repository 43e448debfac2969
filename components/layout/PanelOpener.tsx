import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { useTranslations } from 'next-intl';
import { LazyDialog } from '@/components/dialogs/Lazy';
import { useIsLessonShown } from '@/components/run/lessonShown';
import { fromPanel } from '@/components/theme/structure';

const load = async () => (await import('./PanelDrawer')).PanelDrawer;

/** Opens the panel in a drawer where it is not beside the page. */
export const PanelOpener = () => {
  const t = useTranslations('panel');
  const isLessonShown = useIsLessonShown();
  return (
    <LazyDialog name={t('label')} load={load} hasOwnMessages={false} props={{}}>
      {(opener) => (
        <IconButton
          aria-label={t('open')}
          title={t('open')}
          edge="start"
          data-part="panel"
          {...opener}
          sx={{
            gridArea: 'menu',
            mr: 1,
            [fromPanel]: { display: isLessonShown ? undefined : 'none' },
          }}
        >
          <MenuIcon />
        </IconButton>
      )}
    </LazyDialog>
  );
};
