import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, styled, type Theme } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { LazyDialog } from '@/components/dialogs/LazyDialog';
import { lessonColumn, lessonWidth, useLesson } from '@/components/lesson/useLesson';
import { LinkNotice } from '@/components/link/LinkNotice';
import { LessonStep } from '@/components/run/pageLink';
import { dockHeight } from '@/components/theme/variables';
import { removeCanonical } from './document';
import { Header, pageWidth } from './Header';
import { LanguageMenu } from './LanguageMenu';
import { Notice } from './Notice';
import { PanelColumn } from './PanelColumn';
import { PrintedSource } from './PrintedSource';
import { SafeSection } from './SafeSection';
import { ScriptFailure } from './ScriptFailure';

/** The areas of the page, which its parts name: the side panel is a column in wide windows. */
const Layout = styled('div')<{ isLessonOpen: boolean }>(({ theme, isLessonOpen }) => ({
  '--lesson': '0px',
  display: 'grid',
  gridTemplate:
    '"notice notice" auto "header lesson" auto "page lesson" 1fr "languages lesson" auto / minmax(0, 1fr) var(--lesson)',
  minHeight: '100dvh',
  [theme.breakpoints.down('sm')]: {
    [dockHeight]: '72px',
    paddingBottom: `var(${dockHeight})`,
  },
  '@media (max-height: 499px)': { [dockHeight]: '0px' },
  [theme.breakpoints.up('lg')]: {
    gridTemplate:
      '"notice notice notice" auto "panel header lesson" auto "panel page lesson" 1fr / 14.5rem minmax(0, 1fr) var(--lesson)',
  },
  ...(isLessonOpen && {
    // Below the page, the lesson is half of the window, and Start moves to the top.
    '&&': { [dockHeight]: '0px', paddingBottom: '50vh' },
    [lessonColumn]: { '&&': { '--lesson': lessonWidth, paddingBottom: 0 } },
  }),
  '@media print': { display: 'block', '&&': { padding: 0 } },
}));

const Page = styled('main')(({ theme }) => ({
  ...pageWidth,
  gridArea: 'page',
  container: 'page / inline-size',
  display: 'flex',
  flexDirection: 'column',
  padding: theme.spacing(1.5, 3, 3),
  outline: 'none',
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2) },
  '@media print': { zoom: 0.8, padding: 0 },
}));

const loadLesson = async () => (await import('@/components/lesson/LessonDrawer')).LessonDrawer;

type Props = {
  theme: Theme;
  /** The content of the header, with the `h1` of the page. */
  header: ReactNode;
  children: ReactNode;
};

/**
 * The page of a view. Each part is a Suspense boundary, and the layout itself renders only once, so
 * that the parts hydrate one after another.
 */
export const ViewLayout = ({ theme, header, children }: Props) => {
  const t = useTranslations('page');
  const layout = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLElement>(null);
  const [lesson, setLesson] = useLesson();
  const { step, answers } = lesson;
  const isLessonOpen = step !== null;
  const closeLesson = () => setLesson({ answers, step: null });
  useEffect(removeCanonical, []);
  return (
    <LessonStep value={step}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <Layout ref={layout} isLessonOpen={isLessonOpen}>
          <Suspense fallback={null}>
            <Notice
              isLessonOpen={isLessonOpen}
              onLesson={() => setLesson({ answers, step: isLessonOpen ? null : 1 })}
            />
          </Suspense>
          <Header>
            <SafeSection>{header}</SafeSection>
          </Header>
          <Page ref={page} tabIndex={-1}>
            <ScriptFailure />
            <noscript>
              <p>{t('noScript')}</p>
            </noscript>
            {children}
            <PrintedSource />
          </Page>
          <Suspense fallback={null}>
            <LinkNotice onDismiss={() => page.current?.focus()} />
          </Suspense>
          {/* Not in a boundary: React exports the last of many as a part that scripts have to show. */}
          <PanelColumn />
          <LanguageMenu />
          {isLessonOpen && (
            <LazyDialog load={loadLesson} onClose={closeLesson}>
              {(LessonDrawer) => (
                <LessonDrawer
                  lesson={lesson}
                  page={layout}
                  onChange={setLesson}
                  onClose={closeLesson}
                />
              )}
            </LazyDialog>
          )}
        </Layout>
      </ThemeProvider>
    </LessonStep>
  );
};
