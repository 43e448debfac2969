import { useState } from 'react';
import type { Series } from './series';

/** A value of a chart under the pointer. */
export type Highlighted = {
  readonly index: number;
  /** The serial number of its trade. */
  readonly serial: number;
  readonly value: number;
};

/** The highlighted value of a chart, which stays with its trade, and a function to choose it. */
export const useHighlight = (series: Series | null) => {
  const [serial, setSerial] = useState<number | null>(null);
  const find = (): Highlighted | null => {
    if (series === null || serial === null) return null;
    const index = serial - series.first;
    const value = series.values[index];
    return value === undefined ? null : { index, serial, value };
  };
  const highlight = (index: number | null) =>
    setSerial(series && index !== null ? series.first + index : null);
  return [find(), highlight] as const;
};
