import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { lazy, Suspense, useCallback, useMemo, useState, useTransition } from 'react';
import type { ComponentType, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { DialogMessages } from '@/lib/i18n/appConfig';
import type { Locale } from '@/lib/i18n/locales';
import { LoadFailure } from './LoadFailure';

type LazyPart<Props> = {
  /** The name of the part in messages about it. */
  name: string;
  /** Imports the component. Must be the same function on every render. */
  load: () => Promise<ComponentType<Props>>;
  /** Whether the part needs more than the messages of the page. */
  hasOwnMessages?: boolean;
};

const loadMessages = (locale: Locale) =>
  import(`@/messages/dialogs/${locale}.json`) as Promise<{ default: Partial<DialogMessages> }>;

/** A nested provider replaces messages, so it gets both catalogues. */
const useAllMessages = (messages: Partial<DialogMessages>) => {
  const ofPage = useMessages();
  return useMemo(() => ({ ...ofPage, ...messages }), [ofPage, messages]);
};

/** A lazy component remembers its failure, so that each attempt needs a new one. */
const makePart = <Props extends object>(
  { load, hasOwnMessages = true }: LazyPart<Props>,
  locale: Locale,
) =>
  lazy(async () => {
    const [Component, messages] = await Promise.all([
      load(),
      hasOwnMessages ? loadMessages(locale) : null,
    ]);
    if (messages === null) return { default: Component };
    const Translated = (props: Props) => (
      <NextIntlClientProvider locale={locale} messages={useAllMessages(messages.default)}>
        <Component {...props} />
      </NextIntlClientProvider>
    );
    return { default: Translated };
  });

type LazyProps<Props> = LazyPart<Props> & {
  /** The props of the component; `null` while it is closed. */
  props: Props | null;
  /** Whether a failure is reported: not before the visitor can see the part. */
  isShown?: boolean;
  onClose?: () => void;
};

/**
 * A lazy-loaded part of the page. Its `Suspense` is always mounted, so that a transition that loads
 * the part keeps the page as it is.
 */
export const Lazy = <Props extends object>(part: LazyProps<Props>) => {
  const { name, props, isShown = true, onClose } = part;
  const locale = useLocale();
  const [Component, setComponent] = useState(() => makePart(part, locale));
  return (
    <Suspense fallback={null}>
      {props && (
        <ErrorBoundary
          onError={() => setComponent(() => makePart(part, locale))}
          resetKeys={[isShown]}
          fallbackRender={({ resetErrorBoundary }) =>
            isShown && <LoadFailure name={name} onRetry={resetErrorBoundary} onClose={onClose} />
          }
        >
          <Component {...props} />
        </ErrorBoundary>
      )}
    </Suspense>
  );
};

/**
 * Opens a lazy-loaded part in a transition. While it loads, its opener is busy, and a click on the
 * opener or Escape cancels.
 */
export const useOpener = (
  { load, hasOwnMessages = true }: { load: () => Promise<unknown>; hasOwnMessages?: boolean },
  open: () => void,
  close: () => void,
) => {
  const locale = useLocale();
  const [isPending, startTransition] = useTransition();
  const preload = () => {
    // A failure is reported when the part is opened.
    Promise.all([load(), hasOwnMessages && loadMessages(locale)]).catch(() => null);
  };
  return {
    'aria-busy': isPending,
    onClick: ({ detail }: MouseEvent) => {
      // The second click of a double click changes nothing.
      if (detail > 1) return;
      if (isPending) close();
      else startTransition(open);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!isPending || event.key !== 'Escape') return;
      // The lesson behind stays.
      event.preventDefault();
      close();
    },
    onPointerEnter: preload,
    onFocus: preload,
  };
};

/** The attributes of a button that opens a lazy-loaded part. */
export type Opener = ReturnType<typeof useOpener>;

/** The props of every lazy-loaded dialog. */
export type DialogProps = { onClose: () => void };

type LazyDialogProps<Further> = LazyPart<Further & DialogProps> & {
  /** Further props of the dialog. */
  props: Further;
  /** Renders the button that opens the dialog, with its attributes. */
  children: (opener: Opener & { 'aria-haspopup': 'dialog' }) => ReactNode;
};

/** A button and the dialog that it opens. */
export const LazyDialog = <Further extends object>(dialog: LazyDialogProps<Further>) => {
  const { props, children, ...part } = dialog;
  const [isOpen, setIsOpen] = useState(false);
  const onClose = useCallback(() => setIsOpen(false), []);
  const opener = useOpener(part, () => setIsOpen(true), onClose);
  return (
    <>
      {children({ 'aria-haspopup': 'dialog', ...opener })}
      <Lazy {...part} onClose={onClose} props={isOpen ? { ...props, onClose } : null} />
    </>
  );
};
