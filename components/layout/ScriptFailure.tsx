import NoSsr from '@mui/material/NoSsr';
import { useTranslations } from 'next-intl';
import { failureId } from './failureId';

/** Says that the page has not loaded completely: hidden until a script of the page fails. */
export const ScriptFailure = () => {
  const t = useTranslations('page');
  const message = (
    <p id={failureId} role="alert" hidden suppressHydrationWarning>
      {t('incomplete')}
    </p>
  );
  return <NoSsr fallback={message} />;
};
