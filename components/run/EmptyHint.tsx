import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { useIsRead, useRun } from './run';

type Props = {
  /** Number of listed trades. */
  count: number;
  /** The label of the button that starts the run. */
  start: string;
};

/** In the room of later trades: says that they appear at the top, or how to get the first one. */
export const EmptyHint = ({ count, start }: Props) => {
  const t = useTranslations('list');
  const isRead = useIsRead();
  const isIdle = useRun((snapshot) => snapshot.isIdle);
  if (!isRead) return null;
  const text = isIdle ? t('idle', { start }) : t('empty');
  return (
    <Typography component="span" color="textSecondary">
      {count > 0 ? t('next') : text}
    </Typography>
  );
};
