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
type Part<Props> = ComponentType<Props & { onClose: () => void }>;

/** Returns a function that loads a part with its messages, since the page has only some. */
export const withMessages =
  <Props = unknown,>(
    load: () => Promise<Part<Props>>,
    loadMessages: (locale: Locale) => Promise<PageMessages> = loadCatalogue,
  ) =>
  async (locale: Locale): Promise<Part<Props>> => {
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
 * Loads a part of the page, in the page's language, when first opened.
 *
 * @param load must be the same function on every render
 */
export const useOnDemand = <Props,>(
  load: (locale: Locale) => Promise<Part<Props>>,
  isOpen: boolean,
): Loading<Part<Props>> => useLoaded(load, useLocale(), isOpen);

/**
 * Renders a part once loaded, or a message if the part could not be loaded or is broken. Other
 * props are passed to the part.
 */
export const OnDemand = <Props,>({
  part: { value: Part, failure, retry },
  ...props
}: Props & { part: Loading<Part<Props>>; onClose: () => void }) => {
  const { onClose } = props;
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
      <Part {...(props as Props & { onClose: () => void })} />
    </ErrorBoundary>
  );
};
