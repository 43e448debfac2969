import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { useView } from '@/components/run/runContext';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { lessonSteps } from '@/lib/config/limits';
import { countFound, signSteps, type Decided } from '@/lib/lesson/decided';
import { HowTheyReach } from './HowTheyReach';
import { IfReal, type FeeProps } from './IfReal';
import { More } from './More';
import { PrintButtons } from './PrintButtons';
import { useAlternateSign } from './useAlternateSign';
import type { LessonRun } from './useLessonRun';
import { useMainSign, type Sign } from './useMainSign';
import { WhereToCheck } from './WhereToCheck';

const Text = styled('div')(({ theme }) => ({
  h3: { margin: theme.spacing(0.5, 0, 1), ...theme.typography.h3 },
  h4: { margin: theme.spacing(1, 0, 0.5), fontSize: 'inherit' },
  p: { margin: theme.spacing(0, 0, 1) },
  summary: {
    minHeight: 24,
    cursor: 'pointer',
    '@media (pointer: coarse)': { paddingBlock: 11 },
  },
  'details + p': { marginTop: theme.spacing(2) },
  'summary > h4': { display: 'inline' },
  small: { ...theme.typography.body2, color: theme.palette.text.secondary },
  ul: { margin: 0, paddingLeft: theme.spacing(2.5) },
  a: {
    display: 'inline-block',
    minHeight: 24,
    minWidth: 24,
    color: theme.palette.primary.main,
    textUnderlineOffset: '0.2em',
    '@media print': { display: 'inline' },
  },
  input: { accentColor: theme.palette.primary.main },
  overflowWrap: 'anywhere',
  dl: { margin: theme.spacing(1, 0) },
  'dl > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: theme.spacing(2),
    paddingBlock: 2,
  },
  dd: { margin: '0 0 0 auto', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
}));

const SignText = ({ title, texts, tryIt }: Sign) => {
  const t = useLoadedTranslations('lesson');
  return (
    <>
      <h3>{title}</h3>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {tryIt !== null && (
        <More title={t('try')}>
          <p>{tryIt}</p>
        </More>
      )}
    </>
  );
};

type SignProps = { step: number; run: LessonRun };

const MainSign = ({ step, run }: SignProps) => <SignText {...useMainSign(step, run)} />;

const AlternateSign = ({ step, run }: SignProps) => <SignText {...useAlternateSign(step, run)} />;

const noDecisions: Decided = {};

/** Whether the sign of the step was found; on the last step, how many signs were found. */
const Outcome = ({ step, decided }: { step: number; decided: Decided }) => {
  const t = useLoadedTranslations('lesson');
  const found = step === lessonSteps ? countFound(decided) : null;
  const decision = decided[step];
  return (
    <>
      {found !== null && (
        <p>
          <b>{t('foundOf', { found: String(found), signs: String(signSteps) })}</b>
        </p>
      )}
      {(decision === 'found' || decision === 'shown') && (
        <p>
          <b>{t(decision === 'found' ? 'foundIt' : 'notFound')}</b>
        </p>
      )}
    </>
  );
};

type Props = FeeProps & {
  /** 1 to 8. */
  step: number;
  /** Missing on paper. */
  decided?: Decided;
  /** Missing on paper. */
  onPrint?: ComponentProps<typeof PrintButtons>['onPrint'];
};

/** One step: a sign, how fraudsters reach people, the fees, or where to check and to report. */
export const LessonStep = ({ step, decided = noDecisions, onPrint, ...props }: Props) => {
  const ViewSign = useView() === 'main' ? MainSign : AlternateSign;
  return (
    <Text>
      <Outcome step={step} decided={decided} />
      {step <= signSteps && <ViewSign step={step} run={props.run} />}
      {step === 6 && <HowTheyReach />}
      {step === 7 && <IfReal {...props} />}
      {step === 8 && <WhereToCheck />}
      {step === 8 && onPrint && <PrintButtons onPrint={onPrint} />}
    </Text>
  );
};
