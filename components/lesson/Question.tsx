import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { usePage, useView } from '@/components/run/runContext';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { decide } from '@/lib/lesson/decided';
import { judgePress, type Answer, type PagePart } from './pageParts';

/** The answer to a press that found nothing. */
type Miss = { answer: Answer; presses: number };

/** Judges presses on the page while the lesson asks, and keeps the answer to the last miss. */
export const usePress = (step: number) => {
  const view = useView();
  const { getLesson, setLesson } = usePage();
  const [last, setLast] = useState<(Miss & { step: number }) | null>(null);
  const press = (part: PagePart | null, shown: readonly PagePart[]) => {
    const answer = judgePress(view, step, part, shown);
    if (answer === null) setLesson(decide(getLesson(), 'found'));
    else setLast({ step, answer, presses: (last?.presses ?? 0) + 1 });
  };
  return { miss: last?.step === step ? last : null, press };
};

const Text = styled('div')(({ theme }) => ({
  h3: { margin: theme.spacing(0, 0, 0.5), ...theme.typography.h3 },
  p: { margin: theme.spacing(0, 0, 0.5) },
}));

/** Asks where to look, before the sign is shown. */
export const Question = ({ miss }: { miss: Miss | null }) => {
  const t = useLoadedTranslations('lesson');
  return (
    <Text>
      <h3>{t('ask')}</h3>
      <p role="status">
        {/* A new element for each press, or the same answer would not be announced again. */}
        <span key={miss?.presses ?? 0}>{miss === null ? t('askHow') : t(miss.answer)}</span>
      </p>
    </Text>
  );
};
