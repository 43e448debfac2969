import Dialog from '@mui/material/Dialog';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useCloseRequest } from '@/components/dialogs/useCloseRequest';
import { PauseButton } from '@/components/run/PauseButton';
import { lowWindow, noticeHeight } from '@/components/theme/tokens';
import { analysisMessages } from '@/lib/config/timing';
import { noticeTextId } from '@/components/layout/Notice';
import { pluralArguments } from '@/lib/format/formatNumber';
import { tradesPerRound } from '@/lib/simulation/alternateTrade';
import type { AnalysisPhase } from './alternateRun';

/** Escape must not close the lesson behind the analysis, and Back must not at first. */
const stay = () => {};

/** One message of the pretended analysis after another, then the number of trades it opens. */
export const AnalysisDialog = ({ phase }: { phase: AnalysisPhase }) => {
  const t = useTranslations('alternate');
  const titleId = useId();
  const messageId = useId();
  const { onEscape } = useCloseRequest(stay);
  const steps = analysisMessages.length;
  const message = phase.name === 'analysing' ? analysisMessages[phase.step] : undefined;
  const done = phase.name === 'analysing' ? phase.step + 1 : steps;
  return (
    <Dialog
      open
      onClose={onEscape}
      fullScreen
      transitionDuration={0}
      data-testid="analysis-overlay"
      aria-labelledby={titleId}
      aria-describedby={`${messageId} ${noticeTextId}`}
      slotProps={{
        paper: {
          sx: {
            display: 'grid',
            // Not cut at the top in low windows.
            alignContent: 'safe center',
            justifyItems: 'center',
            gap: 3,
            p: 2,
            pt: `calc(var(${noticeHeight}) + 16px)`,
            bgcolor: 'background.default',
            textAlign: 'center',
            [lowWindow]: { display: 'grid', gap: 1 },
          },
        },
      }}
    >
      <Typography id={titleId} variant="h2" color="textSecondary">
        {t('analyzing')}
      </Typography>
      <Typography
        component="p"
        aria-hidden="true"
        sx={{
          fontSize: 'clamp(1.75rem, min(18vw, 22vh), 9rem)',
          fontWeight: 600,
          lineHeight: 1,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {phase.name === 'analysing' ? `${done}/${steps}` : tradesPerRound}
      </Typography>
      {/* Two lines high, so that a longer message moves nothing. */}
      <Typography
        id={messageId}
        variant="h2"
        component="p"
        role="status"
        sx={{ minHeight: '2.6em' }}
      >
        {message === undefined ? t('opened', pluralArguments(tradesPerRound)) : t(message)}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(done / steps) * 100}
        aria-label={t('progress')}
        sx={{ width: 'min(28rem, 100%)', height: 2 }}
      />
      <PauseButton />
    </Dialog>
  );
};
