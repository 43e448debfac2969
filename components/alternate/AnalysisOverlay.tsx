import { styled } from '@mui/material/styles';
import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { noticeTextId } from '@/components/early/noticeContent';
import { AnalysisSteps, type AnalysisStepsProps } from './AnalysisSteps';

/**
 * In the browser's top layer, above everything; the page behind it is inert. In a presentation it is
 * not in this layer, because the bar, the lesson, their dialogs and the page's notice stay above it.
 */
const Screen = styled('dialog')(({ theme }) => ({
  width: '100vw',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 'var(--notice-height) 0 var(--transport, 0)',
  boxSizing: 'border-box',
  border: 0,
  outline: 'none',
  overflow: 'auto',
  backgroundColor: theme.palette.background.default,
  color: theme.palette.text.primary,
  '&[open]': { display: 'flex', flexDirection: 'column' },
  '&:not(:modal)': { position: 'fixed', inset: 0, zIndex: theme.zIndex.modal - 2 },
}));

/** The link outside of the page’s layout that the dialog covers. The notice stays in view. */
const around = 'body > a';

/**
 * Shows a dialog over the page of a presentation, which becomes inert, but not over its bar. The
 * focus moves into the dialog, unless it is in the bar.
 *
 * @returns a function to call before the dialog is closed, which then restores the focus
 */
const showBesideTransport = (dialog: HTMLDialogElement): (() => void) => {
  const layout = document.getElementById('content')?.closest('body > div');
  const parts = [...document.querySelectorAll(around), ...(layout ? [layout] : [])];
  if (parts.some((part) => part.contains(document.activeElement))) dialog.show();
  else dialog.open = true;
  for (const part of parts) part.toggleAttribute('inert', true);
  return () => {
    for (const part of parts) part.removeAttribute('inert');
  };
};

type Props = Omit<AnalysisStepsProps, 'titleId' | 'messageId'> & {
  /** False if what controls the run has to stay usable. The rest of the page is inert anyway. */
  isModal?: boolean;
};

const isBehind = () => document.querySelector('[aria-modal=true]') !== null;

/**
 * Covers the page during the pretended analysis. It closes only when the analysis ends: not by
 * Escape, a click, or a phone's back gesture.
 */
export const AnalysisOverlay = ({ isModal = true, ...steps }: Props) => {
  const titleId = useId();
  const messageId = useId();
  const screen = useRef<HTMLDialogElement>(null);

  const cover = useEffectEvent((dialog: HTMLDialogElement) => {
    if (!isModal) return showBesideTransport(dialog);
    dialog.showModal();
    return undefined;
  });
  const openAgain = () => {
    if (isModal && screen.current?.open === false) screen.current.showModal();
  };
  // Closes before React removes the dialog: a removed dialog does not restore the focus.
  useLayoutEffect(() => {
    const dialog = screen.current;
    // React and Emotion do not support this attribute yet. Browsers without it fire `cancel`, which
    // is prevented below.
    dialog?.setAttribute('closedby', 'none');
    if (dialog === null) return undefined;
    let release: (() => void) | undefined;
    // A run that starts by itself takes neither place nor focus of a dialog that is open, but covers the
    // page when that is closed. Dialogs are added to the body and removed from it.
    const closing = new MutationObserver(() => {
      if (isBehind()) return;
      closing.disconnect();
      // Not `close`, which would be reported.
      dialog.removeAttribute('open');
      release = cover(dialog);
    });
    if (isBehind()) {
      dialog.setAttribute('open', '');
      closing.observe(document.body, { childList: true });
    } else {
      release = cover(dialog);
    }
    return () => {
      closing.disconnect();
      release?.();
      dialog.close();
    };
  }, []);

  return (
    <Screen
      ref={screen}
      data-part="analysis"
      data-testid="analysis-overlay"
      aria-labelledby={titleId}
      aria-describedby={`${messageId} ${noticeTextId}`}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.preventDefault();
      }}
      onClose={openAgain}
    >
      <AnalysisSteps {...steps} titleId={titleId} messageId={messageId} />
    </Screen>
  );
};
