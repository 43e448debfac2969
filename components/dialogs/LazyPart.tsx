import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary, useErrorBoundary } from 'react-error-boundary';
import { moveFocus } from '@/components/run/focus';
import { loadTimeout } from '@/lib/config/timing';
import type { DialogMessages } from '@/lib/i18n/appConfig';
import type { PendingMessageProps } from './PendingMessage';

const isTyping = () =>
  document.activeElement?.matches('input:not([type=checkbox], [type=range])') === true;

/** The page loads the message early, because it also has to appear if nothing else loads. */
export const loadMessage = async () => (await import('./PendingMessage')).PendingMessage;

const Message = (props: PendingMessageProps) => {
  const [Pending, setPending] = useState<ComponentType<PendingMessageProps> | null>(null);
  useEffect(() => {
    loadMessage().then(
      (loaded) => setPending(() => loaded),
      () => null,
    );
  }, []);
  return Pending && <Pending {...props} />;
};

type Loaded<Part> = {
  readonly Part: Part;
  readonly Theme: ComponentType<{ children: ReactNode }>;
  readonly messages: Partial<DialogMessages>;
};

export type LazyPartProps<Part> = {
  /** The name of the part in its messages: the label of the button that opens it. */
  name: string;
  /** Must be the same function on every render. */
  load: () => Promise<Part>;
  /** Whether the part needs more than the messages of the page. */
  hasOwnMessages?: boolean;
  /** Whether the part loads without a click: it takes no focus, and shows no loading message. */
  isAutomatic?: boolean;
  onClose?: () => void;
  children: (Part: Part) => ReactNode;
};

type ContentProps<Part> = Omit<LazyPartProps<Part>, 'name'> & { loading: ReactNode };

/** Loads in an effect, because React shows the fallback of Suspense for at least 300 ms. */
const Content = <Part,>(props: ContentProps<Part>) => {
  const { load, hasOwnMessages = true, isAutomatic = false, loading, children } = props;
  const locale = useLocale();
  const pageMessages = useMessages();
  const [loaded, setLoaded] = useState<Loaded<Part> | null>(null);
  const { showBoundary } = useErrorBoundary();
  useEffect(() => {
    let isCurrent = true;
    const fail = (error: unknown) => isCurrent && showBoundary(error);
    const timer = setTimeout(() => fail(new Error('No answer')), loadTimeout);
    const file = hasOwnMessages
      ? (import(`@/messages/dialogs/${locale}.json`) as Promise<{ default: DialogMessages }>)
      : { default: {} };
    const open = async () => {
      const [Part, { DialogTheme: Theme }, { default: messages }] = await Promise.all([
        load(),
        import('./DialogTheme'),
        file,
      ]);
      clearTimeout(timer);
      // A dialog would take the focus from the field.
      while (!isAutomatic && isTyping()) {
        await new Promise((left) => document.addEventListener('focusout', left, { once: true }));
      }
      if (isCurrent) setLoaded({ Part, Theme, messages });
    };
    open().catch(fail);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [load, hasOwnMessages, isAutomatic, locale, showBoundary]);

  // Other messages would make every translator again.
  const messages = useMemo(
    () => ({ ...pageMessages, ...loaded?.messages }),
    [pageMessages, loaded],
  );
  if (loaded === null) return loading;
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      <loaded.Theme>{children(loaded.Part)}</loaded.Theme>
    </NextIntlClientProvider>
  );
};

/** Loads a part of the page. Shows a message while it loads, and _Try again_ if it fails. */
export const LazyPart = <Part,>({ name, onClose, ...props }: LazyPartProps<Part>) => {
  const { isAutomatic = false } = props;
  // Receives the focus when the message or the part disappears with it.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (!isAutomatic && document.activeElement === document.body) moveFocus(opener);
    },
    [isAutomatic, opener],
  );
  const message = { name, onDismiss: onClose };
  return (
    <ErrorBoundary
      onReset={() => !isTyping() && moveFocus(opener)}
      fallbackRender={({ resetErrorBoundary }) => (
        <Message {...message} retry={resetErrorBoundary} />
      )}
    >
      <Content {...props} loading={!isAutomatic && <Message {...message} />} />
    </ErrorBoundary>
  );
};
