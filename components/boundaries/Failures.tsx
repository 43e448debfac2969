import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { QuietButton } from '@/components/ui/buttons';
import { Toast } from '@/components/ui/Toast';
import { useRunLink } from '@/components/run/useRunLink';

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  a: { color: theme.palette.primary.main, padding: theme.spacing(1.25, 0) },
}));

type Props = { onRetry: () => void; onDismiss: () => void };

const Failure = ({
  text,
  onRetry,
  onDismiss,
  children,
}: Props & { text: string; children?: ReactNode }) => {
  const t = useTranslations();
  return createPortal(
    <Toast role="alert">
      <span>{text}</span>
      <Ways>
        <QuietButton type="button" onClick={onRetry}>
          {t('page.retry')}
        </QuietButton>
        {children}
        <QuietButton type="button" onClick={onDismiss}>
          {t('link.dismiss')}
        </QuietButton>
      </Ways>
    </Toast>,
    // Cards with marks behind them are stacking contexts, above which nothing inside can rise.
    document.body,
  );
};

/**
 * Says that a part of the page could not be loaded: there is no connection, or a new version has
 * replaced its files. The run continues; the reload link restarts it with the same seed.
 */
export const LoadFailure = (props: Props) => {
  const link = useRunLink()();
  const t = useTranslations('page');
  return (
    <Failure {...props} text={t('failed')}>
      {link !== '' && <a href={link}>{t('reload')}</a>}
    </Failure>
  );
};

/** Says that a part that has loaded is broken: its error has nothing to do with the connection. */
export const RenderFailure = (props: Props) => (
  <Failure {...props} text={useTranslations('page')('broken')} />
);
