import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, styled, type Theme } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { Suspense, type ReactNode } from 'react';
import { ViewContext } from '@/components/run/view';
import type { View } from '@/lib/config/views';
import { LanguageMenu } from './LanguageMenu';
import { LinkNotice } from './LinkNotice';
import { Notice } from './Notice';
import { PrintedSource } from './PrintedSource';
import { SafeSection } from './SafeSection';
import { ScriptFailure } from './ScriptFailure';
import { SidePanel } from './SidePanel';

/** The height of Start at the lower edge of phones. */
const dock = 72;

/** The notice above all; below it the side panel, a column in wide windows, and the page. */
const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplate: '"notice" auto "header" auto "page" 1fr "languages" auto / minmax(0, 1fr)',
  minHeight: '100dvh',
  '& > section': { gridArea: 'notice' },
  '& > header': {
    gridArea: 'header',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    width: '100%',
    minHeight: 60,
    maxWidth: theme.palette.mode === 'dark' ? 1280 : 2304,
    margin: '0 auto',
    padding: theme.spacing(1.5, 3, 0),
  },
  '& > main': {
    gridArea: 'page',
    container: 'page / inline-size',
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    maxWidth: theme.palette.mode === 'dark' ? 1280 : 2304,
    margin: '0 auto',
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
    '& > header, & > main': { paddingInline: theme.spacing(2) },
  },
  '@media (max-height: 499px)': { '--dock': '0px' },
  [theme.breakpoints.up('lg')]: {
    gridTemplate:
      '"notice notice" auto "panel header" auto "panel page" 1fr / 14.5rem minmax(0, 1fr)',
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
  '@media print': {
    display: 'block',
    '& > header, & > aside': { display: 'none' },
    '& > main': { zoom: 0.8 },
  },
}));

type Props = {
  view: View;
  theme: Theme;
  /** The simulation component of the view. */
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
  return (
    <ViewContext value={view}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        {simulation}
        <Layout>
          <Suspense fallback={null}>
            <Notice />
          </Suspense>
          <header>
            <SafeSection>{header}</SafeSection>
          </header>
          <main id="content" tabIndex={-1}>
            <ScriptFailure />
            <noscript>
              <p>{t('noScript')}</p>
            </noscript>
            {children}
            <PrintedSource />
            <Suspense fallback={null}>
              <LinkNotice />
            </Suspense>
          </main>
          <aside>
            <SafeSection>
              <SidePanel />
            </SafeSection>
            <SafeSection>
              <LanguageMenu />
            </SafeSection>
          </aside>
        </Layout>
      </ThemeProvider>
    </ViewContext>
  );
};
