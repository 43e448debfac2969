import BackIcon from '@mui/icons-material/Replay10';
import BeginningIcon from '@mui/icons-material/SkipPrevious';
import CloseIcon from '@mui/icons-material/Close';
import ForwardIcon from '@mui/icons-material/Forward10';
import FullScreenIcon from '@mui/icons-material/Fullscreen';
import HoldIcon from '@mui/icons-material/Pause';
import KeysIcon from '@mui/icons-material/KeyboardOutlined';
import LanguageIcon from '@mui/icons-material/Translate';
import LessonIcon from '@mui/icons-material/SchoolOutlined';
import PlayIcon from '@mui/icons-material/PlayArrow';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { lessonButtonName } from '@/components/early/noticeContent';
import { usePage } from '@/components/run/runContext';
import { useLinkNow } from '@/components/run/pageLink';
import { panelId } from '@/components/ui/panelId';
import { speeds } from '@/lib/config/speeds';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { turnLesson } from '@/lib/lesson/decided';
import { withValues } from '@/lib/parameters/link';
import { KeysDialog } from './KeysDialog';
import {
  BarButton,
  Controls,
  Leave,
  SpeedSelect,
  Time,
  TransportBar,
  WindowControls,
} from './transportParts';
import { TransportTime } from './TransportTime';
import { useAutoHide } from './useAutoHide';
import { useBarHeight } from './useBarHeight';
import { useFullScreen } from './useFullScreen';
import { useKeys, useReleasedFocus } from './useKeys';
import { usePlayback } from './usePlayback';

/** The control bar of a presentation. */
export const Transport = () => {
  const t = useLoadedTranslations('present');
  const tPage = useTranslations();
  const speedLabel = useLoadedTranslations('parameters')('speed');
  const bar = useRef<HTMLElement>(null);
  const leave = useRef<HTMLAnchorElement>(null);
  const playback = usePlayback();
  const { getLesson, setLesson } = usePage();
  const { isFull, toggle: toggleFullScreen } = useFullScreen();
  const [showsKeys, setShowsKeys] = useState(false);
  const [takesSingle, setTakesSingle] = useState(true);
  useAutoHide(bar);
  useBarHeight(bar);
  useReleasedFocus();
  const linkNow = useLinkNow();

  const turn = (by: 1 | -1) => {
    const lesson = getLesson();
    if (lesson.isOpen && !lesson.isFolded) setLesson(turnLesson(lesson, by));
    else if (by === 1) playback.forward();
    else playback.back();
  };

  useKeys(takesSingle, {
    hold: playback.toggle,
    back: playback.back,
    forward: playback.forward,
    previous: () => turn(-1),
    next: () => turn(1),
    beginning: playback.beginning,
    faster: () => playback.shift(1),
    slower: () => playback.shift(-1),
    fullScreen: () => toggleFullScreen?.(),
    help: () => setShowsKeys(true),
    leave: () => {
      const panel = document.querySelector<HTMLElement>(`#${panelId}:popover-open`);
      if (panel) panel.hidePopover();
      else if (getLesson().isOpen) setLesson({ isOpen: false });
      else leave.current?.click();
    },
  });

  return (
    <TransportBar ref={bar} aria-label={t('label')} data-part="transport" data-testid="transport">
      <div role="toolbar" aria-label={t('controls')}>
        <Controls>
          <BarButton
            label={t('beginning')}
            icon={BeginningIcon}
            aria-disabled={!playback.isStarted}
            onClick={playback.beginning}
          />
          <BarButton
            label={t('back')}
            icon={BackIcon}
            aria-disabled={!playback.isStarted}
            onClick={playback.back}
          />
          <BarButton
            isMain
            label={playback.isPlaying ? t('hold') : t('play')}
            icon={playback.isPlaying ? HoldIcon : PlayIcon}
            aria-disabled={!playback.isStarted}
            onClick={playback.toggle}
          />
          <BarButton
            label={t('forward')}
            icon={ForwardIcon}
            aria-disabled={!playback.isStarted}
            onClick={playback.forward}
          />
        </Controls>
        <Time>
          <TransportTime />
          <SpeedSelect
            aria-label={speedLabel}
            value={playback.speed}
            onChange={({ target }) => playback.choose(speeds[target.selectedIndex])}
          >
            {speeds.map((speed) => (
              <option key={speed} value={speed}>{`${speed}×`}</option>
            ))}
          </SpeedSelect>
        </Time>
        <Controls>
          <BarButton label={tPage('notice.lesson')} icon={LessonIcon} name={lessonButtonName} />
          <BarButton label={tPage('panel.languages')} icon={LanguageIcon} popoverTarget={panelId} />
          <BarButton
            label={t('keys')}
            icon={KeysIcon}
            aria-haspopup="dialog"
            onClick={() => setShowsKeys(true)}
          />
        </Controls>
        <WindowControls>
          {toggleFullScreen && (
            <BarButton
              label={t('fullScreen')}
              icon={FullScreenIcon}
              aria-pressed={isFull}
              onClick={toggleFullScreen}
            />
          )}
          <Leave
            ref={leave}
            {...linkNow((link) => withValues(link, { present: null }))}
            aria-label={t('leave')}
            title={t('leave')}
          >
            <CloseIcon />
          </Leave>
        </WindowControls>
      </div>
      {showsKeys && (
        <KeysDialog
          takesSingle={takesSingle}
          onChange={setTakesSingle}
          onClose={() => setShowsKeys(false)}
        />
      )}
    </TransportBar>
  );
};
