import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { lessonSteps } from '@/lib/config/limits';
import type { FeeProps } from './IfReal';
import { LessonStep } from './LessonStep';
import { Sheet } from './Sheet';

const Columns = styled('div')({
  columns: 2,
  columnGap: '8mm',
  marginTop: '4pt',
  section: { breakInside: 'avoid' },
});

/** All steps as a page, in print. */
export const Handout = (props: Omit<FeeProps, 'onFee'>) => {
  const t = useTranslations('notice');
  return (
    <Sheet title={t('lesson')}>
      <Columns>
        {Array.from({ length: lessonSteps }, (_, index) => (
          <section key={index}>
            <LessonStep step={index + 1} {...props} />
          </section>
        ))}
      </Columns>
    </Sheet>
  );
};
