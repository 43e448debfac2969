import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { OutlinedButton } from '@/components/ui/buttons';
import { usePageLink } from '@/components/run/pageLink';
import { hrefOf } from '@/lib/parameters/link';

/**
 * A message fixed to the bottom of the window, below any dialog, so that nothing moves when it
 * appears. In low windows, the message is in the flow.
 */
const Toast = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  padding: theme.spacing(2),
  border: `1px solid ${theme.palette.hairline}`,
  borderLeft: `6px solid ${theme.palette.notice.main}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  margin: theme.spacing(2),
  '@media screen and (min-height: 500px)': {
    position: 'fixed',
    // Above the lesson.
    zIndex: theme.zIndex.drawer + 1,
    bottom: 0,
    right: 0,
    width: 'min(34rem, calc(100vw - 2rem))',
    maxHeight: 'calc(45vh - 2rem)',
    overflow: 'auto',
  },
}));

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  a: { color: theme.palette.primary.main, padding: theme.spacing(1.25, 0) },
}));

type Props = {
  /** Whether the code is broken; otherwise, it could not be loaded. */
  isBroken: boolean;
  /** `null` if only reloading the page helps. */
  onRetry: (() => void) | null;
  onDismiss: () => void;
};

/**
 * Reports that a part of the page could not be loaded, because there is no connection or a new
 * version has replaced its files; or that its code is broken. The run continues; the reload link
 * restarts the run with the same seed.
 */
export const Failure = ({ isBroken, onRetry, onDismiss }: Props) => {
  const t = useTranslations();
  const link = usePageLink();
  const [focused] = useState(() => document.activeElement);
  /** Moves the focus first: the pressed button is about to be removed. */
  const refocusing = (act: () => void) => () => {
    const isThere = focused instanceof HTMLElement && focused.isConnected;
    const target = isThere && focused !== document.body ? focused : null;
    (target ?? document.getElementById('content'))?.focus();
    act();
  };
  return createPortal(
    <Toast role="alert">
      <span>{t(isBroken ? 'page.broken' : 'page.failed')}</span>
      <Ways>
        {onRetry && (
          <OutlinedButton onClick={refocusing(onRetry)}>{t('page.retry')}</OutlinedButton>
        )}
        <a href={hrefOf(link)}>{t('page.reload')}</a>
        <OutlinedButton onClick={refocusing(onDismiss)}>{t('page.dismiss')}</OutlinedButton>
      </Ways>
    </Toast>,
    // Outside the card, whose stacking context would put the message below other parts of the page.
    document.body,
  );
};
