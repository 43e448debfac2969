import type { KeyboardEvent, MouseEvent } from 'react';
import type { CarriedRun } from '@/lib/parameters/writeLink';
import { useRunActions } from './runContext';
import { useRunLink } from './useRunLink';

/**
 * The handlers of a link that adds the moment displayed to it when it is about to be followed or
 * copied.
 *
 * @param changes what the link says besides, as its `href` does
 */
export const useMomentHandlers = (changes?: CarriedRun) => {
  const runLink = useRunLink();
  const { getMomentToLink } = useRunActions();
  const add = (event: MouseEvent<HTMLAnchorElement> | KeyboardEvent<HTMLAnchorElement>) => {
    event.currentTarget.search = runLink({ ...changes, ...getMomentToLink() });
  };
  return {
    onPointerDown: add,
    onKeyDown: add,
    onContextMenu: add,
    onClick: add,
    onAuxClick: add,
  };
};
