import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { usePage, useView } from '@/components/run/runContext';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { decide } from '@/lib/lesson/decided';
import { judgePress, type Answer, type PagePart } from './pageParts';

/** Judges presses on the page while the lesson asks, and keeps the answer to the last miss. */
export const usePress = (step: number) => {
  const view = useView();
  const { getLesson, setLesson } = usePage();
  const [last, setLast] = useState<{ step: number; answer: Answer } | null>(null);
  const press = (part: PagePart | null, shown: readonly PagePart[]) => {
    const answer = judgePress(view, step, part, shown);
    if (answer === null) setLesson(decide(getLesson(), 'found'));
    else setLast({ step, answer });
  };
  return { answer: last?.step === step ? last.answer : null, press };
};

const Text = styled('div')(({ theme }) => ({
  h3: { margin: theme.spacing(0, 0, 0.5), ...theme.typography.h3 },
  p: { margin: theme.spacing(0, 0, 0.5) },
}));

/** Asks where to look, before the sign is shown. */
export const Question = ({ answer }: { answer: Answer | null }) => {
  const t = useLoadedTranslations('lesson');
  return (
    <Text>
      <h3>{t('ask')}</h3>
      <p role="status">{answer === null ? t('askHow') : t(answer)}</p>
    </Text>
  );
};
