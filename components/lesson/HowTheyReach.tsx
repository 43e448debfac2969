import { styled } from '@mui/material/styles';
import { useContext, useState } from 'react';
import { OnDemand, useOnDemand, withMessages } from '@/components/boundaries/OnDemand';
import { useLessonState } from '@/components/run/runContext';
import { loadPaperCatalogue } from '@/lib/i18n/loadPaperCatalogue';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { cards } from '@/lib/lesson/cards';
import { More, OnPaper } from './More';

const load = withMessages(async () => (await import('./Cards')).Cards, loadPaperCatalogue);

/** Methods of fraudsters, each with one thing to do. */
const lines = ['reachContact', 'reachFace', 'reachHurry', 'reachPay', 'reachApp'] as const;

/** Reserves space for the first card, so that nothing moves when it has loaded. */
const Place = styled('div')({ minHeight: '15rem' });

const Lines = () => {
  const t = useLoadedTranslations('lesson');
  return (
    <>
      <ul>
        {lines.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <p>{t('reachFirst')}</p>
    </>
  );
};

const OnScreen = () => {
  const t = useLoadedTranslations('lesson');
  const { answers } = useLessonState();
  const [isWanted, setIsWanted] = useState(true);
  const part = useOnDemand(load, isWanted);
  const isDone = !isWanted || answers.length === cards.length;
  return (
    <>
      {isWanted && (
        <Place aria-busy={part.isLoading}>
          <OnDemand part={part} onClose={() => setIsWanted(false)} />
        </Place>
      )}
      {/* A new key opens this part with the last answer. */}
      <More key={String(isDone)} title={t('reachLines')} isOpen={isDone}>
        <Lines />
      </More>
    </>
  );
};

/** How fraudsters reach people: cards to judge, and advice. */
export const HowTheyReach = () => {
  const t = useLoadedTranslations('lesson');
  return (
    <>
      <h3>{t('reachTitle')}</h3>
      {useContext(OnPaper) ? <Lines /> : <OnScreen />}
    </>
  );
};
