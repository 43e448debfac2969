import type { Breakpoint } from '@mui/material/styles';
import { useIsLessonShown } from '@/components/run/lessonShown';

/** The breakpoint from which the side panel is a column. Below `xl`, the lesson takes its place. */
export const usePanelBreakpoint = (): Breakpoint => (useIsLessonShown() ? 'xl' : 'lg');
