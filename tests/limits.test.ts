import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What states a limit of its own: of a test, a hook, or what is waited for. Below three seconds it is part of what is tested. */
const OWN =
  /test\.setTimeout\(|test\.slow\(|\btimeout: \d[\d_]*_?\d{3}\b(?<!\b[12]_?\d{3})|^ *\},? [\d_]{5,}\);$|^ *[\d_]{5,},\n *\);/m;
/** With the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'sample/shown-pictures.test.ts': 'encodes hundreds of photographs',
  'cli/hosting/locked-process.ts': 'the limit of a program that it starts',
  'html/checkers.test.ts': 'the limit of a program that it starts',
  'browser/engines/page-steps.ts': 'a step of an engine that may have ended',
  'browser/photos/darkroom.ts': 'what is photographed as it is then',
  'api/suites/reviews.ts': 'what has to be gone as soon',
};

test('how long a test waits at most stands in limits.ts alone', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((file) => !/^(?:soak|bench)\//.test(file));
  const own = files.filter((file) => OWN.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')));
  expect(own.sort()).toEqual(Object.keys(ALLOWED).sort());
});
