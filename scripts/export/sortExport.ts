/** Whether a file is only there for `next/link`, which this site does not use, or is no page. */
const isLeftOver = (file: string) =>
  (file.endsWith('.txt') && file !== 'robots.txt') || file.startsWith('_not-found');

/**
 * What the build does with the files of an export. Those of `public` belong to whoever put them there
 * (`ads.txt`, `.well-known`, a page that verifies a site), and stay as they are.
 *
 * @param exported all paths in the export, as `next build` left it
 * @param fromPublic all paths in `public`
 */
export const sortExport = (exported: readonly string[], fromPublic: readonly string[]) => {
  const kept = new Set(fromPublic);
  const files = exported.filter((file) => !file.startsWith('_next/') && !kept.has(file));
  return {
    leftOver: files.filter(isLeftOver),
    pages: files.filter((file) => file.endsWith('.html') && !isLeftOver(file)),
  };
};
