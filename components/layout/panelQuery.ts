import { useTheme } from '@mui/material/styles';
import { useIsLessonShown } from '@/components/run/lessonShown';

/**
 * The media query of windows in which the side panel is a column. The open lesson takes its room.
 */
export const usePanelQuery = (): string => {
  const { breakpoints } = useTheme();
  const isLessonShown = useIsLessonShown();
  return breakpoints.up(isLessonShown ? 'xl' : 'lg');
};
