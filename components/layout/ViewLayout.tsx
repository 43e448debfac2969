import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled, type Breakpoint, type Theme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import { useTranslations } from 'next-intl';
import { useRef, type ReactNode } from 'react';
import { Lazy, useOpener } from '@/components/dialogs/Lazy';
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
import { LanguageMenu } from './LanguageMenu';
import { LiveStatus } from './LiveStatus';
import { Notice } from './Notice';
import { PanelColumn } from './PanelColumn';
import { ScriptFailure } from './ScriptFailure';
import { Section } from './Section';
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

const lessonPart = {
  load: async () => (await import('@/components/lesson/LessonDrawer')).LessonDrawer,
};

type Props = {
  theme: Theme;
  /** The content of the header, with the `h1` of the page. */
  header: ReactNode;
  children: ReactNode;
};

/** The notice is outside of the sections, so that nothing takes it away. */
export const ViewLayout = ({ theme, header, children }: Props) => {
  const t = useTranslations();
  const layout = useRef<HTMLDivElement>(null);
  const [lesson, setLesson] = useLesson();
  const { step, answers } = lesson;
  const isLessonOpen = step !== null;
  const isLessonShown = useIsLessonShown();
  const panelFrom = usePanelBreakpoint();
  const showStep = (next: number | null) => setLesson({ answers, step: next });
  const closeLesson = () => showStep(null);
  const opener = useOpener(lessonPart, () => showStep(isLessonOpen ? null : 1), closeLesson);
  /** Fixed at the bottom: up to `md`, the lesson; on phones without the lesson, Start. */
  const edges = {
    ':root': {
      [bottomEdge]: isLessonShown ? lessonHeight : '0px',
      [phones]: isLessonShown ? {} : { [bottomEdge]: dockHeight },
      [theme.breakpoints.up('md')]: { [bottomEdge]: '0px' },
      [lowestWindow]: { [bottomEdge]: '0px' },
    },
  };
  return (
    // The provider of MUI System lacks only the switching of colour schemes, which adds 3 kB.
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <GlobalStyles styles={edges} />
      <LessonStep value={step}>
        <Layout ref={layout} isLessonShown={isLessonShown} panelFrom={panelFrom}>
          <Notice isLessonOpen={isLessonOpen} lessonOpener={opener} />
          <ScriptFailure />
          <header className="screen-only">
            <Section isUrgent>{header}</Section>
          </header>
          <main>
            <noscript>
              <p>{t('page.noScript')}</p>
            </noscript>
            <Section>
              <LiveStatus />
              {children}
            </Section>
          </main>
          <LinkNotice />
          <Section>
            <PanelColumn />
          </Section>
          <Section>
            <LanguageMenu />
          </Section>
          <Lazy
            {...lessonPart}
            name={t('notice.lesson')}
            onClose={closeLesson}
            props={
              isLessonOpen ? { lesson, layout, onChange: setLesson, onClose: closeLesson } : null
            }
          />
        </Layout>
      </LessonStep>
    </ThemeProvider>
  );
};
