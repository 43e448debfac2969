import { useLocale } from 'next-intl';
import { useCallback, type ComponentType, type ReactNode } from 'react';
import { useSession } from '@/components/run/runContext';
import type { Catalogue } from '@/lib/i18n/catalogue';
import { loadCatalogue } from '@/lib/i18n/loadCatalogue';
import type { Locale } from '@/lib/i18n/locales';
import { ErrorBoundary } from './ErrorBoundary';
import { LoadFailure, RenderFailure } from './Failures';
import { useOnDemand } from './useOnDemand';

/** The props of a dialog that is loaded on demand. */
export type DialogProps = {
  /** All messages of the page's language; the page itself has only some. */
  messages: Catalogue;
  onClose: () => void;
};

type Props = {
  /** Must be the same function at every rendering. Rejects if something cannot be loaded. */
  load: (locale: Locale) => Promise<ComponentType<DialogProps>>;
  /** Renders the button that opens the dialog. */
  button: (opener: { onClick: () => void; isLoading: boolean }) => ReactNode;
};

/** A button and the dialog it opens, whose code and messages are loaded on demand. */
export const OnDemandDialog = ({ load, button }: Props) => {
  const locale = useLocale();
  const session = useSession();
  const loadAll = useCallback(async () => {
    const [Dialog, messages] = await Promise.all([load(locale), loadCatalogue(locale)]);
    return { Dialog, messages };
  }, [load, locale]);
  const { loaded, isLoading, hasFailed, open, close } = useOnDemand(loadAll);
  return (
    <>
      {button({ onClick: open, isLoading })}
      {hasFailed && <LoadFailure onRetry={open} onDismiss={close} />}
      {loaded && session && (
        <ErrorBoundary fallback={(retry) => <RenderFailure onRetry={retry} onDismiss={close} />}>
          <loaded.Dialog messages={loaded.messages} onClose={close} />
        </ErrorBoundary>
      )}
    </>
  );
};
