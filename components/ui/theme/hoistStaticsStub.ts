/**
 * Replaces `hoist-non-react-statics` (an alias in `next.config.ts`): Emotion needs it only for
 * `withTheme`, which is not used here, and it would add 0.6 kB (Brotli) to the first load.
 *
 * @throws {Error} always; see docs/decisions/library-internals.md
 */
const hoistStaticsStub = (): never => {
  throw new Error(
    'Emotion copies statics of a component: remove the alias of hoist-non-react-statics.',
  );
};

export default hoistStaticsStub;
