import { styled } from '@/components/styles/styled';
import { useTranslations } from 'next-intl';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Stamp } from '@/components/notice/Marks';
import { CoverNotice } from '@/components/notice/SimulationNotice';
import { alternateRound } from '@/lib/config/limits';
import { counted } from '@/lib/format/counted';
import type { Phase } from '@/lib/simulation/alternateSimulation';
import { AnalysisProgress } from './AnalysisProgress';
import { showBesideTransport } from './showBesideTransport';

/**
 * In the browser's top layer, above everything; the page behind it is inert. In a presentation it is
 * not in this layer, because the bar stays above it.
 */
const Screen = styled('dialog')(({ theme }) => ({
  width: '100vw',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  outline: 'none',
  overflow: 'auto',
  backgroundColor: theme.palette.background.default,
  color: theme.palette.text.primary,
  '&[open]': { display: 'flex', flexDirection: 'column' },
  '&:not(:modal)': { position: 'fixed', inset: 0, zIndex: theme.zIndex.tooltip + 2 },
}));

const Middle = styled('div')(({ theme }) => ({
  '--pitch': '140px',
  // From the middle, so that the rules are in the same gaps of what is there in every window.
  '&&::before': { inset: 0, '--from': '50%' },
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
  // No rule is behind a word, nor ends in the middle of a letter.
  'h2, span': {
    // The ground of a second line would cover the first.
    display: 'inline-block',
    padding: '0 0.25em',
    backgroundColor: theme.palette.background.default,
    boxShadow: `0 0 8px 8px ${theme.palette.background.default}`,
  },
  '@media (max-height: 31.25em)': { gap: theme.spacing(1), padding: theme.spacing(1, 2) },
}));

const Step = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.2em',
  minHeight: '1em',
  fontSize: 'clamp(1.75rem, min(18vw, 22vh), 9rem)',
  fontWeight: 600,
  letterSpacing: '-0.04em',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});

/** The number of a trade that was opened, in the height of the counter that it replaces. */
const Chip = styled('span')(({ theme }) => ({
  '&&': { padding: '0.1em 0.3em' },
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

const messages = ['exploration', 'opportunity', 'condition', 'risk'] as const;

type Props = {
  phase: Extract<Phase, { name: 'analysing' | 'result' }>;
  /** The number of trades before the two that it opens. */
  count: number;
  /** False if the messages follow each other too fast to be announced one by one. */
  announces?: boolean;
  /** False if what controls the run has to stay usable. The rest of the page is inert anyway. */
  isModal?: boolean;
  /** A way out if it stands still. */
  children?: ReactNode;
};

/**
 * Covers the page during the pretended analysis. It closes only when the analysis ends: not by
 * Escape, a click, or a phone's back gesture.
 */
export const AnalysisOverlay = ({
  phase,
  count,
  announces = true,
  isModal = true,
  children,
}: Props) => {
  const t = useTranslations('alternate');
  const titleId = useId();
  const messageId = useId();
  const screen = useRef<HTMLDialogElement>(null);

  const open = () => {
    if (isModal && screen.current?.open === false) screen.current.showModal();
  };
  // Closes before React removes the dialog: a removed dialog does not restore the focus.
  useLayoutEffect(() => {
    const dialog = screen.current;
    // React and Emotion do not support this attribute yet. Browsers without it fire `cancel`, which
    // is prevented below.
    dialog?.setAttribute('closedby', 'none');
    if (isModal) dialog?.showModal();
    const release = isModal || !dialog ? undefined : showBesideTransport(dialog);
    return () => {
      release?.();
      dialog?.close();
    };
  }, [isModal]);

  const done = phase.name === 'analysing' ? phase.step + 1 : alternateRound.steps;
  const step = phase.name === 'analysing' ? messages[phase.step] : undefined;
  return (
    <Screen
      ref={screen}
      data-testid="analysis-overlay"
      aria-labelledby={titleId}
      aria-describedby={messageId}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.preventDefault();
      }}
      onClose={open}
    >
      <CoverNotice />
      <Middle data-ruled="">
        <Stamp />
        <h2 id={titleId}>{t('analyzing')}</h2>
        {/* A new element: another content in the same one would count as a layout shift. */}
        <Step key={phase.name} aria-hidden="true">
          {phase.name === 'analysing' ? (
            <span>{`${done}/${alternateRound.steps}`}</span>
          ) : (
            [count + 1, count + 2].map((number) => <Chip key={number}>{`#${number}`}</Chip>)
          )}
        </Step>
        <Message role={announces ? 'status' : undefined} id={messageId}>
          {/* A new element for each message: a changed length would count as a layout shift. */}
          <span key={step}>{step === undefined ? t('opened', counted(2)) : t(step)}</span>
        </Message>
        <AnalysisProgress done={done} />
        {children}
      </Middle>
    </Screen>
  );
};
