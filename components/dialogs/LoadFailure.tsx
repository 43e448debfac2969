import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { QuietButton } from '@/components/ui/buttons';
import { withRun } from '@/lib/parameters/withRun';
import { Toast } from '@/components/ui/Toast';
import { useIsRunning, useSession } from '@/components/run/runContext';

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  a: { color: theme.palette.primary.main, padding: theme.spacing(1.25, 0) },
}));

type Props = { onRetry: () => void; onDismiss: () => void };

/**
 * Says that a piece of the page could not be had: without a connection, or after a new version has
 * taken its place. The run goes on; a reload starts it again from the beginning, with its seed.
 */
export const LoadFailure = ({ onRetry, onDismiss }: Props) => {
  const session = useSession();
  const running = useIsRunning();
  const t = useTranslations();
  return (
    <Toast role="alert">
      <span>{t('page.failed')}</span>
      <Ways>
        <QuietButton type="button" onClick={onRetry}>
          {t('page.retry')}
        </QuietButton>
        {session && (
          <a href={withRun(session.search, { seed: session.values.seed, running })}>
            {t('page.reload')}
          </a>
        )}
        <QuietButton type="button" onClick={onDismiss}>
          {t('link.dismiss')}
        </QuietButton>
      </Ways>
    </Toast>
  );
};
