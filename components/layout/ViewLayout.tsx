import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { Activity, useEffect, useRef, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { LazyPart } from '@/components/dialogs/LazyPart';
import { useIsLessonShown } from '@/components/lesson/lessonShown';
import { useLesson } from '@/components/lesson/useLesson';
import { LinkNotice } from '@/components/link/LinkNotice';
import { LessonStep } from '@/components/run/pageLink';
import { fallbackTypefaces } from '@/components/theme/typeface';
import {
  bottomEdge,
  dockHeight,
  lessonColumn,
  lessonWidth,
  lowWindow,
  pageColumn,
  phones,
} from '@/components/theme/variables';
import { removeCanonical } from './document';
import { Failure } from './Failure';
import { LanguageMenu } from './LanguageMenu';
import { Notice } from './Notice';
import { PanelColumn } from './PanelColumn';
import { SafeSection } from './SafeSection';
import { ScriptFailure } from './ScriptFailure';

/** The areas of the page, which its parts name: the side panel is a column in wide windows. */
const Layout = styled('div')<{ isLessonShown: boolean }>(({ theme, isLessonShown }) => ({
  '--lesson': '0px',
  display: 'grid',
  gridTemplate:
    '"notice notice" auto "header lesson" auto "page lesson" 1fr "languages lesson" auto "room lesson" auto / minmax(0, 1fr) var(--lesson)',
  minHeight: '100dvh',
  paddingBottom: `var(${bottomEdge})`,
  [theme.breakpoints.up('lg')]: {
    gridTemplate:
      '"notice notice notice" auto "panel header lesson" auto "panel page lesson" 1fr "panel room lesson" auto / 14.5rem minmax(0, 1fr) var(--lesson)',
  },
  [lessonColumn]: isLessonShown && { '--lesson': lessonWidth },
  // The lesson covers the page, in which nothing may have the focus then.
  [lowWindow]: isLessonShown && { visibility: 'hidden' },
  '@media print': { display: 'block', padding: 0, visibility: 'visible' },
}));

/** Below the page, the lesson is half of the window. On phones without the lesson, Start is there. */
const edgeStyles = (isLessonShown: boolean) => ({
  ':root': {
    [bottomEdge]: isLessonShown ? '50vh' : '0px',
    [phones]: isLessonShown ? {} : { [bottomEdge]: dockHeight },
    [lessonColumn]: { [bottomEdge]: '0px' },
    [lowWindow]: { [bottomEdge]: '0px' },
  },
});

const Header = styled('header')(({ theme }) => ({
  ...pageColumn,
  gridArea: 'header',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  paddingTop: theme.spacing(1.5),
  '@media print': { display: 'none' },
}));

const Page = styled('main')(({ theme }) => ({
  ...pageColumn,
  gridArea: 'page',
  container: 'page / inline-size',
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: theme.spacing(1.5, 3),
  outline: 'none',
  '@media print': { zoom: 0.8, padding: 0 },
}));

const loadLesson = async () => (await import('@/components/lesson/LessonDrawer')).LessonDrawer;

/** `header`: the content of the header, with the `h1` of the page. */
type Props = { header: ReactNode; children: ReactNode };

/** The header hydrates with the layout, so that Start answers first; then the Activity boundaries do. */
export const ViewLayout = ({ header, children }: Props) => {
  const t = useTranslations('page');
  const layout = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLElement>(null);
  const [lesson, setLesson] = useLesson();
  const { step, answers } = lesson;
  const isLessonOpen = step !== null;
  const isLessonShown = useIsLessonShown();
  const closeLesson = () => setLesson({ answers, step: null });
  useEffect(removeCanonical, []);
  return (
    <LessonStep value={step}>
      <GlobalStyles styles={[...fallbackTypefaces, edgeStyles(isLessonShown)]} />
      <Layout ref={layout} isLessonShown={isLessonShown}>
        <Activity>
          <Notice
            isLessonOpen={isLessonOpen}
            onLesson={() => setLesson({ answers, step: isLessonOpen ? null : 1 })}
          />
        </Activity>
        <Header>
          <ErrorBoundary FallbackComponent={Failure}>{header}</ErrorBoundary>
        </Header>
        <Page ref={page} tabIndex={-1}>
          <ScriptFailure />
          <noscript>
            <p>{t('noScript')}</p>
          </noscript>
          {children}
        </Page>
        <SafeSection>
          <LinkNotice onDismiss={() => page.current?.focus()} />
        </SafeSection>
        <SafeSection>
          <PanelColumn />
        </SafeSection>
        <SafeSection>
          <LanguageMenu />
        </SafeSection>
        {isLessonOpen && (
          <LazyPart load={loadLesson} onClose={closeLesson}>
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
