import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import { styled } from '@mui/material/styles';
import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import { useEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary, useErrorBoundary } from 'react-error-boundary';
import { useSession } from '@/components/run/run';
import type { DialogMessages } from '@/lib/i18n/appConfig';

/** A message at the lower edge of the window, so that nothing moves when it appears. */
const Message = styled(Paper)(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  right: theme.spacing(2),
  bottom: theme.spacing(2),
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 2),
  alignItems: 'center',
  maxWidth: `min(34rem, calc(100vw - ${theme.spacing(4)}))`,
  padding: theme.spacing(2),
  // Only what takes long to load says so.
  '&[role=status]': { animation: 'appear 1ms 400ms backwards' },
  '@keyframes appear': { from: { visibility: 'hidden' } },
}));

const Toast = ({ role, children }: { role: 'alert' | 'status'; children: ReactNode }) => (
  // Outside of the card, which would contain it.
  <Portal>
    <Message role={role} variant="outlined">
      {children}
    </Message>
  </Portal>
);

type Load<Dialog> = () => Promise<Dialog>;

type Loaded<Dialog> = { readonly Dialog: Dialog; readonly messages: Partial<DialogMessages> };

type Props<Dialog> = {
  /** Must be the same function on every render. */
  load: Load<Dialog>;
  /** Whether the dialog needs only the messages of the page. */
  hasOwnMessages?: boolean;
  /** Renders the dialog when it has been loaded. */
  children: (Dialog: Dialog) => ReactNode;
};

/**
 * Loads a dialog and its messages. In an effect, because React shows the
 * fallback of a Suspense boundary for at least 300 ms, by which every dialog would open later.
 */
const Content = <Dialog,>({ load, hasOwnMessages = true, children }: Props<Dialog>) => {
  const locale = useLocale();
  const pageMessages = useMessages();
  const t = useTranslations('page');
  // On 404.html, the language is known when the link has been read.
  const isReady = useSession() !== null;
  const [loaded, setLoaded] = useState<Loaded<Dialog> | null>(null);
  const { showBoundary } = useErrorBoundary();
  useEffect(() => {
    if (!isReady) return undefined;
    let isCurrent = true;
    const loadMessages = async () => {
      if (!hasOwnMessages) return {};
      const file = (await import(`@/messages/dialogs/${locale}.json`)) as {
        default: DialogMessages;
      };
      return file.default;
    };
    Promise.all([load(), loadMessages()]).then(
      ([Dialog, messages]) => isCurrent && setLoaded({ Dialog, messages }),
      (error: unknown) => isCurrent && showBoundary(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, hasOwnMessages, isReady, locale, showBoundary]);

  if (loaded === null) return <Toast role="status">{t('loading')}</Toast>;
  const messages = { ...pageMessages, ...loaded.messages };
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      {children(loaded.Dialog)}
    </NextIntlClientProvider>
  );
};

/**
 * A dialog, or another part of the page, that is loaded when it is first rendered. Says so while it
 * loads, and offers to try again if it fails.
 */
export const LazyDialog = <Dialog,>({
  onClose,
  ...props
}: Props<Dialog> & { onClose?: () => void }) => {
  const t = useTranslations('page');
  return (
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => (
        <Toast role="alert">
          <span>{t('failed')}</span>
          <Button variant="outlined" onClick={resetErrorBoundary}>
            {t('retry')}
          </Button>
          {onClose && (
            <Button variant="outlined" onClick={onClose}>
              {t('dismiss')}
            </Button>
          )}
        </Toast>
      )}
    >
      <Content {...props} />
    </ErrorBoundary>
  );
};
