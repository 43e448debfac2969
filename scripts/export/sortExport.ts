import { listFiles, out, publicFolder } from './folders';

type SortedExport = {
  /** Files that no page uses, most of them for `next/link`, which this site does not use. */
  readonly leftOver: readonly string[];
  readonly pages: readonly string[];
};

const isLeftOver = (file: string) =>
  (file.endsWith('.txt') && file !== 'robots.txt') || file.startsWith('_not-found');

/**
 * Finds the left-over files and the pages among the files of an export. The files of `public` are
 * in neither list and are not changed, for example `ads.txt`, `.well-known`, or a page that
 * verifies the owner of the site.
 *
 * @param exported all paths in the export, as `next build` has left it
 * @param fromPublic all paths in `public`
 */
export const sortExport = (
  exported: readonly string[],
  fromPublic: readonly string[],
): SortedExport => {
  const kept = new Set(fromPublic);
  const files = exported.filter((file) => !file.startsWith('_next/') && !kept.has(file));
  return {
    leftOver: files.filter(isLeftOver),
    pages: files.filter((file) => file.endsWith('.html') && !isLeftOver(file)),
  };
};

/** Reads the export, and lists its left-over files and its pages. */
export const listExport = async (): Promise<SortedExport> =>
  sortExport(await listFiles(out), await listFiles(publicFolder));
