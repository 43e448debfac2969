/** A part of the page, in pixels from its upper left corner. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Pixels between a framed box and the edge of its hole, where the frame is drawn. */
const padding = 8;

/** The width of a frame, in pixels. */
export const frameWidth = 5;

/** The minimum padding: a frame covers at most the outermost pixel of its content. */
const leastPadding = frameWidth - 1;

/** With more frames than this, none would stand out. */
const maxHoles = 6;

const union = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

const overlap = (a: Box, b: Box) =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

const intersection = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

/** A box with its padding, which is reduced on sides where another box is near. */
const holeBeside = (box: Box, other: Box, share: number): Box => {
  if (!overlap(grown(box, padding / share), other)) return grown(box, padding);
  const paddingAt = (distance: number) =>
    distance < 0
      ? padding
      : Math.max(leastPadding, Math.min(padding, Math.floor(distance * share)));
  return {
    left: box.left - paddingAt(box.left - other.right),
    top: box.top - paddingAt(box.top - other.bottom),
    right: box.right + paddingAt(other.left - box.right),
    bottom: box.bottom + paddingAt(other.top - box.bottom),
  };
};

/** The hole around a box: at most up to other elements, and halfway to other framed boxes. */
const holeOf = (box: Box, framed: readonly Box[], others: readonly Box[]): Box =>
  [
    ...framed.map((other) => holeBeside(box, other, 1 / 2)),
    ...others.map((other) => holeBeside(box, other, 1)),
  ].reduce(intersection, grown(box, padding));

/** Merges boxes that are in the same column. */
const columnsOf = (boxes: readonly Box[]): readonly Box[] =>
  boxes.reduce<readonly Box[]>((columns, box) => {
    const at = columns.findIndex(({ left, right }) => box.left < right && box.right > left);
    const column = columns[at];
    return column ? columns.with(at, union(column, box)) : [...columns, box];
  }, []);

/** Merges a hole with those that it overlaps, repeatedly. */
const join = (holes: readonly Box[], hole: Box): readonly Box[] => {
  const at = holes.findIndex((each) => overlap(each, hole));
  const other = holes[at];
  return other ? join(holes.toSpliced(at, 1), union(other, hole)) : [...holes, hole];
};

/**
 * The holes of the scrim, at most six.
 *
 * @param groups boxes to frame; those of a group are framed together if in one column
 * @param others boxes that no frame should cut
 */
export const holesOf = (
  groups: readonly (readonly Box[])[],
  others: readonly Box[],
): readonly Box[] => {
  const boxes = groups.flatMap(columnsOf);
  return boxes
    .map((box) => holeOf(box, boxes, others))
    .reduce(join, [])
    .slice(0, maxHoles);
};
