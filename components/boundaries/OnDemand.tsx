import { useLocale } from 'next-intl';
import type { ComponentType } from 'react';
import type { PageMessages } from '@/lib/i18n/catalogue';
import { loadCatalogue } from '@/lib/i18n/loadCatalogue';
import type { Locale } from '@/lib/i18n/locales';
import { MessagesProvider } from '@/lib/i18n/MessagesProvider';
import { ErrorBoundary } from './ErrorBoundary';
import { Failure } from './Failure';
import { useLoaded, type Loading } from './useLoaded';

/** A part of the page that is loaded on demand. */
type Part = ComponentType<{ onClose: () => void }>;

/** Makes a function that loads a part together with messages: those of the page are only some. */
export const withMessages =
  (
    load: () => Promise<Part>,
    loadMessages: (locale: Locale) => Promise<PageMessages> = loadCatalogue,
  ) =>
  async (locale: Locale): Promise<Part> => {
    const [Loaded, messages] = await Promise.all([load(), loadMessages(locale)]);
    return function WithMessages(props) {
      return (
        <MessagesProvider locale={locale} messages={messages}>
          <Loaded {...props} />
        </MessagesProvider>
      );
    };
  };

/**
 * Loads a part of the page, in the page's language, when it is opened first.
 *
 * @param load must be the same function at every rendering
 */
export const useOnDemand = (
  load: (locale: Locale) => Promise<Part>,
  isOpen: boolean,
): Loading<Part> => useLoaded(load, useLocale(), isOpen);

type Props = { part: Loading<Part>; onClose: () => void };

/** A part that is loaded on demand; a message if it could not be loaded, or is broken. */
export const OnDemand = ({ part: { value: Part, failure, retry }, onClose }: Props) => {
  if (failure) {
    const isBroken = failure === 'broken';
    const dismiss = () => {
      retry();
      onClose();
    };
    return <Failure isBroken={isBroken} onRetry={isBroken ? null : retry} onDismiss={dismiss} />;
  }
  if (Part === null) return null;
  return (
    <ErrorBoundary fallback={(again) => <Failure isBroken onRetry={again} onDismiss={onClose} />}>
      <Part onClose={onClose} />
    </ErrorBoundary>
  );
};
