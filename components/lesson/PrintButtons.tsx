import { styled } from '@mui/material/styles';
import { QuietButton } from '@/components/ui/buttons';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';

/** What is printed while the lesson is open. */
export type Printed = 'steps' | 'main' | 'alternate' | 'answers';

const Group = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: theme.spacing(0, 0, 1),
}));

/** For teachers: the steps as a handout, the worksheets, and their answers. */
export const PrintButtons = ({ onPrint }: { onPrint: (what: Printed) => void }) => {
  const t = useLoadedTranslations('lesson');
  const buttons: readonly (readonly [Printed, string])[] = [
    ['steps', t('printSteps')],
    ['main', t('sheet', { number: '1' })],
    ['alternate', t('sheet', { number: '2' })],
    ['answers', t('answers')],
  ];
  return (
    <>
      <h4>{t('printTitle')}</h4>
      <p>{t('printText')}</p>
      <Group role="group" aria-label={t('printTitle')}>
        {buttons.map(([what, label]) => (
          <QuietButton key={what} type="button" onClick={() => onPrint(what)}>
            {label}
          </QuietButton>
        ))}
      </Group>
    </>
  );
};
