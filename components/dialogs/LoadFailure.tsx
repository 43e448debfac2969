import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { createPortal } from 'react-dom';
import { usePageLink } from '@/components/run/pageLink';
import { useSession } from '@/components/run/run';
import { BottomMessage } from '@/components/theme/BottomMessage';
import { atMoment, hrefOf } from '@/lib/parameters/link';
import { CloseButton } from './CloseButton';

type Props = {
  name: string;
  onRetry: () => void;
  /** Absent for a part that the page needs. */
  onClose: (() => void) | undefined;
};

/** Says that a part did not load, or threw. A portal, since containers contain fixed elements. */
export const LoadFailure = ({ name, onRetry, onClose }: Props) => {
  const t = useTranslations('page');
  const link = usePageLink();
  const { run } = useSession();
  const [isPending, startTransition] = useTransition();
  // Asks the server, since the cached page may name scripts that are gone.
  const reload = () => {
    window.history.replaceState(null, '', hrefOf(atMoment(link, run.getMoment())));
    window.location.reload();
  };
  return createPortal(
    <BottomMessage role="alert" className="screen-only">
      <span>{t('failed', { part: name })}</span>
      <Button aria-busy={isPending} onClick={() => startTransition(onRetry)}>
        {t('retry')}
      </Button>
      <Button onClick={reload}>{t('reload')}</Button>
      {onClose && <CloseButton title={t('dismiss')} onClick={onClose} />}
    </BottomMessage>,
    document.body,
  );
};
