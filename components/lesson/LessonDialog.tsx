import { createPortal } from 'react-dom';
import { withMessages } from '@/components/boundaries/OnDemand';
import { loadLessonCatalogue } from '@/lib/i18n/loadLessonCatalogue';
import { LessonPanel } from './LessonPanel';

/** The lesson about what gives a false page away, beside the run that it talks about. */
export const LessonDialog = ({ onClose }: { onClose: () => void }) =>
  createPortal(<LessonPanel onClose={onClose} />, document.body);

/** Loads the lesson with its messages, which nothing else needs. */
export const loadLesson = withMessages(() => Promise.resolve(LessonDialog), loadLessonCatalogue);
