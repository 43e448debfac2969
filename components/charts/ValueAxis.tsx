import type { Chart } from './chart';
import { percentDown } from './scale';

type Props = Pick<Chart, 'ticks' | 'formatTick' | 'tag'>;

/** The minimum distance of a label from the tag, in percent of a plot of 150 pixels. */
const leastApart = 14;

/** The labels on the right of a drawing. Screen readers use the reading and the table instead. */
export const ValueAxis = ({ ticks, formatTick, tag }: Props) => {
  const tagDown = tag === undefined ? null : percentDown(tag, ticks);
  const isClear = (down: number) => tagDown === null || Math.abs(down - tagDown) >= leastApart;
  return (
    <div aria-hidden="true">
      {ticks.map((tick) => {
        const down = percentDown(tick, ticks);
        return (
          <span key={tick} style={{ '--down': down }}>
            {isClear(down) ? formatTick(tick) : null}
          </span>
        );
      })}
      {tag !== undefined && (
        <span style={{ '--down': tagDown ?? 0 }}>
          <b>{formatTick(tag)}</b>
        </span>
      )}
    </div>
  );
};
