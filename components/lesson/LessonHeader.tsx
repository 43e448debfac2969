import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { CloseButton } from '@/components/dialogs/CloseButton';
import { forcedColours } from '@/components/theme/structure';
import { lessonSteps } from '@/lib/config/lesson';

const Root = styled('header')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gridTemplate: '"title step close" minmax(2.5rem, auto) "progress progress progress" 4px',
  gridTemplateColumns: 'minmax(min-content, 1fr) minmax(min-content, auto) auto',
  alignItems: 'center',
  gap: '8px 12px',
  padding: 'calc(var(--gap) - 8px) var(--inset) calc(var(--gap) / 2)',
  '& > .progress': { gridArea: 'progress', display: 'flex', gap: 4, height: '100%' },
  [breakpoints.down('md')]: { rowGap: 0, paddingBlock: '4px 6px' },
}));

const Segment = styled('span')<{ isOver: boolean }>(({ theme: { palette }, isOver }) => ({
  flex: 1,
  borderRadius: 2,
  backgroundColor: isOver ? palette.primary.main : palette.divider,
  forcedColorAdjust: 'none',
  [forcedColours]: { backgroundColor: isOver ? 'CanvasText' : 'GrayText' },
}));

export const lessonTitleId = 'lesson-title';

/** The id of the heading with the number of the step. */
export const lessonStepId = 'lesson-step';

export const LessonHeader = ({ step, onClose }: { step: number; onClose: () => void }) => {
  const t = useTranslations('lesson');
  const title = useTranslations('notice')('lesson');
  return (
    <Root className="screen-only">
      <Typography variant="h3" component="h2" id={lessonTitleId}>
        {title}
      </Typography>
      <Typography
        // A new element, because a translator may have replaced the text.
        key={step}
        id={lessonStepId}
        variant="caption"
        component="h3"
        sx={{ color: 'text.secondary', fontWeight: 500 }}
      >
        {t('step', { step: String(step), steps: String(lessonSteps) })}
      </Typography>
      <CloseButton title={t('close')} onClick={onClose} edge="end" />
      <div className="progress" aria-hidden="true">
        {Array.from({ length: lessonSteps }, (_, index) => (
          <Segment key={index} isOver={index < step} />
        ))}
      </div>
    </Root>
  );
};
