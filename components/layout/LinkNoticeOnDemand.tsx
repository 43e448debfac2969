import { LoadFailure } from '@/components/boundaries/Failures';
import { useOnDemand } from '@/components/boundaries/useOnDemand';
import { useSession } from '@/components/run/runContext';

const load = async () => (await import('./LinkNotice')).LinkNotice;

const Loader = () => {
  const { loaded: Notice, hasFailed, open, close } = useOnDemand(load, true);
  return (
    <>
      {hasFailed && <LoadFailure onRetry={open} onDismiss={close} />}
      {Notice && <Notice />}
    </>
  );
};

/** The notice about values of the link that were not used: most links have none. */
export const LinkNoticeOnDemand = () => {
  const session = useSession();
  return session !== null && session.rejections.length > 0 && <Loader />;
};
