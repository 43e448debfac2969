import GlobalStyles from '@mui/material/GlobalStyles';
import { useState } from 'react';
import { OnDemand, useOnDemand, withMessages } from '@/components/boundaries/OnDemand';
import { useSession } from '@/components/run/runContext';

const load = withMessages(async () => (await import('@/components/present/Presenter')).Presenter);

const hidden = <GlobalStyles styles={{ 'header, aside, main': { visibility: 'hidden' } }} />;

/**
 * Loads what turns the view into a presentation, if the link asks for it. Until the larger type has
 * loaded, the view is hidden, so that nothing shifts.
 */
export const Presentation = () => {
  const isWanted = useSession()?.values.present ?? false;
  const [isOpen, setIsOpen] = useState(true);
  const presenter = useOnDemand(load, isWanted && isOpen);
  return (
    <>
      {presenter.isLoading && hidden}
      <OnDemand part={presenter} onClose={() => setIsOpen(false)} />
    </>
  );
};
