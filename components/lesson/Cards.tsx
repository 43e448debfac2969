import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useLessonState, usePage } from '@/components/run/runContext';
import { OutlinedButton } from '@/components/ui/buttons';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { cards, countRight, verdicts } from '@/lib/lesson/cards';

const Card = styled('div')(({ theme }) => ({
  padding: theme.spacing(1.5, 2),
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.default,
  outline: 'none',
  'p:last-child': { marginBottom: 0 },
}));

const Choices = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: theme.spacing(1, 0),
}));

/** Messages, calls and pages to judge, one at a time. The right answer is shown at once. */
export const Cards = () => {
  const t = useLoadedTranslations('cards');
  const { answers } = useLessonState();
  const { setLesson } = usePage();
  const [index, setIndex] = useState(Math.min(answers.length, cards.length - 1));
  const shown = useRef<HTMLDivElement>(null);
  const { name, verdict } = cards[index] ?? cards[0];
  const answer = answers[index];
  const outcome = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  // Scrolls the outcome into view on phones, but not when the lesson is opened again.
  useEffect(() => {
    if (isPressed.current) outcome.current?.scrollIntoView({ block: 'nearest' });
    isPressed.current = false;
  }, [answer]);
  const isLast = index === cards.length - 1;
  const place = { card: String(index + 1), cards: String(cards.length) };
  return (
    <>
      <p>{index === 0 && answer === undefined ? t('intro') : t('card', place)}</p>
      <Card ref={shown} role="group" aria-label={t('card', place)} tabIndex={-1}>
        <h4>{t(name)}</h4>
        <p>{t(`${name}Text`)}</p>
      </Card>
      <Choices role="group" aria-label={t('title')}>
        {verdicts.map((each) => (
          <OutlinedButton
            key={each}
            aria-pressed={answer === each}
            aria-disabled={answer !== undefined}
            onClick={() => {
              if (answer !== undefined) return;
              isPressed.current = true;
              setLesson({ answers: [...answers, each] });
            }}
          >
            {t(each)}
          </OutlinedButton>
        ))}
      </Choices>
      <div role="status" ref={outcome}>
        {answer !== undefined && (
          <>
            <p>
              <b>{t(verdict)}</b>
              {`. ${t(answer === verdict ? 'same' : 'other')} ${t(`${name}Reason`)}`}
            </p>
            <p>
              <b>{t('lookUp')}</b>
              {` ${t(`${name}Look`)}`}
            </p>
            {isLast && (
              <p>{t('score', { right: String(countRight(answers)), cards: place.cards })}</p>
            )}
          </>
        )}
      </div>
      {answer !== undefined && !isLast && (
        <OutlinedButton
          onClick={() => {
            setIndex(index + 1);
            // The button is about to be removed, so the focus moves to the card.
            shown.current?.focus();
          }}
        >
          {t('next')}
        </OutlinedButton>
      )}
    </>
  );
};
