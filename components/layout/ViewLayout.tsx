import GlobalStyles from '@mui/material/GlobalStyles';
import { styled, useTheme, type Breakpoint } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useRef, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { LazyPart } from '@/components/dialogs/LazyPart';
import { page } from '@/components/run/focus';
import { useIsLessonShown } from '@/components/run/lessonShown';
import { useLesson } from '@/components/lesson/useLesson';
import { LinkNotice } from '@/components/link/LinkNotice';
import { LessonStep } from '@/components/run/pageLink';
import {
  bottomEdge,
  dockHeight,
  lessonWidth,
  lowestWindow,
  noticeHeight,
  pageColumn,
  phones,
} from '@/components/theme/tokens';
import { Failure } from './Failure';
import { HydrationBoundary } from './HydrationBoundary';
import { LanguageMenu } from './LanguageMenu';
import { Notice } from './Notice';
import { PanelColumn } from './PanelColumn';
import { SafeSection } from './SafeSection';
import { ScriptFailure } from './ScriptFailure';
import { usePanelBreakpoint } from './usePanelBreakpoint';

type LayoutProps = { isLessonShown: boolean; panelFrom: Breakpoint };

/**
 * The grid of the page; its parts name their areas. In wide windows, the panel and the lesson are
 * columns.
 */
const Layout = styled('div')<LayoutProps>(({ theme, isLessonShown, panelFrom }) => ({
  '--panel': '0px',
  '--lesson': '0px',
  display: 'grid',
  gridTemplateAreas: `
    "notice notice notice"
    "panel toolbar lesson"
    "panel page lesson"
    "panel languages lesson"
    "panel alert lesson"`,
  gridTemplateRows: 'auto auto 1fr auto auto',
  gridTemplateColumns: 'var(--panel) minmax(0, 1fr) var(--lesson)',
  minHeight: '100dvh',
  paddingBottom: `var(${bottomEdge})`,
  [theme.breakpoints.up('md')]: isLessonShown && { '--lesson': lessonWidth },
  [theme.breakpoints.up(panelFrom)]: { '--panel': '14.5rem' },
  // The lesson covers the page, so that nothing in the page may have the focus.
  [lowestWindow]: isLessonShown && { visibility: 'hidden' },
  '& > header, & > main': pageColumn,
  '& > header': {
    gridArea: 'toolbar',
    minHeight: 'var(--toolbar)',
    paddingBlock: 'calc((var(--toolbar) - var(--control)) / 2)',
  },
  // The container for the container queries of `tokens.ts`.
  '& > main': {
    gridArea: 'page',
    container: 'page / inline-size',
    paddingBottom: 'var(--gap)',
    outline: 'none',
  },
  '@media print': {
    display: 'block',
    padding: 0,
    visibility: 'visible',
    '& > main': { zoom: 0.8, padding: 0 },
  },
}));

/** Leaves at least 200 pixels for the page, unless large type makes the notice high. */
const lessonHeight = `max(min(56dvh, 100dvh - var(${noticeHeight}) - 200px), min(50dvh, 16rem))`;

const loadLesson = async () => (await import('@/components/lesson/LessonDrawer')).LessonDrawer;

type Props = {
  /** The content of the header, with the `h1` of the page. */
  header: ReactNode;
  children: ReactNode;
};

/** The header hydrates with the layout, and each `HydrationBoundary` later. */
export const ViewLayout = ({ header, children }: Props) => {
  const t = useTranslations();
  const { breakpoints } = useTheme();
  const layout = useRef<HTMLDivElement>(null);
  const [lesson, setLesson] = useLesson();
  const { step, answers } = lesson;
  const isLessonOpen = step !== null;
  const isLessonShown = useIsLessonShown();
  const closeLesson = () => setLesson({ answers, step: null });
  /** Fixed at the bottom: up to `md`, the lesson; on phones without the lesson, Start. */
  const edges = {
    ':root': {
      [bottomEdge]: isLessonShown ? lessonHeight : '0px',
      [phones]: isLessonShown ? {} : { [bottomEdge]: dockHeight },
      [breakpoints.up('md')]: { [bottomEdge]: '0px' },
      [lowestWindow]: { [bottomEdge]: '0px' },
    },
  };
  return (
    <LessonStep value={step}>
      <GlobalStyles styles={edges} />
      <Layout ref={layout} isLessonShown={isLessonShown} panelFrom={usePanelBreakpoint()}>
        <HydrationBoundary>
          <Notice
            isLessonOpen={isLessonOpen}
            onLesson={() => setLesson({ answers, step: isLessonOpen ? null : 1 })}
          />
        </HydrationBoundary>
        <ScriptFailure />
        <header className="screen-only">
          <ErrorBoundary FallbackComponent={Failure}>{header}</ErrorBoundary>
        </header>
        <main ref={page} tabIndex={-1}>
          <noscript>
            <p>{t('page.noScript')}</p>
          </noscript>
          {children}
        </main>
        <SafeSection>
          <LinkNotice />
        </SafeSection>
        <SafeSection>
          <PanelColumn />
        </SafeSection>
        <SafeSection>
          <LanguageMenu />
        </SafeSection>
        {isLessonOpen && (
          <LazyPart name={t('notice.lesson')} load={loadLesson} onClose={closeLesson}>
            {(LessonDrawer) => (
              <LessonDrawer
                lesson={lesson}
                layout={layout}
                onChange={setLesson}
                onClose={closeLesson}
              />
            )}
          </LazyPart>
        )}
      </Layout>
    </LessonStep>
  );
};
