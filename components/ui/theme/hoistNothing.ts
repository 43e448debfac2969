/**
 * Stands in for `hoist-non-react-statics` (see the configuration of Next.js): Emotion needs that for
 * `withTheme` only, which nothing here uses, and it is 0.6 kB (Brotli) of the first load.
 *
 * @throws always: docs/decisions/library-internals.md
 */
const hoistNothing = (): never => {
  throw new Error(
    'Emotion copies statics of a component: remove the alias of hoist-non-react-statics.',
  );
};

export default hoistNothing;
