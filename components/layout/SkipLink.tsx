import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';

const Link = styled('a')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  top: 'calc(var(--notice-height) + 8px)',
  left: 8,
  padding: theme.spacing(1.5, 2),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  color: theme.palette.primary.main,
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' },
}));

/** Lets keyboard users skip the panel and the bar. */
export const SkipLink = () => {
  const t = useTranslations('page');
  return <Link href="#content">{t('skip')}</Link>;
};
