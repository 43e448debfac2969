'use client';

import { useLocale } from 'next-intl';
import { useCallback, type ComponentType, type ReactNode } from 'react';
import type { Session } from '@/components/run/resolveSession';
import type { Catalogue } from '@/lib/i18n/catalogue';
import { loadCatalogue } from '@/lib/i18n/loadCatalogue';
import { Boundary } from './ErrorBoundary';
import { LoadFailure } from './LoadFailure';
import type { PageState } from '@/components/run/openPage';
import { useOnDemand } from './useOnDemand';

/** What a dialog that is loaded on demand is given. */
export type DialogProps = {
  /** All words of the page's language; the page itself has only some. */
  words: Catalogue;
  page: PageState;
  session: Session;
  onClose: () => void;
};

type Props = {
  page: PageState;
  load: () => Promise<ComponentType<DialogProps>>;
  /** What opens the dialog. */
  button: (opener: { onClick: () => void; isLoading: boolean }) => ReactNode;
};

/** A button and the dialog it opens, whose code and words come when they are asked for. */
export const OnDemandDialog = ({ page, load, button }: Props) => {
  const locale = useLocale();
  const loadAll = useCallback(async () => {
    const [Dialog, words] = await Promise.all([load(), loadCatalogue(locale)]);
    return { Dialog, words };
  }, [load, locale]);
  const { loaded, isLoading, hasFailed, open, close } = useOnDemand(loadAll);
  const failure = (retry: () => void) => (
    <LoadFailure page={page} onRetry={retry} onDismiss={close} />
  );
  return (
    <>
      {button({ onClick: open, isLoading })}
      {hasFailed && failure(open)}
      {loaded && page.session && (
        <Boundary fallback={failure}>
          <loaded.Dialog words={loaded.words} page={page} session={page.session} onClose={close} />
        </Boundary>
      )}
    </>
  );
};
