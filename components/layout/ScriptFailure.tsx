import Link from '@mui/material/Link';
import NoSsr from '@mui/material/NoSsr';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { page } from '@/components/run/focus';
import { bottomEdge } from '@/components/theme/tokens';
import { loadTimeout } from '@/lib/config/timing';
import { scriptFailureId } from './scriptFailure';

/** Shown by its animation: after `loadTimeout`, or at once if a script is known to have failed. */
const Message = styled('p')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetInline: theme.spacing(2),
  bottom: `calc(var(${bottomEdge}) + ${theme.spacing(2)})`,
  maxWidth: '34rem',
  margin: 0,
  padding: theme.spacing(2),
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  // `!important`, because the styles for reduced motion remove animations.
  animation: `report 1ms ${loadTimeout / 1_000}s backwards !important`,
  '@keyframes report': { from: { visibility: 'hidden' } },
}));

/**
 * Warns that the page did not become interactive. In the exported HTML only: removed on hydration.
 */
export const ScriptFailure = () => {
  const t = useTranslations('page');
  useEffect(() => {
    if (document.activeElement?.closest(`#${scriptFailureId}`)) page.current?.focus();
  }, []);
  const message = (
    <Message id={scriptFailureId} role="alert" suppressHydrationWarning>
      {`${t('incomplete')} `}
      <Link href="">{t('reload')}</Link>
    </Message>
  );
  return <NoSsr fallback={message} />;
};
