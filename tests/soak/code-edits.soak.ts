import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { CARRIED_FILE } from '../../src/integration/carry-over.ts';
import { copyProject } from '../support/copy-project.ts';
import { fastFolder } from '../support/memory-folder.ts';
import { digestFiles } from '../support/temporary.ts';

const project = mkdtempSync(join(fastFolder(), 'haat-code-edits-'));
afterAll(() => rmSync(project, { recursive: true, force: true }));
copyProject(project);
cpSync(resolve('tests/fixtures/second-shop'), join(project, 'catalog'), { recursive: true });

const replaceIn = (file: string, from: string | RegExp, to: string) => () => {
  const text = readFileSync(join(project, file), 'utf8');
  expect(text, file).toMatch(from);
  writeFileSync(join(project, file), text.replace(from, to));
};
const appendTo = (file: string, text: string) => () => appendFileSync(join(project, file), text);

/** Edits of code, one after the other, and whether some page stays as it is. */
const EDITS: readonly [what: string, edit: () => void, isPartial: boolean][] = [
  ['the first build', () => {}, false],
  ['a template', replaceIn('src/layouts/ProductPage.astro', /<h2/, '<h2 data-changed'), true],
  ['a style', appendTo('src/styles/base.css', '\n@layer base {\n  h1 {\n    letter-spacing: 0.01em;\n  }\n}\n'), false],
  ['a script', appendTo('src/client/boot/boot.ts', "\ndocument.documentElement.dataset['edited'] = '1';\n"), false],
  ['a view model', replaceIn('src/views/product/product.ts', ', 160)', ', 20)'), true],
  ['a rule of core', replaceIn('src/core/text/text.ts', "'')}…", "'')}..."), true],
  ['a check', appendTo('src/integration/examine/scan-page.ts', '\n// Edited.\n'), false],
];

/** Builds into a folder of the project and returns the files of the site, without those of earlier builds. */
function build(out: string, ...options: readonly string[]): { files: Record<string, string>; output: string } {
  const output = execFileSync(process.execPath, ['src/cli/build.ts', ...options], {
    cwd: project,
    env: { ...process.env, OUT_DIR: out, BUILDS_DIR: `.builds/${out}` },
    encoding: 'utf8',
  });
  const site = realpathSync(join(project, out));
  const carried = JSON.parse(readFileSync(join(site, '..', CARRIED_FILE), 'utf8')) as Record<string, number>;
  const files = Object.entries(digestFiles(site)).filter(([file]) => !(file.slice(1) in carried));
  return { files: Object.fromEntries(files), output };
}

test.each(EDITS)(
  'the site that is built after an edit of %s is the one that a fresh build makes',
  (_, edit, isPartial) => {
    edit();
    const { files, output } = build('edited');
    const fresh = build('fresh', '--fresh');
    expect(files).toEqual(fresh.files);
    const unchanged = Number(/(\d+) pages unchanged/.exec(output)?.[1]);
    if (isPartial) expect(unchanged).toBeGreaterThan(0);
  },
  300_000,
);
