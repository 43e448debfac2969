import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useSession } from '@/components/run/run';
import type { DialogMessages } from '@/lib/i18n/appConfig';
import type { Locale } from '@/lib/i18n/locales';
import { ErrorBoundary } from './ErrorBoundary';

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
  // Only a part that takes long to load says so.
  '&[role=status]': { animation: 'appear 1ms 400ms backwards' },
  '@keyframes appear': { from: { visibility: 'hidden' } },
}));

const Toast = ({ role, children }: { role: 'alert' | 'status'; children: ReactNode }) =>
  createPortal(
    <Message role={role} variant="outlined">
      {children}
    </Message>,
    // Outside of the card, which would contain it.
    document.body,
  );

type FailureProps = { message: 'failed' | 'broken'; onRetry: () => void; onClose: () => void };

const Failure = ({ message, onRetry, onClose }: FailureProps) => {
  const t = useTranslations('page');
  return (
    <Toast role="alert">
      <span>{t(message)}</span>
      <Button variant="outlined" onClick={onRetry}>
        {t('retry')}
      </Button>
      <Button variant="outlined" onClick={onClose}>
        {t('dismiss')}
      </Button>
    </Toast>
  );
};

type Part<Props> = ComponentType<Props & { onClose: () => void }>;

type Loaded<Props> = { readonly Part: Part<Props>; readonly words: Partial<DialogMessages> };

const loadWords = async (locale: Locale): Promise<DialogMessages> => {
  const { default: words } = (await import(`@/messages/dialogs/${locale}.json`)) as {
    default: DialogMessages;
  };
  return words;
};

type OnDemandProps<Props> = {
  /** Must be the same function on every render. */
  load: () => Promise<Part<Props>>;
  /** Whether the part needs no messages but those of the page. */
  isWordless?: boolean;
  onClose: () => void;
  props: Props;
};

/**
 * A part of the page that is loaded, with its messages, when it is first rendered. Says so while it
 * loads, and offers to try again if it could not be loaded.
 */
export const OnDemand = <Props extends object>({
  load,
  isWordless = false,
  onClose,
  props,
}: OnDemandProps<Props>) => {
  const locale = useLocale();
  const messages = useMessages();
  const t = useTranslations('page');
  const isReady = useSession() !== null;
  const [loaded, setLoaded] = useState<Loaded<Props> | 'loading' | 'failed'>('loading');
  useEffect(() => {
    // On 404.html, the language is known when the link has been read.
    if (loaded !== 'loading' || !isReady) return undefined;
    let isCurrent = true;
    Promise.all([load(), isWordless ? {} : loadWords(locale)]).then(
      ([Part, words]) => {
        if (isCurrent) setLoaded({ Part, words });
      },
      () => {
        if (isCurrent) setLoaded('failed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [loaded, load, isReady, isWordless, locale]);

  if (loaded === 'loading') return <Toast role="status">{t('loading')}</Toast>;
  const retry = () => setLoaded('loading');
  if (loaded === 'failed') return <Failure message="failed" onRetry={retry} onClose={onClose} />;
  const { Part, words } = loaded;
  return (
    <ErrorBoundary
      fallback={(again) => <Failure message="broken" onRetry={again} onClose={onClose} />}
    >
      <NextIntlClientProvider locale={locale} messages={{ ...messages, ...words }} timeZone="UTC">
        <Part {...props} onClose={onClose} />
      </NextIntlClientProvider>
    </ErrorBoundary>
  );
};
