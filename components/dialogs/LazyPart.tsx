import Button from '@mui/material/Button';
import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import { useEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary, useErrorBoundary } from 'react-error-boundary';
import { useLinkNow } from '@/components/run/pageLink';
import { useSession } from '@/components/run/run';
import type { DialogMessages } from '@/lib/i18n/appConfig';
import { Toast } from './Toast';

type MessagesFile = { readonly default: DialogMessages };

type Loaded<Part> = { readonly Part: Part; readonly messages: Partial<DialogMessages> };

type Props<Part> = {
  /** Must be the same function on every render. */
  load: () => Promise<Part>;
  /** Whether the part needs more than the messages of the page. */
  hasOwnMessages?: boolean;
  children: (Part: Part) => ReactNode;
};

/** Loads in an effect, because React shows the fallback of Suspense for at least 300 ms. */
const Content = <Part,>({ load, hasOwnMessages = true, children }: Props<Part>) => {
  const locale = useLocale();
  const pageMessages = useMessages();
  const t = useTranslations('page');
  // On 404.html, the language is known only after the link has been read.
  const isReady = useSession() !== null;
  const [loaded, setLoaded] = useState<Loaded<Part> | null>(null);
  const { showBoundary } = useErrorBoundary();
  useEffect(() => {
    if (!isReady) return undefined;
    let isCurrent = true;
    const file = hasOwnMessages
      ? (import(`@/messages/dialogs/${locale}.json`) as Promise<MessagesFile>)
      : { default: {} };
    Promise.all([load(), file]).then(
      ([Part, { default: messages }]) => isCurrent && setLoaded({ Part, messages }),
      (error: unknown) => isCurrent && showBoundary(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, hasOwnMessages, isReady, locale, showBoundary]);

  if (loaded === null) return <Toast role="status">{t('loading')}</Toast>;
  const messages = { ...pageMessages, ...loaded.messages };
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      {children(loaded.Part)}
    </NextIntlClientProvider>
  );
};

/** Loads a part of the page. Shows a message while it loads, and _Try again_ if it fails. */
export const LazyPart = <Part,>({ onClose, ...props }: Props<Part> & { onClose?: () => void }) => {
  const t = useTranslations('page');
  const linkNow = useLinkNow();
  const [failures, setFailures] = useState(0);
  // Returns the focus, which would be lost with the buttons of the message.
  const [opener] = useState(() => document.activeElement);
  const refocus = () => opener instanceof HTMLElement && opener.focus();
  const dismiss = () => {
    refocus();
    onClose?.();
  };
  return (
    <ErrorBoundary
      onError={() => setFailures((count) => count + 1)}
      onReset={refocus}
      fallbackRender={({ resetErrorBoundary }) => (
        <Toast role="alert">
          <span>{t('failed')}</span>
          <Button onClick={resetErrorBoundary}>{t('retry')}</Button>
          {/* A deployment may have removed the scripts of the open page. */}
          {failures > 1 && <Button {...linkNow((link) => link)}>{t('reload')}</Button>}
          {onClose && <Button onClick={dismiss}>{t('dismiss')}</Button>}
        </Toast>
      )}
    >
      <Content {...props} />
    </ErrorBoundary>
  );
};
