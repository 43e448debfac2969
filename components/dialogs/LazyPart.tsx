import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import { styled } from '@mui/material/styles';
import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary, useErrorBoundary } from 'react-error-boundary';
import { useLinkNow } from '@/components/run/pageLink';
import { useSession } from '@/components/run/run';
import { bottomEdge } from '@/components/theme/tokens';
import type { DialogMessages } from '@/lib/i18n/appConfig';
import type { Moment } from '@/lib/simulation/runner';

/** A message at the lower edge of the window, so that nothing moves when it appears. */
const Message = styled(Paper)(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  right: theme.spacing(2),
  bottom: `calc(var(${bottomEdge}) + ${theme.spacing(2)})`,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 2),
  alignItems: 'center',
  maxWidth: `min(34rem, calc(100vw - ${theme.spacing(4)}))`,
  padding: theme.spacing(2),
  // Only what takes long to load says so, with reduced motion too.
  '&[role=status]': { animation: 'appear 1ms 400ms backwards !important' },
  '@keyframes appear': { from: { visibility: 'hidden' } },
}));

/** Outside of the card, which would contain it. */
const Toast = ({ role, children }: { role: 'alert' | 'status'; children: ReactNode }) => (
  <Portal>
    <Message role={role} variant="outlined">
      {children}
    </Message>
  </Portal>
);

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
  // On 404.html, the language is known when the link has been read.
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

/** Loads a part of the page. Says so while it loads, and offers to try again if it fails. */
export const LazyPart = <Part,>({ onClose, ...props }: Props<Part> & { onClose?: () => void }) => {
  const t = useTranslations('page');
  const linkNow = useLinkNow();
  const [failures, setFailures] = useState(0);
  // The focus would be lost with the buttons of the message.
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
          {/* After a deployment, the scripts of the open page are gone. */}
          {failures > 1 && <Button {...linkNow((link) => link)}>{t('reload')}</Button>}
          {onClose && <Button onClick={dismiss}>{t('dismiss')}</Button>}
        </Toast>
      )}
    >
      <Content {...props} />
    </ErrorBoundary>
  );
};

/** What every lazy-loaded dialog gets. */
type DialogProps = {
  /** The moment of the run at the click that opened the dialog; `null` before Start. */
  moment: Moment | null;
  onClose: () => void;
};

/** The attributes of a button that opens a dialog, and the dialog. Parameters as for `LazyPart`. */
export const useLazyDialog = <Further extends object>(
  load: () => Promise<ComponentType<Further & DialogProps>>,
  props: Further,
  hasOwnMessages = true,
) => {
  const session = useSession();
  const [opened, setOpened] = useState<Pick<DialogProps, 'moment'> | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const open = () => setOpened({ moment: session && session.run.getMoment() });
  const dialog = opened && (
    <LazyPart load={load} hasOwnMessages={hasOwnMessages} onClose={close}>
      {(Dialog) => <Dialog {...props} {...opened} onClose={close} />}
    </LazyPart>
  );
  return { opener: { 'aria-haspopup': 'dialog', onClick: open } as const, dialog };
};
