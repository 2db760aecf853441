import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../../src/cli/commands.mjs';
import { makeTemporaryFolder } from '../../support/temporary.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Files that may read the words after a command: the operator's commands share options, and have a help of their own. */
const READERS = ['src/cli/operator.ts', 'src/cli/terminal/read-options.ts'];

/** The commands of a shop, and the one that only a checkout has. */
const commands = [
  ...Object.entries(COMMANDS).map(([name, { file }]) => ({ name, program: `src/cli/${file}.ts` })),
  { name: 'pin-codes', program: 'src/cli/pin-codes.ts' },
];

/** Runs a command where there is neither a catalogue nor a site, and lists what it wrote. */
async function run(program: string, option: string) {
  const folder = makeTemporaryFolder();
  const settings = ['CATALOG_DIR', 'OUT_DIR', 'BUILDS_DIR', 'CACHE_DIR', 'DATA_DIR'];
  const environment = Object.fromEntries(settings.map((name) => [name, join(folder, name)]));
  const child = spawn(process.execPath, [program, option], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', ...environment },
  });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, stdout, stderr, written: readdirSync(folder) };
}

describe('the words after a command', () => {
  test('are read by one function, and those of the operator by its command', () => {
    const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
      .map((file) => join('src', file))
      .filter((file) => /\.(?:m?[jt]sx?|astro)$/.test(file));
    const readers = files.filter((file) =>
      /\bimport\b[^;]*\bparseArgs\b[^;]*\bfrom\s+'node:util'/.test(readFileSync(join(ROOT, file), 'utf8')),
    );
    expect(readers.sort()).toEqual(READERS);
  });

  describe.each(commands)('of $name', ({ name, program }) => {
    test('give its usage and nothing else for --help', async () => {
      const { code, stdout, stderr, written } = await run(program, '--help');
      expect({ code, stderr, written }).toEqual({ code: 0, stderr: '', written: [] });
      const script =
        { merge: 'build:merge', new: 'new-shop', import: 'catalog:import', export: 'catalog:export' }[name] ?? name;
      expect(stdout).toMatch(new RegExp(`^npm (?:run )?${script} `));
    });

    test('give a message for an option that it does not have, and do nothing', async () => {
      const { code, stdout, stderr, written } = await run(program, '--nonsense');
      expect({ code, stdout, written }).toEqual({ code: 1, stdout: '', written: [] });
      expect(stderr).toContain("Unknown option '--nonsense'");
    });
  });
});
