import { useState } from 'react';
import { OnDemand, useOnDemand, withMessages } from '@/components/boundaries/OnDemand';
import { useSession } from '@/components/run/runContext';

const load = withMessages(async () => (await import('./LinkNotice')).LinkNotice);

/** The notice about values of the link that were not used: most links have none. */
export const LinkNoticeOnDemand = () => {
  const count = useSession()?.rejections.length ?? 0;
  const [isOpen, setIsOpen] = useState(true);
  const notice = useOnDemand(load, count > 0 && isOpen);
  return <OnDemand part={notice} onClose={() => setIsOpen(false)} />;
};
