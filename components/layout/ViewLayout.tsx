import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { Suspense, useEffect, type ReactNode } from 'react';
import { contentWidth } from './contentWidth';
import { registerServiceWorker } from './registerServiceWorker';
import { LessonOpener } from './LessonOpener';
import { LinkNoticeOnDemand } from './LinkNoticeOnDemand';
import { Presentation } from './Presentation';
import { PrintedSource } from './PrintedSource';
import { SafeSection } from '@/components/boundaries/SafeSection';
import { SidePanel } from './SidePanel';
import { PageNotice } from '@/components/notice/SimulationNotice';
import { SkipLink } from './SkipLink';

const Layout = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: '14.5rem minmax(0, 1fr)',
    alignItems: 'start',
  },
  [theme.breakpoints.up('xl')]: { gridTemplateColumns: '16rem minmax(0, 1fr)' },
  '@media print': { display: 'block' },
}));

const Content = styled('main')(({ theme }) => ({
  ...contentWidth(theme),
  padding: theme.spacing(1, 3, 6),
  outline: 'none',
  [theme.breakpoints.down('sm')]: {
    padding: theme.spacing(0, 2, 4),
    // Above Start, which is fixed to the lower edge.
    '@media screen and (min-height: 500px)': { paddingBottom: 'calc(var(--dock) + 2rem)' },
  },
  // With ten trades, either view fills one printed page, and fits on it.
  '@media print': {
    padding: theme.spacing(2, 0),
    zoom: theme.palette.mode === 'dark' ? 0.82 : 0.6,
  },
}));

type Props = {
  /** The header above the content. */
  bar: ReactNode;
  /** The `h1` of the page. */
  heading: ReactNode;
  children: ReactNode;
};

/**
 * The layout of both views: the simulation notice, the side panel, the header, the content, and the
 * notice about the link. Each part is a Suspense boundary, and the layout itself renders only once:
 * if the HTML was changed before the scripts ran, React re-renders that part, not the whole
 * document.
 */
export const ViewLayout = ({ bar, heading, children }: Props) => {
  const t = useTranslations('page');
  useEffect(registerServiceWorker, []);
  return (
    <>
      <Suspense fallback={null}>
        <SkipLink />
      </Suspense>
      {/* Together, so that a press on the notice is heard as soon as the notice is hydrated. */}
      <Suspense fallback={null}>
        <PageNotice />
        <LessonOpener />
      </Suspense>
      <SafeSection>
        <Layout>
          <SafeSection>
            <SidePanel />
          </SafeSection>
          <div>
            <SafeSection>{bar}</SafeSection>
            <Content id="content" tabIndex={-1}>
              <Suspense fallback={null}>{heading}</Suspense>
              <noscript>
                <p>{t('noScript')}</p>
              </noscript>
              {children}
              <Suspense fallback={null}>
                <PrintedSource />
              </Suspense>
            </Content>
            <Suspense fallback={null}>
              <LinkNoticeOnDemand />
            </Suspense>
          </div>
        </Layout>
      </SafeSection>
      <SafeSection>
        <Presentation />
      </SafeSection>
    </>
  );
};
