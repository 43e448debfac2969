import type { View } from '@/lib/config/views';
import { Answers } from './Answers';
import { Board } from './Board';
import { CardSheet } from './CardSheet';
import { Guide } from './Guide';
import { PayCards } from './PayCards';
import { PrintOnce } from './PrintOnce';
import { Worksheet } from './Worksheet';

/** A link in large type on the screen (`board`), or a sheet to print. */
export type ClassSheet = 'board' | 'guide' | 'cards' | 'pay' | View | 'answers';

type Props = {
  what: ClassSheet;
  /** The seeds of the pupils, at least one. */
  seeds: readonly string[];
  onClose: () => void;
};

/** Shows or prints a sheet for a class. */
export const ClassSheets = ({ what, seeds, onClose }: Props) => {
  if (what === 'board') return <Board seeds={seeds} onClose={onClose} />;
  return (
    <PrintOnce key={what} onDone={onClose}>
      {what === 'guide' && <Guide />}
      {what === 'cards' && <CardSheet />}
      {what === 'pay' && <PayCards />}
      {what === 'answers' && <Answers seeds={seeds} />}
      {(what === 'main' || what === 'alternate') &&
        seeds.map((seed) => <Worksheet key={seed} view={what} seed={seed} />)}
    </PrintOnce>
  );
};
