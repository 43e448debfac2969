/**
 * Stands in for MUI's `createThemeWithVars` (see `next.config.ts`): themes with CSS variables and
 * several colour schemes, which nothing here uses, 4 kB (Brotli) of the first load.
 *
 * @throws always: docs/decisions/library-internals.md
 */
const singleSchemeStub = (): never => {
  throw new Error('A theme asks for colour schemes: remove the alias of createThemeWithVars.');
};

export default singleSchemeStub;
