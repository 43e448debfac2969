import { useCallback, useState, type ComponentType } from 'react';
import { useSession } from '@/components/run/run';
import type { Moment } from '@/lib/simulation/runner';
import { LazyPart, type LazyPartProps } from './LazyPart';

/** The props of every lazy-loaded dialog. */
type DialogProps = {
  /** The moment of the run at the click that opened the dialog; `null` before Start. */
  moment: Moment | null;
  onClose: () => void;
};

/** `props`: further props of the dialog. */
type Options<Further> = Pick<
  LazyPartProps<ComponentType<Further & DialogProps>>,
  'name' | 'load' | 'hasOwnMessages'
> & { props: Further };

/** The attributes of a button that opens a dialog, and the dialog. */
export const useLazyDialog = <Further extends object>({ props, ...part }: Options<Further>) => {
  const session = useSession();
  const [opened, setOpened] = useState<Pick<DialogProps, 'moment'> | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const open = () => setOpened({ moment: session && session.run.getMoment() });
  const dialog = opened && (
    <LazyPart {...part} onClose={close}>
      {(Dialog) => <Dialog {...props} {...opened} onClose={close} />}
    </LazyPart>
  );
  return { opener: { 'aria-haspopup': 'dialog', onClick: open } as const, dialog };
};
