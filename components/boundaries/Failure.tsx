import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { createPortal } from 'react-dom';
import { QuietButton } from '@/components/ui/buttons';
import { Toast } from '@/components/ui/Toast';
import { usePageLink } from '@/components/run/pageLink';
import { hrefOf } from '@/lib/parameters/link';

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  a: { color: theme.palette.primary.main, padding: theme.spacing(1.25, 0) },
}));

type Props = {
  /** Whether the code is broken. Otherwise it could not be loaded. */
  isBroken: boolean;
  /** `null` if only reloading the page helps. */
  onRetry: (() => void) | null;
  onDismiss: () => void;
};

/**
 * Says that a part of the page could not be loaded, because there is no connection or a new version
 * has replaced its files; or that it is broken, which has nothing to do with the connection. The run
 * continues; the reload link restarts it with the same seed.
 */
export const Failure = ({ isBroken, onRetry, onDismiss }: Props) => {
  const t = useTranslations();
  const link = usePageLink();
  return createPortal(
    <Toast role="alert">
      <span>{t(isBroken ? 'page.broken' : 'page.failed')}</span>
      <Ways>
        {onRetry && (
          <QuietButton type="button" onClick={onRetry}>
            {t('page.retry')}
          </QuietButton>
        )}
        <a href={hrefOf(link)}>{t('page.reload')}</a>
        <QuietButton type="button" onClick={onDismiss}>
          {t('page.dismiss')}
        </QuietButton>
      </Ways>
    </Toast>,
    // Outside of the card, whose stacking context would keep it below other parts of the page.
    document.body,
  );
};
