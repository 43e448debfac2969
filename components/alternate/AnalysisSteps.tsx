import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import {
  lessonColumn,
  lessonSheet,
  lessonWidth,
  sheetHeight,
  titleHeight,
} from '@/components/theme/lessonRoom';
import { Stamp } from '@/components/notice/Stamp';
import { alternateRound } from '@/lib/config/limits';
import { counted } from '@/lib/format/formatNumber';
import type { Phase } from '@/lib/simulation/alternateSimulation';

const Middle = styled('div')(({ theme }) => ({
  display: 'grid',
  flex: 1,
  alignContent: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: theme.spacing(3),
  padding: theme.spacing(3, 2),
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  h2: { ...theme.typography.h2, margin: 0, color: theme.palette.text.secondary },
  p: { margin: 0 },
  '@media (max-height: 31.25em)': { gap: theme.spacing(1), padding: theme.spacing(1, 2) },
  // In a presentation, the lesson is in front of the analysis.
  ...(theme.isPresented && {
    '[data-lesson=folded] &': { marginBottom: titleHeight },
    '[data-lesson=""] &': {
      marginBottom: sheetHeight,
      [lessonSheet]: { gap: theme.spacing(1), paddingBlock: theme.spacing(1) },
      [lessonColumn]: { margin: `0 ${lessonWidth} 0 0` },
    },
  }),
}));

const Step = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.2em',
  minHeight: '1em',
  fontSize: 'clamp(1.75rem, min(18vw, 22vh), 9rem)',
  fontWeight: 600,
  letterSpacing: '-0.02em',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  ...(theme.isPresented && {
    [lessonSheet]: { '[data-lesson=""] &': { fontSize: '1.75rem' } },
  }),
}));

/** The number of an opened trade. Fits into the height of the counter that it replaces. */
const Chip = styled('span')(({ theme }) => ({
  padding: '0.1em 0.3em',
  border: `2px solid ${theme.palette.trade.new}`,
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.trade.new,
  fontSize: '0.4em',
}));

/** Always full width and two lines high, so that a change of the message moves nothing. */
const Message = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  justifySelf: 'stretch',
  minHeight: '2.6em',
  textWrap: 'balance',
}));

const Bar = styled('div')(({ theme }) => ({
  width: 'min(28rem, 100%)',
  height: 2,
  backgroundColor: theme.palette.hairline,
  '& > div': {
    height: '100%',
    transformOrigin: 'left',
    transition: 'transform 180ms',
    backgroundColor: theme.palette.primary.main,
  },
}));

/**
 * A line that grows with each message of the analysis.
 *
 * @param props.done the number of messages shown so far
 */
const AnalysisProgress = ({ done }: { done: number }) => {
  const t = useTranslations('alternate');
  return (
    <Bar
      role="progressbar"
      aria-label={t('progress')}
      aria-valuemin={0}
      aria-valuemax={alternateRound.steps}
      aria-valuenow={done}
    >
      <div style={{ transform: `scaleX(${done / alternateRound.steps})` }} />
    </Bar>
  );
};

const messages = ['exploration', 'opportunity', 'condition', 'risk'] as const;

/** The elements that name and describe the overlay. */
export const titleId = 'analysis-title';
export const messageId = 'analysis-message';

export type AnalysisStepsProps = {
  phase: Extract<Phase, { name: 'analysing' | 'result' }>;
  /** The number of trades before the two that the analysis opens. */
  count: number;
  /** False if the messages follow each other too fast to be announced one by one. */
  announces?: boolean;
  /** Shown below the progress bar: the Pause button while paused. */
  children?: ReactNode;
};

/** The steps of the analysis one after another, and then the trades that it opens. */
export const AnalysisSteps = ({ phase, count, announces = true, children }: AnalysisStepsProps) => {
  const t = useTranslations('alternate');
  const done = phase.name === 'analysing' ? phase.step + 1 : alternateRound.steps;
  const step = phase.name === 'analysing' ? messages[phase.step] : undefined;
  return (
    <Middle>
      <Stamp />
      <h2 id={titleId}>{t('analyzing')}</h2>
      {/* A new element: changing content in the same one would be a layout shift. */}
      <Step key={phase.name} aria-hidden="true">
        {phase.name === 'analysing' ? (
          <span>{`${done}/${alternateRound.steps}`}</span>
        ) : (
          [count + 1, count + 2].map((number) => <Chip key={number}>{`#${number}`}</Chip>)
        )}
      </Step>
      <Message role={announces ? 'status' : undefined} id={messageId}>
        {/* A new element for each message: a changed length would be a layout shift. */}
        <span key={step}>{step === undefined ? t('opened', counted(2)) : t(step)}</span>
      </Message>
      <AnalysisProgress done={done} />
      {children}
    </Middle>
  );
};
