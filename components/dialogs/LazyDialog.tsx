import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useSession } from '@/components/run/run';
import type { Moment } from '@/lib/simulation/runner';
import { LazyPart, loadMessage, type LazyPartProps } from './LazyPart';

/** The props of every lazy-loaded dialog. */
export type DialogProps = {
  /** The moment of the run at the click that opened the dialog; `null` before Start. */
  moment: Moment | null;
  onClose: () => void;
};

type Props<Further> = Pick<
  LazyPartProps<ComponentType<Further & DialogProps>>,
  'name' | 'load' | 'hasOwnMessages'
> & {
  /** Further props of the dialog. */
  props: Further;
  /** Renders the button that opens the dialog, with its attributes. */
  children: (opener: { 'aria-haspopup': 'dialog'; onClick: () => void }) => ReactNode;
};

/** A button and the dialog that it opens. */
export const LazyDialog = <Further extends object>({
  props,
  children,
  ...part
}: Props<Further>) => {
  const session = useSession();
  const [opened, setOpened] = useState<Pick<DialogProps, 'moment'> | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const open = () => setOpened({ moment: session && session.run.getMoment() });
  useEffect(() => void loadMessage().catch(() => null), []);
  return (
    <>
      {children({ 'aria-haspopup': 'dialog', onClick: open })}
      {opened && (
        <LazyPart {...part} onClose={close}>
          {(Dialog) => <Dialog {...props} {...opened} onClose={close} />}
        </LazyPart>
      )}
    </>
  );
};
