import Card from '@mui/material/Card';
import Dialog, { dialogClasses } from '@mui/material/Dialog';
import LinearProgress, { linearProgressClasses } from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useCloseRequest } from '@/components/dialogs/useCloseRequest';
import { PauseButton } from '@/components/run/PauseButton';
import { forcedColours, noticeHeight, noticeTextId, radius } from '@/components/theme/tokens';
import { analysisMessages } from '@/lib/config/timing';
import { pluralArguments } from '@/lib/format/formatNumber';
import { tradesPerRound } from '@/lib/simulation/alternateTrade';
import type { AnalysisPhase } from './alternateRun';

const steps = analysisMessages.length;

/** Ignores Escape and the first press of Back, which would close the lesson behind the analysis. */
const ignore = () => {};

const Root = styled(Dialog)(({ theme }) => ({
  [`& .${dialogClasses.paper}`]: {
    display: 'grid',
    gridTemplateColumns: 'min(40rem, 100%)',
    justifyContent: 'center',
    // In low windows, the top is not cut off.
    alignContent: 'safe center',
    padding: `calc(var(${noticeHeight}) + 16px) 16px 16px`,
    borderRadius: 0,
    backgroundColor: theme.palette.background.default,
    boxShadow: 'none',
  },
}));

const Content = styled(Card)({
  '--block-gap': 'clamp(8px, 5dvh, 48px)',
  display: 'grid',
  justifyItems: 'start',
  padding: 'min(clamp(24px, 5vw, 48px), 6dvh) clamp(24px, 5vw, 48px)',
  borderRadius: radius.dialog,
  // Two lines high, so that a longer message moves nothing.
  '& > p': {
    minHeight: '2.4em',
    margin: 'var(--block-gap) 0',
    fontSize: 'clamp(1.625rem, 4vw, 2.25rem)',
    fontWeight: 600,
    lineHeight: 1.2,
    letterSpacing: '-0.02em',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
});

const segment =
  "url(\"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><rect width='100%' height='4' rx='2'/></svg>\")";

/** A segment for each message. */
const Bars = styled(LinearProgress)(({ theme }) => ({
  width: '100%',
  height: 4,
  marginTop: 16,
  backgroundColor: theme.palette.track,
  mask: `${segment} 0 0 / calc((100% + 4px) / ${steps} - 4px) 4px space`,
  [forcedColours]: {
    forcedColorAdjust: 'none',
    backgroundColor: 'GrayText',
    [`& .${linearProgressClasses.bar}`]: { backgroundColor: 'Highlight' },
  },
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
    <Root
      open
      onClose={onDismiss}
      fullScreen
      transitionDuration={0}
      data-testid="analysis-overlay"
      aria-labelledby={titleId}
      aria-describedby={`${messageId} ${noticeTextId}`}
    >
      <Content>
        <Typography
          component="div"
          variant="label"
          sx={{ justifySelf: 'stretch', display: 'flex', justifyContent: 'space-between' }}
        >
          <span id={titleId}>{t('analyzing')}</span>
          <span aria-hidden="true">{`${done}/${steps}`}</span>
        </Typography>
        <Bars variant="determinate" value={(done / steps) * 100} aria-label={t('progress')} />
        <p id={messageId} role="status">
          {message === undefined ? t('opened', pluralArguments(tradesPerRound)) : t(message)}
        </p>
        <PauseButton />
      </Content>
    </Root>
  );
};
