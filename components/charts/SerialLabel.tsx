type Props = {
  serial: number;
  /** The position, as a fraction of the width. */
  at: number;
  anchor: 'start' | 'middle' | 'end';
};

/** A serial number below the drawing. */
export const SerialLabel = ({ serial, at, anchor }: Props) => (
  <text x={`${at * 100}%`} y="100%" textAnchor={anchor}>
    {serial}
  </text>
);
