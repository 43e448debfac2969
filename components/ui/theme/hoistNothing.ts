/**
 * In the place of `hoist-non-react-statics` (`next.config.ts`): Emotion needs it for `withTheme`
 * alone, which nothing here uses, and it is 0.6 kB (brotli) of the first load.
 */
const hoistNothing = <Target>(target: Target): Target => target;

export default hoistNothing;
