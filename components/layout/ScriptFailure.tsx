import NoSsr from '@mui/material/NoSsr';
import { useTranslations } from 'next-intl';
import { elementIds } from '@/components/elementIds';

/** Says that the page has not loaded completely: hidden until a script of the page fails. */
export const ScriptFailure = () => {
  const t = useTranslations('page');
  const message = (
    <p id={elementIds.scriptFailure} role="alert" hidden suppressHydrationWarning>
      {t('incomplete')}
    </p>
  );
  return <NoSsr fallback={message} />;
};
