import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { lessonSteps } from '@/lib/config/limits';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import type { FeeProps } from './IfReal';
import { LessonStep } from './LessonStep';
import { OnPaper } from './More';
import { Sheet } from '@/components/paper/Sheet';

/** Printed below the page, to be answered before the sheet is turned over. */
const Ask = styled('p')(({ theme }) => ({
  display: 'none',
  '@media print': { display: 'block', margin: theme.spacing(3, 0, 0), fontSize: '14pt' },
}));

const Columns = styled('div')({
  marginTop: '4pt',
  counterReset: 'step',
  'section > div > h3::before': { counterIncrement: 'step', content: 'counter(step) ". "' },
  'p, li, dl, figure': { breakInside: 'avoid' },
  '[data-sheet]:not([data-large]) &': { columns: 2, columnGap: '8mm', lineHeight: 1.25 },
});

type Props = Omit<FeeProps, 'onFee'> & {
  /** Uses large type, and leaves out the page itself. */
  isLarge: boolean;
};

/** All steps in print, after the page that they are about and the question where to look. */
export const Handout = ({ isLarge, ...props }: Props) => {
  const t = useLoadedTranslations('lesson');
  const tNotice = useTranslations('notice');
  return (
    <>
      {!isLarge && (
        <Ask>
          <strong>{t('ask')}</strong> {t('askPaper')}
        </Ask>
      )}
      <Sheet title={tNotice('lesson')} isAlone={isLarge} isLarge={isLarge}>
        <Columns>
          <OnPaper value>
            {Array.from({ length: lessonSteps }, (_, index) => (
              <section key={index}>
                <LessonStep step={index + 1} {...props} />
              </section>
            ))}
          </OnPaper>
        </Columns>
      </Sheet>
    </>
  );
};
