import { styled } from '@mui/material/styles';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { noticeTextId } from '@/components/early/noticeContent';
import { AnalysisSteps, messageId, titleId, type AnalysisStepsProps } from './AnalysisSteps';

/**
 * In the browser's top layer, with the page behind it inert. In a presentation not in the top
 * layer, so that the bar, the lesson, their dialogs and the page's notice stay above.
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

/** The skip link, which is outside the page’s layout but covered too. The notice stays in view. */
const around = 'body > a';

/**
 * Shows a dialog over a presentation, but not over its bar, and makes the page inert. Moves focus
 * into the dialog if an element of the page had focus.
 *
 * @returns a function to call before closing the dialog, so that closing it restores the focus
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

type Props = AnalysisStepsProps & {
  /** False keeps the controls of a presentation usable. The rest of the page is inert anyway. */
  isModal?: boolean;
};

const isBehind = () => document.querySelector('[aria-modal=true]') !== null;

/**
 * Covers the page during the pretended analysis. Closes only when the analysis ends: not by Escape,
 * a click, or a phone's back gesture.
 */
export const AnalysisOverlay = ({ isModal = true, ...steps }: Props) => {
  const screen = useRef<HTMLDialogElement>(null);

  const cover = useEffectEvent((dialog: HTMLDialogElement) => {
    if (!isModal) return showBesideTransport(dialog);
    dialog.showModal();
    return undefined;
  });
  const openAgain = () => {
    if (isModal && screen.current?.open === false) screen.current.showModal();
  };
  // Closes the dialog before React removes it: a removed dialog does not restore the focus.
  useLayoutEffect(() => {
    const dialog = screen.current;
    // React and Emotion do not support `closedby` yet. Browsers without it fire `cancel`, which is
    // prevented below.
    dialog?.setAttribute('closedby', 'none');
    if (dialog === null) return undefined;
    let release: (() => void) | undefined;
    // A run that starts by itself must not cover an open dialog or take its focus. The page is
    // covered once the dialog, a child of the body, is removed.
    const closing = new MutationObserver(() => {
      if (isBehind()) return;
      closing.disconnect();
      // Not `close`, which would fire an event.
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
      <AnalysisSteps {...steps} />
    </Screen>
  );
};
