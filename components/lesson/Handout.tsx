import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { lessonSteps } from '@/lib/config/limits';
import type { FeeProps } from './IfReal';
import { LessonStep } from './LessonStep';
import { OnPaper } from './More';
import { Sheet } from '@/components/paper/Sheet';

const Columns = styled('div')({
  marginTop: '4pt',
  '[data-sheet]:not([data-large]) &': {
    columns: 2,
    columnGap: '8mm',
    section: { breakInside: 'avoid' },
  },
});

type Props = Omit<FeeProps, 'onFee'> & {
  /** In large type, and without the page itself. */
  isLarge: boolean;
};

/** All steps, in print: after the page that they are about. */
export const Handout = ({ isLarge, ...props }: Props) => {
  const t = useTranslations('notice');
  return (
    <Sheet title={t('lesson')} isAlone={isLarge} isLarge={isLarge}>
      <Columns>
        {Array.from({ length: lessonSteps }, (_, index) => (
          <section key={index}>
            <OnPaper value>
              <LessonStep step={index + 1} {...props} />
            </OnPaper>
          </section>
        ))}
      </Columns>
    </Sheet>
  );
};
