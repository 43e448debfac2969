import GlobalStyles from '@mui/material/GlobalStyles';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { Opener } from '@/components/dialogs/Lazy';
import { low, noticeHeight, noticeTextId, phones, print } from '@/components/theme/structure';
import { noticeColours } from '@/lib/config/colours';

/** In the flow of the page, and above every dialog. Forced colours and print show the border. */
const Root = styled('section')(({ theme }) => ({
  ...theme.typography.body1,
  gridArea: 'notice',
  position: 'sticky',
  // Very large type leaves at least four fifths of the window to the page.
  top: `min(0px, 20dvh - var(${noticeHeight}, 0px))`,
  zIndex: theme.zIndex.tooltip + 1,
  display: 'grid',
  alignItems: 'center',
  // Room for its lines, so that the typeface moves nothing.
  minHeight: 'var(--notice)',
  padding: '6px 14px',
  border: '2px solid transparent',
  backgroundColor: noticeColours.main,
  color: noticeColours.contrastText,
  // Covers the padding that replaces a scroll bar while a dialog is open.
  boxShadow: `20px 0 ${noticeColours.main}`,
  fontWeight: 600,
  textAlign: 'center',
  textWrap: 'balance',
  // In low windows, the lesson hides the layout, but not the notice.
  visibility: 'visible',
  // The text would move when its button is parsed. If the page is cut off here, it appears after a
  // second.
  '&:not(:has(+ *))': { visibility: 'hidden', animation: 'reveal 1ms 1s forwards' },
  '@keyframes reveal': { to: { visibility: 'visible' } },
  WebkitPrintColorAdjust: 'exact',
  printColorAdjust: 'exact',
  [phones]: {
    fontSize: '0.8125rem',
    lineHeight: 1.3847,
    padding: '6px 9px',
  },
  // Not static, so that it is above a dialog in print too.
  [print]: { position: 'relative', borderColor: 'currentcolor' },
  '& button': {
    verticalAlign: 'baseline',
    textDecorationColor: 'currentcolor',
    textUnderlineOffset: 3,
    // An open dialog has to be closed first.
    'html:has(.MuiModal-root) &': { textDecoration: 'none', pointerEvents: 'none' },
  },
  // Low windows have a shorter text, so that the notice leaves room for the page.
  '& .short': { display: 'none' },
  [low]: {
    minHeight: '2.5rem',
    '& .short': { display: 'inline' },
    [`& #${noticeTextId}`]: { clipPath: 'inset(50%)', position: 'absolute' },
  },
}));

/** In print, the notice is on the first page, and its text in the margin of every other page. */
const inOtherMargins = (text: string) => ({
  '@page': {
    margin: '16mm 12mm 12mm',
    '@top-center': { content: JSON.stringify(text), color: 'black', font: '600 10pt sans-serif' },
  },
  '@page :first': { marginTop: '12mm', '@top-center': { content: 'none' } },
});

type Props = { isLessonOpen: boolean; lessonOpener: Opener };

/** The permanent notice of every page. Cannot be dismissed, and describes each dialog. */
export const Notice = ({ isLessonOpen, lessonOpener }: Props) => {
  const t = useTranslations('notice');
  const notice = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasLessonOpen = useRef(false);
  // Dialogs, which are not in the flow of the page, begin below the notice.
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty(noticeHeight, `${notice.current?.offsetHeight ?? 0}px`),
    );
    if (notice.current) observer.observe(notice.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (wasLessonOpen.current && !isLessonOpen) opener.current?.focus();
    wasLessonOpen.current = isLessonOpen;
  }, [isLessonOpen]);
  return (
    <>
      <GlobalStyles styles={inOtherMargins(t('text'))} />
      <Root ref={notice} aria-label={t('label')} data-testid="simulation-notice">
        <div>
          <span id={noticeTextId}>{t('text')}</span>
          <span aria-hidden="true" className="short">
            {t('short')}
          </span>{' '}
          <Link
            ref={opener}
            component="button"
            type="button"
            color="inherit"
            aria-expanded={isLessonOpen}
            {...lessonOpener}
          >
            {t('lesson')}
          </Link>
        </div>
      </Root>
    </>
  );
};
