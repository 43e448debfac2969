import { styled } from '@mui/material/styles';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { cards, verdicts } from '@/lib/lesson/cards';
import { Sheet } from './Sheet';

const Cards = styled('ol')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '4mm',
  margin: '3mm 0 0',
  '&&': { padding: 0 },
  listStyle: 'none',
  '& > li': { padding: '3mm', border: '1px solid #888', breakInside: 'avoid' },
  '&& h3': { marginTop: 0 },
});

/** Boxes to tick. */
const Boxes = styled('p')({
  '&&': { margin: '2mm 0 0' },
  span: { marginRight: '1.5em', whiteSpace: 'nowrap' },
  'span::before': { content: '"☐"', marginRight: '0.4em' },
});

/** The cards of the lesson, to judge on paper. */
export const CardSheet = () => {
  const t = useLoadedTranslations('cards');
  return (
    <Sheet title={t('title')} isAlone>
      <Cards>
        {cards.map(({ name }, index) => (
          <li key={name}>
            <h3>{`${index + 1}. ${t(name)}`}</h3>
            <p>{t(`${name}Text`)}</p>
            <Boxes>
              {verdicts.map((verdict) => (
                <span key={verdict}>{t(verdict)}</span>
              ))}
            </Boxes>
          </li>
        ))}
      </Cards>
    </Sheet>
  );
};

/** The right verdict on each card, and the reason. */
export const CardAnswers = () => {
  const t = useLoadedTranslations('cards');
  return (
    <section>
      <h3>{t('title')}</h3>
      <ol>
        {cards.map(({ name, verdict }) => (
          <li key={name}>
            <b>{`${t(name)} – ${t(verdict)}.`}</b>
            {` ${t(`${name}Reason`)} ${t('lookUp')} ${t(`${name}Look`)}`}
          </li>
        ))}
      </ol>
    </section>
  );
};
