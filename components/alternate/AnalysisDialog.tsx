import Dialog from '@mui/material/Dialog';
import LinearProgress, { linearProgressClasses } from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useCloseRequest } from '@/components/dialogs/useCloseRequest';
import { PauseButton } from '@/components/run/PauseButton';
import {
  forcedColours,
  lowestWindow,
  noticeHeight,
  noticeTextId,
  phones,
} from '@/components/theme/tokens';
import { analysisMessages } from '@/lib/config/timing';
import { pluralArguments } from '@/lib/format/formatNumber';
import { tradesPerRound } from '@/lib/simulation/alternateTrade';
import type { AnalysisPhase } from './alternateRun';

const steps = analysisMessages.length;
const share = `${100 / steps}%`;

/** Ignores Escape and the first press of Back, which would close the lesson behind the analysis. */
const ignore = () => {};

const Content = styled('div')({
  minHeight: '100%',
  display: 'grid',
  // Not cut at the top in low windows.
  alignContent: 'safe center',
  justifyItems: 'center',
  padding: `calc(var(${noticeHeight}) + 16px) 16px 16px`,
  textAlign: 'center',
});

const Step = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: 8,
  color: theme.palette.text.secondary,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums lining-nums',
}));

/** Two lines high on phones, so that a longer message moves nothing. */
const Message = styled('p')({
  margin: '8px 0 24px',
  fontSize: '2rem',
  fontWeight: 600,
  lineHeight: 1.2,
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
  [phones]: { display: 'grid', alignContent: 'center', minHeight: '2.4em' },
  [lowestWindow]: { margin: '4px 0 8px', fontSize: '1.375rem' },
});

/** One bar for each message. */
const Bars = styled(LinearProgress)(({ theme }) => ({
  width: 'min(28rem, 100%)',
  height: 4,
  marginBottom: 24,
  backgroundColor: theme.palette.track,
  maskImage: `repeating-linear-gradient(90deg,
    #000 0 calc(${share} - 3px), transparent 0 calc(${share} + 1px))`,
  [forcedColours]: {
    forcedColorAdjust: 'none',
    backgroundColor: 'GrayText',
    [`& .${linearProgressClasses.bar}`]: { backgroundColor: 'Highlight' },
  },
  [lowestWindow]: { marginBottom: 12 },
}));

/** Shows the messages of the fake analysis in turn, then the number of trades that it opens. */
export const AnalysisDialog = ({ phase }: { phase: AnalysisPhase }) => {
  const t = useTranslations('alternate');
  const titleId = useId();
  const messageId = useId();
  const { onDismiss } = useCloseRequest(ignore);
  const message = phase.name === 'analysing' ? analysisMessages[phase.step] : undefined;
  const done = phase.name === 'analysing' ? phase.step + 1 : steps;
  return (
    <Dialog
      open
      onClose={onDismiss}
      fullScreen
      transitionDuration={0}
      data-testid="analysis-overlay"
      aria-labelledby={titleId}
      aria-describedby={`${messageId} ${noticeTextId}`}
      slotProps={{ paper: { sx: { bgcolor: 'background.default' } } }}
    >
      <Content>
        <Step>
          <span id={titleId}>{t('analyzing')}</span>
          <span aria-hidden="true" style={{ visibility: message ? undefined : 'hidden' }}>
            {`${done}/${steps}`}
          </span>
        </Step>
        <Message id={messageId} role="status">
          {message === undefined ? t('opened', pluralArguments(tradesPerRound)) : t(message)}
        </Message>
        <Bars variant="determinate" value={(done / steps) * 100} aria-label={t('progress')} />
        <PauseButton />
      </Content>
    </Dialog>
  );
};
