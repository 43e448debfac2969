import GlobalStyles from '@mui/material/GlobalStyles';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { observeSize } from '@/components/theme/observeSize';
import { noticeHeight } from '@/components/theme/variables';

/** The id of the notice's text, which describes each dialog that covers the page. */
export const noticeTextId = 'simulation-notice-text';

/** In the flow of the page, and above every dialog. Forced colours and print show the border. */
const Root = styled('section')(({ theme }) => ({
  ...theme.typography.body1,
  gridArea: 'notice',
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.tooltip + 1,
  padding: theme.spacing(0.75, 2),
  border: '2px solid transparent',
  backgroundColor: theme.palette.notice.main,
  color: theme.palette.notice.contrastText,
  fontWeight: 600,
  textAlign: 'center',
  textWrap: 'balance',
  // The layout is hidden below the lesson in low windows.
  visibility: 'visible',
  WebkitPrintColorAdjust: 'exact',
  printColorAdjust: 'exact',
  button: {
    ...theme.typography.body1,
    fontWeight: 600,
    color: 'inherit',
    textDecorationColor: 'currentcolor',
    verticalAlign: 'baseline',
    // An open dialog has to be closed first.
    ':root:has(.MuiModal-root) &': { textDecoration: 'none', pointerEvents: 'none' },
  },
  '& > [aria-hidden]': { display: 'none' },
  '@media (max-height: 399px)': {
    '& > span': { clipPath: 'inset(50%)', position: 'absolute' },
    '& > [aria-hidden]': { display: 'inline' },
  },
  // Not static, so that it is above a dialog in print too.
  '@media print': { position: 'relative', borderColor: 'currentcolor' },
}));

/** In print, the notice is on the first page, and its text in the margin of every other page. */
const inOtherMargins = (text: string) => ({
  '@page': {
    margin: '16mm 12mm 12mm',
    '@top-center': { content: JSON.stringify(text), color: 'black', font: '600 10pt sans-serif' },
  },
  '@page :first': { marginTop: '12mm', '@top-center': { content: 'none' } },
});

/** Without `onLesson`, the notice has no button. */
type Props = { onLesson?: () => void; isLessonOpen?: boolean };

/** The permanent notice of every page. Cannot be dismissed, and describes each dialog. */
export const Notice = ({ onLesson, isLessonOpen = false }: Props) => {
  const t = useTranslations('notice');
  const notice = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasLessonOpen = useRef(false);
  // Dialogs, which are not in the flow of the page, begin below the notice.
  useEffect(() => {
    const { style } = document.documentElement;
    return observeSize(notice.current, ({ offsetHeight }) =>
      style.setProperty(noticeHeight, `${offsetHeight}px`),
    );
  }, []);
  useEffect(() => {
    if (wasLessonOpen.current && !isLessonOpen) opener.current?.focus();
    wasLessonOpen.current = isLessonOpen;
  }, [isLessonOpen]);
  return (
    <>
      <GlobalStyles styles={inOtherMargins(t('text'))} />
      <Root ref={notice} aria-label={t('label')} data-testid="simulation-notice">
        <span id={noticeTextId}>{t('text')}</span>
        {/* In low windows, where the notice must leave room for the page. */}
        <strong aria-hidden="true">{t('short')}</strong>{' '}
        {onLesson && (
          <Link
            ref={opener}
            component="button"
            type="button"
            aria-expanded={isLessonOpen}
            // The second click of a double click would close it.
            onClick={({ detail }) => detail < 2 && onLesson()}
          >
            {t('lesson')}
          </Link>
        )}
      </Root>
    </>
  );
};
