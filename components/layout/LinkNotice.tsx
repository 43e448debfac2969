import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { OutlinedButton } from '@/components/ui/buttons';
import { useLoadedSession } from '@/components/run/runContext';
import { counted } from '@/lib/format/formatNumber';
import { lessonSheet } from '@/components/theme/lessonRoom';
import { contentWidth } from '@/components/theme/contentWidth';
import { RejectedValues } from './RejectedValues';
import { ShareButton } from './ShareButton';

/** The maximum height of the notice with its table open. */
const openHeight = '45vh';

/**
 * Follows the content, and sticks to the bottom edge of the window until scrolled to the end. The
 * notice is known only once the scripts have read the link: anywhere above, it would shift painted
 * content, or need reserved space on every page. In the flow, it never hides the end of the page.
 */
const Line = styled('section')(({ theme }) => ({
  ...contentWidth(theme),
  // Subtracts the left border, so that the text is aligned with the content.
  padding: `0 ${theme.spacing(3)} 0 18px`,
  borderLeft: `6px solid ${theme.palette.notice.main}`,
  backgroundColor: theme.palette.background.paper,
  [theme.breakpoints.down('sm')]: { padding: `0 ${theme.spacing(2)} 0 10px` },
  '@media screen and (min-height: 500px)': {
    position: 'sticky',
    // Above Start and the bar of a presentation, if fixed to the same edge.
    bottom: 'calc(var(--dock, 0px) + var(--transport, 0px))',
    zIndex: theme.zIndex.appBar,
    maxHeight: openHeight,
    overflow: 'auto',
    // Not sticky where the lesson would cover the notice.
    [lessonSheet]: { '[data-lesson] &': { position: 'static' } },
    ...(!theme.isPresented && { '[data-lesson=folded] &': { position: 'static' } }),
    // Focusing a button of the notice does not scroll the page.
    '& *': { scrollMarginBottom: 'calc(-1 * var(--covered))' },
  },
}));

const Row = styled('div')(({ theme }) => ({
  // Stays in place while the table scrolls.
  position: 'sticky',
  top: 0,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(0.5, 0),
  backgroundColor: 'inherit',
  '[role=alert]': { flex: 1 },
  h2: { margin: 0, ...theme.typography.h3, textWrap: 'balance' },
  button: {
    flex: 'none',
    '&[aria-expanded="true"]': { borderColor: theme.palette.primary.main },
  },
  [theme.breakpoints.down('sm')]: {
    gap: theme.spacing(0.5),
    'h2, button': theme.typography.body2,
    button: { paddingInline: theme.spacing(0.75) },
  },
}));

const Opened = styled('div')(({ theme }) => ({
  '&:not([hidden])': { display: 'grid', gap: theme.spacing(1), paddingBottom: theme.spacing(1) },
  [theme.breakpoints.up('sm')]: { '& > button': { justifySelf: 'start' } },
}));

/** Scrolls focused elements into view above the notice. */
const keepClear = (height: string) => ({
  '@media screen and (min-height: 500px)': {
    ':root': {
      '--covered': height,
      scrollPaddingBottom: 'calc(var(--covered) + var(--dock, 0px))',
    },
  },
});

/** Reports that values of the link were replaced or changed, and lists them on request. */
export const LinkNotice = ({ onClose }: { onClose: () => void }) => {
  const session = useLoadedSession();
  const t = useLoadedTranslations('link');
  const tPage = useTranslations('page');
  const titleId = useId();
  const tableId = useId();
  const [isOpen, setIsOpen] = useState(false);

  const dismiss = () => {
    onClose();
    document.getElementById('content')?.focus();
  };

  return (
    <Line aria-labelledby={titleId} data-part="link-notice" data-testid="link-notice">
      <GlobalStyles styles={keepClear(isOpen ? openHeight : '7rem')} />
      <Row>
        {/* An alert, because a status that is inserted with its text is not read out. Without buttons
            and table, because an alert is read out as a whole. */}
        <div role="alert">
          <h2 id={titleId}>{t('intro', counted(session.rejections.length))}</h2>
        </div>
        <OutlinedButton
          aria-expanded={isOpen}
          aria-controls={tableId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('show')}
        </OutlinedButton>
        <OutlinedButton onClick={dismiss}>{tPage('dismiss')}</OutlinedButton>
      </Row>
      <Opened id={tableId} hidden={!isOpen}>
        <RejectedValues session={session} titleId={titleId} />
        <ShareButton variant="text" />
      </Opened>
    </Line>
  );
};
