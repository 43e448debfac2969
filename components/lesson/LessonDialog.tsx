import { createPortal } from 'react-dom';
import { LessonPanel } from './LessonPanel';

/** The lesson about what gives a false page away, beside the run that it talks about. */
export const LessonDialog = ({ onClose }: { onClose: () => void }) =>
  createPortal(<LessonPanel onClose={onClose} />, document.body);
