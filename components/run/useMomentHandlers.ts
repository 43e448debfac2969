import type { KeyboardEvent, MouseEvent } from 'react';
import { withRun, type CarriedRun } from '@/lib/parameters/withRun';
import { useRunActions, useSession } from './runContext';

/**
 * The handlers of a link that adds the moment displayed to it when it is about to be followed or
 * copied.
 *
 * @param carried what the link takes from the run besides
 */
export const useMomentHandlers = (carried: CarriedRun) => {
  const session = useSession();
  const { getMoment } = useRunActions();
  const add = (event: MouseEvent<HTMLAnchorElement> | KeyboardEvent<HTMLAnchorElement>) => {
    const moment = getMoment();
    if (session === null || moment === null) return;
    event.currentTarget.search = withRun(session.search, { ...carried, ...moment });
  };
  return {
    onPointerDown: add,
    onKeyDown: add,
    onContextMenu: add,
    onClick: add,
    onAuxClick: add,
  };
};
