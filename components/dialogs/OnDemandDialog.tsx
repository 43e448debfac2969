import { useLocale } from 'next-intl';
import { useCallback, type ComponentType, type ReactNode } from 'react';
import { useSession } from '@/components/run/runContext';
import type { Catalogue } from '@/lib/i18n/catalogue';
import { loadCatalogue } from '@/lib/i18n/loadCatalogue';
import { ErrorBoundary } from './ErrorBoundary';
import { LoadFailure } from './LoadFailure';
import { useOnDemand } from './useOnDemand';

/** The props of a dialog that is loaded on demand. */
export type DialogProps = {
  /** All messages of the page's language; the page itself has only some. */
  messages: Catalogue;
  onClose: () => void;
};

type Props = {
  load: () => Promise<ComponentType<DialogProps>>;
  /** Renders the button that opens the dialog. */
  button: (opener: { onClick: () => void; isLoading: boolean }) => ReactNode;
};

/** A button and the dialog it opens, whose code and messages are loaded on demand. */
export const OnDemandDialog = ({ load, button }: Props) => {
  const locale = useLocale();
  const session = useSession();
  const loadAll = useCallback(async () => {
    const [Dialog, messages] = await Promise.all([load(), loadCatalogue(locale)]);
    return { Dialog, messages };
  }, [load, locale]);
  const { loaded, isLoading, hasFailed, open, close } = useOnDemand(loadAll);
  const failure = (retry: () => void) => <LoadFailure onRetry={retry} onDismiss={close} />;
  return (
    <>
      {button({ onClick: open, isLoading })}
      {hasFailed && failure(open)}
      {loaded && session && (
        <ErrorBoundary fallback={failure}>
          <loaded.Dialog messages={loaded.messages} onClose={close} />
        </ErrorBoundary>
      )}
    </>
  );
};
