import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useCallback, useState } from 'react';
import { LazyPart } from '@/components/dialogs/LazyPart';
import { useSession } from '@/components/run/run';
import { observeSize } from '@/components/theme/observeSize';
import { bottomEdge, lowWindow, pageColumn } from '@/components/theme/tokens';

const load = async () => (await import('./LinkAlert')).LinkAlert;

/** At the lower edge of the window; at the end of the page, in the room below it. */
const Edge = styled('div')(({ theme }) => ({
  ...pageColumn,
  gridRow: 'page-start / room-end',
  gridColumn: 'page',
  alignSelf: 'end',
  position: 'sticky',
  zIndex: theme.zIndex.appBar,
  bottom: `var(${bottomEdge})`,
  paddingBottom: theme.spacing(2),
  [lowWindow]: { position: 'static' },
  '@media print': { display: 'none' },
}));

/** At the edge, because the link is read after the first paint, and nothing may move. */
export const LinkNotice = ({ onDismiss }: { onDismiss: () => void }) => {
  const count = useSession()?.link.rejections.length ?? 0;
  const [isOpen, setIsOpen] = useState(true);
  const [height, setHeight] = useState(0);
  const measure = useCallback(
    (edge: HTMLElement | null) => observeSize(edge, ({ offsetHeight }) => setHeight(offsetHeight)),
    [],
  );
  const dismiss = () => {
    setIsOpen(false);
    onDismiss();
  };
  return (
    count > 0 &&
    isOpen && (
      <>
        <Edge ref={measure}>
          <LazyPart load={load} onClose={dismiss}>
            {(LinkAlert) => <LinkAlert onClose={dismiss} />}
          </LazyPart>
        </Edge>
        <div style={{ gridArea: 'room', height }} />
        {/* What has the focus stays above it. */}
        <GlobalStyles
          styles={{ ':root': { scrollPaddingBottom: `calc(var(${bottomEdge}) + ${height}px)` } }}
        />
      </>
    )
  );
};
