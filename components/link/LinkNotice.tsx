import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { LazyPart } from '@/components/dialogs/LazyPart';
import { page } from '@/components/run/focus';
import { useIsLessonShown } from '@/components/run/lessonShown';
import { useSession } from '@/components/run/run';
import { observeSize } from '@/components/theme/observeSize';
import { alertHeight, bottomEdge, lowestWindow } from '@/components/theme/tokens';
import { phones, radius, sheetHeight } from '@/components/theme/tokens';

const load = async () => (await import('./LinkAlert')).LinkAlert;

/** The room below the alert, and at the end of the page, in pixels. */
const gap = 24;

/** Across the window, on the Start bar of phones, or under the round corners of the lesson. */
const acrossWindow = (edge: string, overlap: number) => ({
  insetInline: 0,
  bottom: `calc(var(${edge}) - ${overlap}px)`,
  width: 'auto',
  paddingBottom: overlap,
});

/**
 * Over the end of the list of trades, or across narrow windows; in low ones, at the end of the
 * page.
 */
const Edge = styled('div')<{ isLessonShown: boolean }>(({ theme, isLessonShown }) => ({
  gridArea: 'alert',
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  right: `calc(var(--lesson) + max(${gap}px, (100% - var(--panel) - var(--lesson) - var(--page-width)) / 2))`,
  bottom: gap,
  width: `min(var(--list), 100% - ${2 * gap}px)`,
  [theme.breakpoints.down('md')]: isLessonShown && acrossWindow(sheetHeight, radius.dialog),
  [phones]: !isLessonShown && acrossWindow(bottomEdge, 0),
  [lowestWindow]: { position: 'static', width: 'auto', padding: 0 },
}));

/** Over the page, because the link is read after the first paint, and nothing may move. */
export const LinkNotice = () => {
  const t = useTranslations('page');
  const count = useSession()?.link.rejections.length ?? 0;
  const isLessonShown = useIsLessonShown();
  const [isOpen, setIsOpen] = useState(true);
  const [height, setHeight] = useState(0);
  const measure = useCallback(
    (edge: HTMLElement | null) => observeSize(edge, ({ offsetHeight }) => setHeight(offsetHeight)),
    [],
  );
  const dismiss = () => {
    setIsOpen(false);
    page.current?.focus();
  };
  const space = height + gap;
  return (
    count > 0 &&
    isOpen && (
      <>
        <Edge className="screen-only" ref={measure} isLessonShown={isLessonShown}>
          <LazyPart name={t('linkValues')} load={load} isAutomatic onClose={dismiss}>
            {(LinkAlert) => <LinkAlert onClose={dismiss} />}
          </LazyPart>
        </Edge>
        <div style={{ gridArea: 'alert', height: `var(${alertHeight})` }} />
        <GlobalStyles
          styles={{
            ':root': { [alertHeight]: `${space}px`, [lowestWindow]: { [alertHeight]: '0px' } },
          }}
        />
      </>
    )
  );
};
