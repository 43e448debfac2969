import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { useIsRead } from './run';

/** In the room of later trades. */
export const EmptyHint = () => {
  const t = useTranslations('list');
  return (
    useIsRead() && (
      <Typography component="span" color="textSecondary">
        {t('next')}
      </Typography>
    )
  );
};
