import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { CompressedSizes } from '../../src/integration/examine/compressed-size.ts';
import { ScriptFiles } from '../../src/integration/check/script-files.ts';
import { linkTemplateScripts } from '../../src/integration/render/link-template-scripts.ts';
import { nameImports } from '../../src/integration/render/name-imports.ts';
import { openLaterScripts, openScripts } from '../../src/integration/render/script-imports.ts';

const files = mkdtempSync(join(tmpdir(), 'haat-template-'));
afterAll(() => rmSync(files, { recursive: true }));
mkdirSync(join(files, '_astro'));
const later = '(()=>import(`./search.1.js`),["_astro/search.1.js","_astro/base.1.js","_astro/part.1.js"])';
writeFileSync(join(files, '_astro/Results.1.js'), `import"./base.1.js";load${later}`);
writeFileSync(join(files, '_astro/Page.1.js'), 'import"./base.1.js";import{t}from"./find.1.js";import("./panel.1.js")');
writeFileSync(join(files, '_astro/base.1.js'), 'import{t}from"./paths.1.js"');
writeFileSync(join(files, '_astro/find.1.js'), '');
writeFileSync(join(files, '_astro/search.1.js'), 'import"./base.1.js";import"./part.1.js"');
writeFileSync(join(files, '_astro/part.1.js'), '');
writeFileSync(join(files, '_astro/paths.1.js'), '');

const script = '<script type="module" src="/_astro/Page.1.js"></script>';
const index = '<link rel="preload" as="fetch" crossorigin href="/start.json">';
const render = (template: string) =>
  linkTemplateScripts(`<head>${template}</head>`, openScripts(files), openLaterScripts(files));
const linkTo = (name: string) => `<link rel="modulepreload" href="/_astro/${name}.1.js">`;
const results = '<script type="module" src="/_astro/Results.1.js"></script>';

test('a template gets links to what the script behind it finds with, in an element of their own, then to what it imports, the script last', async () => {
  const html = await render(
    `<template data-sizes="(width >= 9px)" data-first="search"> <span> ${index} </span> </template> ${results}`,
  );
  const [find, part, base, paths, page] = ['search', 'part', 'base', 'paths', 'Results'].map(linkTo);
  expect(html).toBe(
    `<head><template data-sizes="(width >= 9px)"><span>${find}${part}${index}</span>${base}${paths}${page}</template></head>`,
  );
});

test('a page without such a template is left as it is', async () => {
  expect(await render(`<template></template>${script}`)).toBe(`<head><template></template>${script}</head>`);
});

test('a template that names a file which the script does not load later, and one without a script, are refused', async () => {
  await expect(render(`<template data-first="other"><span></span></template>${script}`)).rejects.toThrow(
    'does not load other later',
  );
  await expect(render(`<template data-first="find"><span>${index}</span></template>`)).rejects.toThrow('no script');
});

const tagOf = (name: string) => `<script type="module" src="/_astro/${name}.1.js"></script>`;

test('a page has what a script of it imports as scripts before it, each once', async () => {
  expect(await nameImports(`<title>A</title>${tagOf('base')}${script}`, openScripts(files))).toBe(
    `<title>A</title>${tagOf('paths')}${tagOf('base')}${tagOf('find')}${script}`,
  );
});

test('the check of a page finds what its scripts import and the page does not name', async () => {
  const sizes = await CompressedSizes.open(join(files, 'sizes'));
  const scripts = new ScriptFiles(files, sizes);
  expect(await scripts.findUnnamed(['/_astro/Page.1.js', '/_astro/find.1.js'])).toEqual([
    '/_astro/base.1.js',
    '/_astro/paths.1.js',
  ]);
  const named = ['paths', 'base', 'find', 'Page'].map((name) => `/_astro/${name}.1.js`);
  expect(await scripts.findUnnamed(named)).toEqual([]);
  await sizes.close();
});

test('a page whose scripts import nothing is left as it is', async () => {
  expect(await nameImports(tagOf('find'), openScripts(files))).toBe(tagOf('find'));
});
