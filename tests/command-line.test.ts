/** Texts that name commands: what is typed differs between the repository and a shop that has installed the package. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import * as source from '../src/command-line.ts';
import { findChains, readImports } from './support/import-graph.ts';
import { makeTemporaryFolder } from './support/temporary.ts';

const ROOT = join(import.meta.dirname, '..');
const OWNER = 'command-line.ts';
const COMMAND = /\bnp[mx] (?:run|start|test|haat)\b/;

/** The texts of a script that it can print: string literals, parts of templates and texts of markup, but no comments. */
function listTexts(file: string, code: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) texts.push(node.text);
    else if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest));
  return texts;
}

/** What a file can print or put into a page. */
function readTexts(file: string): string[] {
  const code = readFileSync(join(ROOT, 'src', file), 'utf8');
  if (!COMMAND.test(code)) return [];
  if (file.endsWith('.astro')) return [code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')];
  return /\.m?[jt]sx?$/.test(file) ? listTexts(file, code) : [];
}

/** The module as an installed package has it. */
async function importInstalled(): Promise<typeof source> {
  const folder = makeTemporaryFolder();
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const name of ['command-line', 'package']) {
    const code = stripTypeScriptTypes(readFileSync(join(ROOT, `src/${name}.ts`), 'utf8'));
    writeFileSync(join(folder, `${name}.js`), code.replace("'./package.ts'", "'./package.js'"));
  }
  const file = pathToFileURL(join(folder, 'command-line.js')).href;
  return import(/* @vite-ignore */ file) as Promise<typeof source>;
}

describe('a command in a text', () => {
  test('is the script of package.json in the repository', () => {
    expect(source.commandLine('operator', 'payouts list')).toBe('npm run operator -- payouts list');
    expect(source.commandLine('merge')).toBe('npm run build:merge');
    expect(source.commandLine('start')).toBe('npm start');
    expect(source.commandLine('start', '--help')).toBe('npm start -- --help');
  });

  test('is that of the package where the package is installed', async () => {
    const { commandLine } = await importInstalled();
    expect(commandLine('operator', 'payouts list')).toBe('npx haat operator payouts list');
    expect(commandLine('merge')).toBe('npx haat merge');
    expect(commandLine('start')).toBe('npx haat start');
  });

  test('exists', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
    const list = readFileSync(join(ROOT, 'src', OWNER), 'utf8').matchAll(/^ {2}'?[\w-]+'?: '([\w:-]+)',$/gm);
    const named = [...list].map(([, script = '']) => script);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  test('is written by one function', () => {
    const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' });
    const written = files
      .map((file) => file.split(sep).join('/'))
      .filter((file) => file !== OWNER && file !== 'cli/haat.mjs' && /\.(?:m?[jt]sx?|astro)$/.test(file))
      .flatMap((file) => readTexts(file).flatMap((text) => (COMMAND.test(text) ? [`${file}: ${text}`] : [])));
    expect(written).toEqual([]);
  });

  test('is found in every kind of text, and not in comments', () => {
    const scripts = "/** npm run a */ f('npm run b'); // npm run c\n";
    const templates = `\`npm run d\`; \`npm run e \${1} npm run f \${2} npx haat g\`;`;
    const code = `${scripts}${templates}<p>npm start</p>;`;
    expect(listTexts('a.tsx', code).filter((text) => COMMAND.test(text))).toEqual([
      'npm run b',
      'npm run d',
      'npm run e ',
      ' npm run f ',
      ' npx haat g',
      'npm start',
    ]);
  });

  test('is on no page of the site, which is the same in repository and package', () => {
    const graph = readImports(join(ROOT, 'src'));
    // The code before an .astro file's markup counts, too.
    const whole = new Map([...graph].map(([file, { imports }]) => [file, { imports, scriptImports: imports }]));
    const pages = [...graph.keys()].filter((file) => /\.astro$|^(?:client|islands|stores|browser|worker)\//.test(file));
    expect(pages.length).toBeGreaterThan(100);
    expect(findChains(whole, pages, (goal) => goal === OWNER)).toEqual([]);
  });
});
