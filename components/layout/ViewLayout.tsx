import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, styled, type Theme } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { Suspense, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { PageContext } from '@/components/run/run';
import type { View } from '@/lib/config/views';
import { removeCanonical } from './document';
import { Header } from './Header';
import { LanguageMenu } from './LanguageMenu';
import { lessonColumn, lessonWidth, useLesson } from './useLesson';
import { LinkNotice } from './LinkNotice';
import { Notice } from './Notice';
import { OnDemand } from './OnDemand';
import { PrintedSource } from './PrintedSource';
import { SafeSection } from './SafeSection';
import { ScriptFailure } from './ScriptFailure';
import { SidePanel } from './SidePanel';

/** The height of Start at the lower edge of phones. */
const dock = 72;

/** The notice above all; below it the side panel, a column in wide windows, and the page. */
const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplate:
    '"notice notice" auto "header lesson" auto "page lesson" 1fr "languages lesson" auto / minmax(0, 1fr) var(--lesson, 0px)',
  minHeight: '100dvh',
  '& > section': { gridArea: 'notice' },
  '& > header, & > main': {
    width: '100%',
    maxWidth: theme.palette.mode === 'dark' ? 1280 : 2304,
    margin: '0 auto',
  },
  '& > main': {
    gridArea: 'page',
    container: 'page / inline-size',
    display: 'flex',
    flexDirection: 'column',
    padding: theme.spacing(1.5, 3, 3),
    outline: 'none',
  },
  // The panel is here in wide windows only; the languages are at the foot of others.
  '& > aside': { display: 'contents' },
  '& > aside > div': { display: 'none' },
  '& > aside > nav': { gridArea: 'languages' },
  [theme.breakpoints.down('sm')]: {
    '--dock': `${dock}px`,
    paddingBottom: 'var(--dock)',
    '& > main': { paddingInline: theme.spacing(2) },
  },
  '@media (max-height: 499px)': { '--dock': '0px' },
  [theme.breakpoints.up('lg')]: {
    gridTemplate:
      '"notice notice notice" auto "panel header lesson" auto "panel page lesson" 1fr / 14.5rem minmax(0, 1fr) var(--lesson, 0px)',
    '& > aside': {
      gridArea: 'panel',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      borderRight: `1px solid ${theme.palette.divider}`,
      backgroundColor: theme.palette.background.paper,
    },
    '& > aside > div': { display: 'block', position: 'sticky', top: 'var(--notice-height)' },
    '& > aside > nav': { position: 'sticky', bottom: 0 },
  },
  '&[data-lesson]': {
    // Below the page, the lesson is half of the window, and Start moves to the top.
    '--dock': '0px',
    paddingBottom: '50vh',
    [lessonColumn]: { '--lesson': lessonWidth, paddingBottom: 0 },
  },
  '@media print': {
    display: 'block',
    '&&': { padding: 0 },
    '& > aside': { display: 'none' },
    '& > main': { zoom: 0.8 },
  },
}));

const load = async () => (await import('@/components/lesson/LessonDrawer')).LessonDrawer;

type Props = {
  view: View;
  theme: Theme;
  simulation: ReactNode;
  /** The content of the header, with the `h1` of the page. */
  header: ReactNode;
  children: ReactNode;
};

/**
 * The page of a view. Each part is a Suspense boundary, and the layout itself renders only once, so
 * that the parts hydrate one after another.
 */
export const ViewLayout = ({ view, theme, simulation, header, children }: Props) => {
  const t = useTranslations('page');
  const root = useRef<HTMLDivElement>(null);
  const { lesson, setLesson, sign, showSign } = useLesson(view, root);
  const { step, answers } = lesson;
  useEffect(removeCanonical, []);
  const context = useMemo(() => ({ view, lesson: step }), [view, step]);
  return (
    <PageContext value={context}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        {simulation}
        <Layout
          ref={root}
          data-lesson={step === null ? undefined : ''}
          data-sign={sign === null ? undefined : `${view}${sign}`}
        >
          <Suspense fallback={null}>
            <Notice
              isLessonOpen={step !== null}
              onLesson={() => setLesson({ answers, step: step === null ? 1 : null })}
            />
          </Suspense>
          <Header>
            <SafeSection>{header}</SafeSection>
          </Header>
          <main id="content" tabIndex={-1}>
            <ScriptFailure />
            <noscript>
              <p>{t('noScript')}</p>
            </noscript>
            {children}
            <PrintedSource />
          </main>
          <Suspense fallback={null}>
            <LinkNotice />
          </Suspense>
          <aside>
            {/* Not in a boundary: React exports the last of many as a part that scripts have to show. */}
            <SidePanel />
            <LanguageMenu />
          </aside>
          {step !== null && (
            <OnDemand
              load={load}
              onClose={() => setLesson({ answers, step: null })}
              props={{ lesson, onChange: setLesson, onShown: showSign }}
            />
          )}
        </Layout>
      </ThemeProvider>
    </PageContext>
  );
};
