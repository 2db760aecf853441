/** `node src/cli/run.mjs src/cli/packaging/release.ts TAG`, in the workflow of a release: prints its text, or refuses the tag. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../../package.ts';
import { readOwnPackage } from '../upgrade/versions.ts';
import { makeReleaseNotes, ReleaseRefused } from './release-notes.ts';

try {
  const changelog = readFileSync(join(packageFolder, 'CHANGELOG.md'), 'utf8');
  process.stdout.write(makeReleaseNotes(changelog, readOwnPackage().version, process.argv[2] ?? ''));
} catch (error) {
  if (!(error instanceof ReleaseRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
