import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { OnDemand, useOnDemand, withMessages } from '@/components/boundaries/OnDemand';
import { useLessonState } from '@/components/run/runContext';
import { loadCardsCatalogue } from '@/lib/i18n/loadLessonCatalogue';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { cards } from '@/lib/lesson/cards';

const load = withMessages(async () => (await import('./Cards')).Cards, loadCardsCatalogue);

/** What happens, each with one thing to do. */
const lines = ['reachContact', 'reachFace', 'reachHurry', 'reachPay', 'reachApp'] as const;

/** Keeps the place of the first card, so that nothing moves when it has loaded. */
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
      {/* Opens with the last answer. */}
      <details key={String(isDone)} open={isDone}>
        <summary>{t('reachLines')}</summary>
        <Lines />
      </details>
    </>
  );
};

/** How fraudsters come to those whom they show such a page: cards to judge, and what helps. */
export const HowTheyReach = ({ isOnPaper }: { isOnPaper: boolean }) => (
  <>
    <h3>{useLoadedTranslations('lesson')('reachTitle')}</h3>
    {isOnPaper ? <Lines /> : <OnScreen />}
  </>
);
