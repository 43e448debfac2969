import Paper from '@mui/material/Paper';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { failureId } from './failureId';

const neverChanges = () => () => {};

/** Says that the page has not loaded completely: hidden until a script of the page fails. */
export const ScriptFailure = () => {
  const t = useTranslations('page');
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    !isHydrated && (
      <Paper
        id={failureId}
        role="alert"
        variant="outlined"
        hidden
        suppressHydrationWarning
        sx={{ p: 2, mb: 2 }}
      >
        {t('incomplete')}
      </Paper>
    )
  );
};
