import { styled } from '@mui/material/styles';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { views, type View } from '@/lib/config/views';
import { Sheet } from './Sheet';
import { TradesOnPaper } from './TradesOnPaper';
import { useQuestions } from './useQuestions';

export const Questions = styled('ol')({
  li: { marginTop: '3pt', breakInside: 'avoid' },
});

/** Lines to write on. */
const Lines = styled('div')({
  height: '10mm',
  background: 'linear-gradient(transparent calc(100% - 1px), #888 0) 0 0 / 100% 5mm',
  printColorAdjust: 'exact',
});

const NameLine = styled('p')({
  display: 'flex',
  gap: '1em',
  marginTop: '8pt',
  '&::after': { content: '""', flex: 1, borderBottom: '1px solid' },
});

/** Boxes to tick. */
const Options = styled('ul')({
  columns: 2,
  listStyle: 'none',
  '&&': { paddingLeft: 0 },
  'li::before': { content: '"☐"', marginRight: '0.5em' },
});

/** A worksheet about a view, for one sheet of paper. */
export const Worksheet = ({ view, seed }: { view: View; seed: string }) => {
  const t = useLoadedTranslations('paper');
  const tLesson = useLoadedTranslations('lesson');
  const questions = useQuestions(view, seed);
  return (
    <Sheet title={tLesson('sheet', { number: String(views.indexOf(view) + 1) })} isAlone>
      <NameLine>{t('sheetName')}</NameLine>
      <p>{t('sheetIntro')}</p>
      <TradesOnPaper view={view} seed={seed} />
      <Questions>
        {questions.map(({ question, options }) => (
          <li key={question}>
            <span>{question}</span>
            {options ? (
              <Options>
                {options.map((option) => (
                  <li key={option}>{option}</li>
                ))}
              </Options>
            ) : (
              <Lines />
            )}
          </li>
        ))}
      </Questions>
    </Sheet>
  );
};
