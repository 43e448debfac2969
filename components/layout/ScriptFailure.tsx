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
      <p id={failureId} role="alert" hidden suppressHydrationWarning>
        {t('incomplete')}
      </p>
    )
  );
};
