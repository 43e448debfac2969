import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { lazy, Suspense, useCallback, useMemo, useState, useTransition } from 'react';
import type { ComponentType, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useSession } from '@/components/run/run';
import type { DialogMessages } from '@/lib/i18n/appConfig';
import type { Locale } from '@/lib/i18n/locales';
import type { Moment } from '@/lib/simulation/runner';
import { LoadFailure } from './LoadFailure';

type Part<Props> = {
  /** The name of the part in messages about it. */
  name: string;
  /** Imports the component. Must be the same function on every render. */
  load: () => Promise<ComponentType<Props>>;
  /** Whether the part needs more than the messages of the page. */
  hasOwnMessages?: boolean;
};

type Messages = { readonly default: Partial<DialogMessages> };

const loadMessages = (locale: Locale) =>
  import(`@/messages/dialogs/${locale}.json`) as Promise<Messages>;

type WithMessagesProps = { messages: Partial<DialogMessages>; children: ReactNode };

const WithMessages = ({ messages, children }: WithMessagesProps) => {
  const locale = useLocale();
  const ofPage = useMessages();
  const all = useMemo(() => ({ ...ofPage, ...messages }), [ofPage, messages]);
  return (
    <NextIntlClientProvider locale={locale} messages={all}>
      {children}
    </NextIntlClientProvider>
  );
};

/** A lazy component remembers its failure, so that each attempt needs a new one. */
const makePart = <Props extends object>(
  { load, hasOwnMessages = true }: Pick<Part<Props>, 'load' | 'hasOwnMessages'>,
  locale: Locale,
) =>
  lazy(async () => {
    const [Component, messages] = await Promise.all([
      load(),
      hasOwnMessages ? loadMessages(locale) : null,
    ]);
    if (messages === null) return { default: Component };
    const Translated = (props: Props) => (
      <WithMessages messages={messages.default}>
        <Component {...props} />
      </WithMessages>
    );
    return { default: Translated };
  });

type LazyProps<Props> = Part<Props> & {
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

/** The props of every lazy-loaded dialog. */
export type DialogProps = {
  /** The moment of the run at the click that opened the dialog; `null` before Start. */
  moment: Moment | null;
  onClose: () => void;
};

/** The attributes of a button that opens a lazy-loaded part. */
export type Opener = {
  'aria-busy': boolean;
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerEnter: () => void;
  onFocus: () => void;
};

/**
 * Opens a lazy-loaded part in a transition. While it loads, its opener is busy, and a click on the
 * opener or Escape cancels.
 */
export const useOpener = (
  { load, hasOwnMessages = true }: { load: () => Promise<unknown>; hasOwnMessages?: boolean },
  open: () => void,
  close: () => void,
): Opener => {
  const locale = useLocale();
  const [isPending, startTransition] = useTransition();
  const preload = () => {
    // A failure is reported when the part is opened.
    Promise.all([load(), hasOwnMessages && loadMessages(locale)]).catch(() => null);
  };
  return {
    'aria-busy': isPending,
    onClick: ({ detail }) => {
      // The second click of a double click changes nothing.
      if (detail > 1) return;
      if (isPending) close();
      else startTransition(open);
    },
    onKeyDown: (event) => {
      if (!isPending || event.key !== 'Escape') return;
      // The lesson behind stays.
      event.preventDefault();
      close();
    },
    onPointerEnter: preload,
    onFocus: preload,
  };
};

type LazyDialogProps<Further> = Part<Further & DialogProps> & {
  /** Further props of the dialog. */
  props: Further;
  /** Renders the button that opens the dialog, with its attributes. */
  children: (opener: Opener & { 'aria-haspopup': 'dialog' }) => ReactNode;
};

/** A button and the dialog that it opens. */
export const LazyDialog = <Further extends object>(dialog: LazyDialogProps<Further>) => {
  const { props, children, ...part } = dialog;
  const session = useSession();
  const [opened, setOpened] = useState<Pick<DialogProps, 'moment'> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const close = useCallback(() => {
    setOpened(null);
    // A part that failed after it was cancelled is imported again.
    setAttempt((count) => count + 1);
  }, []);
  const open = () => setOpened({ moment: session && session.run.getMoment() });
  const opener = useOpener(part, open, close);
  return (
    <>
      {children({ 'aria-haspopup': 'dialog', ...opener })}
      <Lazy
        key={attempt}
        {...part}
        props={opened && { ...props, ...opened, onClose: close }}
        onClose={close}
      />
    </>
  );
};
