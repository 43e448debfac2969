import type { View } from '@/lib/config/views';
import { Answers } from './Answers';
import { Board } from './Board';
import { CardSheet } from './CardSheet';
import { Guide } from './Guide';
import { PayCards } from './PayCards';
import { PrintOnce } from './PrintOnce';
import { Worksheet } from './Worksheet';

/** A link in large type on the screen, or what is printed: a guide, cards, a worksheet, or the answers. */
export type ClassSheet = 'board' | 'guide' | 'cards' | 'pay' | View | 'answers';

type Props = {
  what: ClassSheet;
  /** Those of the pupils. There is at least one. */
  seeds: readonly string[];
  onClose: () => void;
};

/** What a teacher shows or hands out. */
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
