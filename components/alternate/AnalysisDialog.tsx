import Dialog from '@mui/material/Dialog';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useCloseRequest } from '@/components/dialogs/useCloseRequest';
import { PauseButton } from '@/components/run/PauseButton';
import { noticeTextId } from '@/components/theme/structure';
import { analysisMessages } from '@/lib/config/timing';
import { pluralArguments } from '@/lib/format/formatNumber';
import { tradesPerRound } from '@/lib/simulation/alternateTrade';
import type { AnalysisPhase } from './alternateRun';

const steps = analysisMessages.length;

/** Ignores Escape and the first press of Back, which would close the lesson behind the analysis. */
const ignore = () => {};

/** The messages of the fake analysis in turn, then the number of trades that it opens. */
const Analysis = ({ phase }: { phase: AnalysisPhase }) => {
  const t = useTranslations('alternate');
  const titleId = useId();
  const messageId = useId();
  const { onDismiss } = useCloseRequest(ignore);
  const message = phase.name === 'analysing' ? analysisMessages[phase.step] : undefined;
  const done = phase.name === 'analysing' ? phase.step + 1 : steps;
  return (
    <Dialog
      open
      fullScreen
      onClose={onDismiss}
      transitionDuration={0}
      data-testid="analysis-overlay"
      aria-labelledby={titleId}
      aria-describedby={`${messageId} ${noticeTextId}`}
    >
      {/* In low windows, the top is not cut off. */}
      <Stack spacing={3} sx={{ width: 'min(36rem, 100% - 32px)', m: 'auto', py: 2 }}>
        <Typography id={titleId} component="h2" color="textSecondary">
          {t('analyzing')}
        </Typography>
        <LinearProgress
          variant="determinate"
          value={(done / steps) * 100}
          aria-label={t('progress')}
        />
        {/* Two lines high, so that a longer message moves nothing. */}
        <Typography
          id={messageId}
          variant="h1"
          component="p"
          role="status"
          sx={{ minHeight: '2lh' }}
        >
          {message === undefined ? t('opened', pluralArguments(tradesPerRound)) : t(message)}
        </Typography>
        <div>
          <PauseButton />
        </div>
      </Stack>
    </Dialog>
  );
};

/** `phase`: `null` while no analysis is shown. */
export const AnalysisDialog = ({ phase }: { phase: AnalysisPhase | null }) =>
  phase && <Analysis phase={phase} />;
