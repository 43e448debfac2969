import type { MouseEvent } from 'react';
import { useMomentLink } from '@/components/run/pageLink';

/**
 * The attributes of a link that loads the page again at the displayed moment. Asks the server,
 * because a cached page may name scripts that are gone.
 */
export const useReload = () => {
  const link = useMomentLink()();
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    link.onClick(event);
    event.preventDefault();
    window.history.replaceState(null, '', event.currentTarget.href);
    window.location.reload();
  };
  return { ...link, onClick };
};
