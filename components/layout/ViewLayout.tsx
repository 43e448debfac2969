import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { Suspense, useState, type ReactNode } from 'react';
import { lessonColumn, lessonWidth } from '@/components/theme/lessonRoom';
import { contentWidth } from '@/components/theme/contentWidth';
import { LessonOpener } from './LessonOpener';
import { PrintedSource } from './PrintedSource';
import { SafeSection } from '@/components/boundaries/SafeSection';
import { panelColumn, SidePanel } from './SidePanel';
import { SimulationNotice } from '@/components/notice/SimulationNotice';
import { OnDemand, useOnDemand, withMessages } from '@/components/boundaries/OnDemand';
import { useSession } from '@/components/run/runContext';

const SkipAnchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  top: 'calc(var(--notice-height) + 8px)',
  left: 8,
  padding: theme.spacing(1.5, 2),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  color: theme.palette.primary.main,
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' },
}));

/** Lets keyboard users skip the panel and the bar. */
const SkipLink = () => {
  const t = useTranslations('page');
  return <SkipAnchor href="#content">{t('skip')}</SkipAnchor>;
};

const Layout = styled('div')(({ theme }) => ({
  ...(!theme.isPresented && {
    [panelColumn]: {
      display: 'grid',
      gridTemplateColumns: '14.5rem minmax(0, 1fr)',
      alignItems: 'start',
    },
  }),
  // Beside the lesson while it is open and not folded.
  [lessonColumn]: { '[data-lesson=""] &': { marginRight: lessonWidth } },
  '@media print': { display: 'block' },
}));

const Content = styled('main')(({ theme }) => ({
  ...contentWidth(theme),
  container: 'content / inline-size',
  padding: theme.isPresented ? theme.spacing(1, 3, 0) : theme.spacing(1, 3, 1.5),
  outline: 'none',
  [theme.breakpoints.down('sm')]: {
    padding: theme.isPresented ? theme.spacing(1, 2, 0) : theme.spacing(0.5, 2, 4),
    // Leaves room for Start, which is fixed to the lower edge.
    '@media screen and (min-height: 500px)': {
      paddingBottom: theme.isPresented ? 0 : 'calc(var(--dock) + 2rem)',
    },
  },
  // Scales either view with ten trades to fill one printed page.
  '@media print': { padding: theme.spacing(2, 0), zoom: 0.8 },
}));

const loadLinkNotice = withMessages(async () => (await import('./LinkNotice')).LinkNotice);

/** Loads the notice about rejected values only if needed: most links have none. */
export const LinkNoticeOnDemand = () => {
  const count = useSession()?.rejections.length ?? 0;
  const [isOpen, setIsOpen] = useState(true);
  const notice = useOnDemand(loadLinkNotice, count > 0 && isOpen);
  return <OnDemand part={notice} onClose={() => setIsOpen(false)} />;
};

type Props = {
  /** The header above the content, with the `h1` of the page. */
  bar: ReactNode;
  children: ReactNode;
};

/**
 * The layout of both views: the simulation notice, the side panel, the header, the content, and the
 * notice about the link. Each part is a Suspense boundary, and the layout itself renders only once:
 * if the HTML of a part was changed before the scripts ran, React re-renders only that part.
 */
export const ViewLayout = ({ bar, children }: Props) => {
  const t = useTranslations('page');
  return (
    <>
      <Suspense fallback={null}>
        <SkipLink />
      </Suspense>
      {/* In one boundary, so that presses are heard as soon as the notice is hydrated. */}
      <Suspense fallback={null}>
        <SimulationNotice />
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
    </>
  );
};
