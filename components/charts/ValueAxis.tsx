import type { Chart } from './chart';
import { percentDown, wordDown } from './scale';

type Props = Pick<Chart, 'ticks' | 'formatTick' | 'tag'>;

/** Near no label, in percent. */
const farUp = -100;

/** The labels on the right of a drawing. Screen readers have the reading and the table instead. */
export const ValueAxis = ({ ticks, formatTick, tag }: Props) => {
  const values = tag === undefined ? ticks : [...ticks, tag];
  const texts = values.map(formatTick);
  const tagDown = tag === undefined ? farUp : percentDown(tag, ticks);
  // Between the tag and the labels on one side of it is the word, which gives way to the tag.
  const isBesideWord = (down: number) =>
    Math.abs(tagDown - 50) < 16 && down < tagDown === tagDown > 50;
  return (
    <div
      aria-hidden="true"
      style={{
        '--length': Math.max(...texts.map(({ length }) => length)),
        '--word-down': wordDown(tagDown),
      }}
    >
      {values.map((value, index) => {
        const down = percentDown(value, ticks);
        const Label = index < ticks.length ? 'span' : 'b';
        return (
          <Label
            key={index < ticks.length ? value : 'tag'}
            data-inner={index > 0 && index < ticks.length - 1 ? '' : undefined}
            data-beside={isBesideWord(down) ? '' : undefined}
            style={{ '--down': down, '--apart': Math.min(100, Math.abs(down - tagDown)) }}
          >
            {texts[index]}
          </Label>
        );
      })}
    </div>
  );
};
