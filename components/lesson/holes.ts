/** A part of the page, in pixels from its upper left corner. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Between what is framed and the edge of its hole, in which the frame is. */
const padding = 8;

/** The width of a frame. */
export const frameWidth = 5;

/** The least distance between two holes. */
const leastGap = 4;

/** More frames than this would lead the eye nowhere. */
const most = 4;

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

const touches = (a: Box, b: Box) =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** How far a rule may reach into the empty edge of what is framed. */
const slack = 2;

/** The hole around a box: up to the rules above and below it, which may be nearer than its padding. */
const holeOf = (box: Box, rules: readonly Box[]): Box => {
  const hole = grown(box, padding);
  const near = rules.filter((rule) => touches(hole, rule));
  return {
    ...hole,
    top: Math.max(
      hole.top,
      ...near.map(({ bottom }) => bottom).filter((end) => end <= box.top + slack),
    ),
    bottom: Math.min(
      hole.bottom,
      ...near.map(({ top }) => top).filter((end) => end >= box.bottom - slack),
    ),
  };
};

/** A hole whose edges cut none of the rules, so that none of their words is halved. */
const withWholeRules = (hole: Box, rules: readonly Box[]): Box =>
  rules
    .filter((rule) => touches(hole, rule))
    .map((rule) => grown(rule, frameWidth))
    .reduce(
      (whole, rule) => ({
        ...whole,
        top: Math.min(whole.top, rule.top),
        bottom: Math.max(whole.bottom, rule.bottom),
      }),
      hole,
    );

/** One box for each column of boxes. */
const columnsOf = (boxes: readonly Box[]): readonly Box[] =>
  boxes.reduce<readonly Box[]>((columns, box) => {
    const at = columns.findIndex(({ left, right }) => box.left < right && box.right > left);
    const column = columns[at];
    return column ? columns.with(at, union(column, box)) : [...columns, box];
  }, []);

/** Joins a hole with those that are too near to it, and those that are then too near. */
const join = (holes: readonly Box[], hole: Box): readonly Box[] => {
  const near = holes.findIndex((each) => touches(grown(each, leastGap), hole));
  const other = holes[near];
  return other ? join(holes.toSpliced(near, 1), union(other, hole)) : [...holes, hole];
};

/** Repeated, since a larger hole may cut another rule, or be too near to another hole. */
const settle = (holes: readonly Box[], rules: readonly Box[]): readonly Box[] => {
  const next = holes.map((hole) => withWholeRules(hole, rules)).reduce(join, []);
  return JSON.stringify(next) === JSON.stringify(holes) ? next : settle(next, rules);
};

/**
 * The holes of the scrim, at most four of them.
 *
 * @param groups what is framed; the boxes of a group are framed together, if they are in one column
 * @param rules the lines with words on the page
 */
export const holesOf = (
  groups: readonly (readonly Box[])[],
  rules: readonly Box[],
): readonly Box[] => {
  const boxes = groups.flatMap(columnsOf).map((box) => holeOf(box, rules));
  return settle(boxes, rules).slice(0, most);
};
