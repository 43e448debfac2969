/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { changelogSection } from '@/scripts/release/changelogSection';

const changelog = `# Changelog

Words before.

## Unreleased

- New.

## 1.10.0 (2026-12-01)

- Ten.

### Part

- More.

## 1.1.0 (2026-11-30)
`;

describe('changelogSection', () => {
  it('is the text of a version, with its own headings', () => {
    expect(changelogSection(changelog, '1.10.0')).toBe('- Ten.\n\n### Part\n\n- More.');
  });

  it.each(['1.1.0', '1.0.0', '1.10', ''])('is null if there is nothing about %j', (version) => {
    expect(changelogSection(changelog, version)).toBeNull();
  });

  it('finds the version of package.json in the changelog', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(changelogSection(readFileSync('CHANGELOG.md', 'utf8'), version)).not.toBeNull();
  });
});
