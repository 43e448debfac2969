import { styled } from '@mui/material/styles';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { views, type View } from '@/lib/config/views';
import { Sheet } from './Sheet';
import { TradesOnPaper } from './TradesOnPaper';
import { useQuestions } from './useQuestions';

const Questions = styled('ol')({
  li: { marginTop: '3pt', breakInside: 'avoid' },
});

/** Lines to write on. */
const Lines = styled('div')({
  height: '12mm',
  background: 'linear-gradient(transparent calc(100% - 1px), #888 0) 0 0 / 100% 6mm',
  printColorAdjust: 'exact',
});

const NameLine = styled('p')({
  display: 'flex',
  gap: '1em',
  marginTop: '8pt',
  '&&::after': {
    content: '""',
    flex: 1,
    height: 'auto',
    WebkitMask: 'none',
    background: 'none',
    borderBottom: '1px solid',
  },
});

/** Ends at the first rule of the table. */
const Intro = styled('p')({ '&&::after': { content: 'none' } });

/** A worksheet about a view, for one sheet of paper. */
export const Worksheet = ({ view }: { view: View }) => {
  const t = useLoadedTranslations('lesson');
  const questions = useQuestions(view);
  return (
    <Sheet title={t('sheet', { number: String(views.indexOf(view) + 1) })} isAlone>
      <NameLine>{t('sheetName')}</NameLine>
      <Intro>{t('sheetIntro')}</Intro>
      <TradesOnPaper view={view} />
      <Questions>
        {questions.map(({ question }) => (
          <li key={question}>
            <span>{question}</span>
            <Lines />
          </li>
        ))}
      </Questions>
    </Sheet>
  );
};

const AnswersTo = ({ view }: { view: View }) => {
  const t = useLoadedTranslations('lesson');
  const questions = useQuestions(view);
  return (
    <section>
      <h3>{t('sheet', { number: String(views.indexOf(view) + 1) })}</h3>
      <TradesOnPaper view={view} />
      <Questions>
        {questions.map(({ question, answer }) => (
          <li key={question}>
            <span>{question}</span>
            <p>
              <b>{answer}</b>
            </p>
          </li>
        ))}
      </Questions>
    </section>
  );
};

/** The answers to both worksheets, for the same seed. */
export const Answers = () => {
  const t = useLoadedTranslations('lesson');
  return (
    <Sheet title={t('answers')} isAlone>
      {views.map((view) => (
        <AnswersTo key={view} view={view} />
      ))}
    </Sheet>
  );
};
