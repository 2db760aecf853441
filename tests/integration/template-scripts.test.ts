import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { linkTemplateScripts } from '../../src/integration/render/link-template-scripts.ts';

const files = mkdtempSync(join(tmpdir(), 'haat-template-'));
afterAll(() => rmSync(files, { recursive: true }));
mkdirSync(join(files, '_astro'));
writeFileSync(join(files, '_astro/Page.1.js'), 'import"./base.1.js";import{t}from"./find.1.js";import("./panel.1.js")');
writeFileSync(join(files, '_astro/base.1.js'), 'import{t}from"./paths.1.js"');
writeFileSync(join(files, '_astro/find.1.js'), '');
writeFileSync(join(files, '_astro/paths.1.js'), '');

const script = '<script type="module" src="/_astro/Page.1.js"></script>';
const index = '<link rel="preload" as="fetch" crossorigin href="/start.json">';
const render = async (template: string) =>
  (await linkTemplateScripts(Buffer.from(`<head>${template}</head>`), files)).toString();

test('a template gets links to the script behind it and all that it imports, the first file first and the script last', async () => {
  const html = await render(`<template data-find="/f" data-first="find"> ${index} </template> ${script}`);
  const [find, base, paths, page] = ['find', 'base', 'paths', 'Page'].map(
    (name) => `<link rel="modulepreload" href="/_astro/${name}.1.js">`,
  );
  expect(html).toBe(`<head><template data-find="/f">${find}${index}${base}${paths}${page}</template></head>`);
});

test('a page without such a template is left as it is', async () => {
  expect(await render(`<template></template>${script}`)).toBe(`<head><template></template>${script}</head>`);
});

test('a template that names a file which the script does not import, and one without a script, are refused', async () => {
  await expect(render(`<template data-first="other"></template>${script}`)).rejects.toThrow('does not import other');
  await expect(render(`<template data-first="find">${index}</template>`)).rejects.toThrow('no script');
});
