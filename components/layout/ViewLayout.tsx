import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled, type Theme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import { useTranslations } from 'next-intl';
import { useRef, type ReactNode } from 'react';
import { Lazy, useOpener } from '@/components/dialogs/Lazy';
import { useLesson } from '@/components/lesson/useLesson';
import { LinkNotice } from '@/components/link/LinkNotice';
import { useLessonParts } from '@/components/run/lessonShown';
import { LessonStepContext } from '@/components/run/pageLink';
import { belowLesson, bottomEdge, fromLesson, fromPanel } from '@/components/theme/structure';
import { lessonHeight, lessonWidth, low, pageContainer, print } from '@/components/theme/structure';
import { LanguageMenu } from './LanguageMenu';
import { LiveStatus } from './LiveStatus';
import { Notice } from './Notice';
import { ScriptFailure } from './ScriptFailure';
import { Section } from './Section';
import { PanelColumn } from './SidePanel';

/**
 * The grid of the page; its parts name their areas. In wide windows, the panel or the lesson is a
 * column beside the page.
 */
const Layout = styled('div')<{ isLessonShown: boolean }>(({ theme, isLessonShown }) => ({
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
  [fromPanel]: !isLessonShown && { '--panel': '14.5rem' },
  [fromLesson]: isLessonShown && { '--lesson': lessonWidth },
  // The lesson covers the page, so that nothing in the page may have the focus.
  [low]: isLessonShown && { visibility: 'hidden' },
  '& > :is(header, main, .foot)': {
    width: '100%',
    maxWidth: 'calc(100rem + 2 * var(--gutter))',
    marginInline: 'auto',
    paddingInline: 'var(--gutter)',
  },
  '& > header': { ...theme.typography.body1, gridArea: 'toolbar', minHeight: 'var(--toolbar)' },
  // The container of the queries in `structure.ts`. Nothing fixed is in it.
  '& > main': { ...pageContainer, gridArea: 'page', paddingBottom: 'var(--gap)' },
  [print]: { display: 'block', padding: 0, '& > main': { zoom: 0.8, padding: 0 } },
}));

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
  const [{ step, answers }, setLesson] = useLesson();
  const parts = useLessonParts();
  const isLessonShown = parts !== null;
  const isLessonOpen = step !== null;
  const closeLesson = () => setLesson({ answers, step: null });
  const toggleLesson = () => setLesson({ answers, step: isLessonOpen ? null : 1 });
  const opener = useOpener(lessonPart, toggleLesson, closeLesson);
  const lesson = { answers, layout, onChange: setLesson, onClose: closeLesson };
  return (
    // The provider of MUI System lacks only the switching of colour schemes, which adds 3 kB.
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {isLessonShown && (
        <GlobalStyles styles={{ [belowLesson]: { ':root': { [bottomEdge]: lessonHeight } } }} />
      )}
      <LessonStepContext value={step}>
        <Layout ref={layout} isLessonShown={isLessonShown} data-sign={parts ?? undefined}>
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
          {!isLessonShown && <PanelColumn />}
          <Section>
            <LanguageMenu isInPanel={!isLessonShown} />
          </Section>
          <Lazy
            {...lessonPart}
            name={t('notice.lesson')}
            onClose={closeLesson}
            props={isLessonOpen ? { step, ...lesson } : null}
          />
        </Layout>
      </LessonStepContext>
    </ThemeProvider>
  );
};
