/**
 * The text of a version in the changelog, without its heading.
 *
 * @param changelog Markdown, with a heading of the second level for each version
 * @param version such as `1.0.0`
 * @returns `null` if the version is missing from the changelog, or has no text
 */
export const changelogSection = (changelog: string, version: string): string | null => {
  const sections = changelog.split(/^## /m);
  const section = sections.find((text) => text.split(/\s/, 1)[0] === version);
  const text = section?.slice(section.indexOf('\n')).trim();
  return text || null;
};
