import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect } from 'react';
import { OnDemandDialog } from '@/components/boundaries/OnDemandDialog';
import { useSession } from '@/components/run/runContext';

const load = async () => (await import('@/components/present/Presenter')).Presenter;

type OpenerProps = { onOpen: () => void; isLoading: boolean };

/** Opens at once. Until the larger type has loaded, the view is hidden: nothing shifts. */
const Opener = ({ onOpen, isLoading }: OpenerProps) => {
  useEffect(onOpen, [onOpen]);
  return isLoading && <GlobalStyles styles={{ 'header, aside, main': { visibility: 'hidden' } }} />;
};

/** Loads what turns the view into a presentation, if the link asks for it. */
export const Presentation = () =>
  useSession()?.values.present && (
    <OnDemandDialog
      load={load}
      button={({ onClick, isLoading }) => <Opener onOpen={onClick} isLoading={isLoading} />}
    />
  );
