import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { useIsRead } from './run';

/** Says where new trades appear, in the room that is free for them. */
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
