import { readChangelog } from '../upgrade/changelog.ts';

/** A tag that can't be released. The message says what to change. */
export class ReleaseRefused extends Error {}

/**
 * The text of a release: the changelog's text about the version.
 * @throws ReleaseRefused where the tag is not that of `version`, or the changelog has no text or no date for it
 */
export function makeReleaseNotes(changelog: string, version: string, tag: string): string {
  if (tag !== `v${version}`)
    throw new ReleaseRefused(
      `The tag is ${JSON.stringify(tag)}, and the version in package.json is ${version}: the tag has to be v${version}.`,
    );
  const release = readChangelog(changelog).find((one) => one.version === version);
  if (!release?.date || release.text === '')
    throw new ReleaseRefused(
      `CHANGELOG.md has no changes with a date for ${version}. Its heading has to be "## ${version} - 2026-11-23", with the day of the release.`,
    );
  return `${release.text}\n`;
}
