import type { Chart } from './chart';
import { asideOf, percentDown } from './scale';

type Props = Pick<Chart, 'ticks' | 'formatTick' | 'tag'>;

/** The labels on the right of a drawing. Screen readers have the reading and the table instead. */
export const ValueAxis = ({ ticks, formatTick, tag }: Props) => {
  const values = tag === undefined ? ticks : [...ticks, tag];
  const texts = values.map(formatTick);
  const tagDown = percentDown(tag ?? Infinity, ticks);
  return (
    <div
      aria-hidden="true"
      style={{
        '--length': Math.max(...texts.map(({ length }) => length)),
        '--aside': asideOf(tagDown),
      }}
    >
      {values.map((value, index) => {
        const down = percentDown(value, ticks);
        const Label = index < ticks.length ? 'span' : 'b';
        return (
          <Label
            key={index < ticks.length ? value : 'tag'}
            data-inner={index > 0 && index < ticks.length - 1 ? '' : undefined}
            style={{ '--down': down, '--apart': Math.min(100, Math.abs(down - tagDown)) }}
          >
            {texts[index]}
          </Label>
        );
      })}
    </div>
  );
};
