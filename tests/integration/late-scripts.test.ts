import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { queryScript } from '../../src/client/boot/query.ts';
import { nameLateScripts } from '../../src/integration/render/name-late-scripts.ts';

const files = mkdtempSync(join(tmpdir(), 'haat-late-'));
afterAll(() => rmSync(files, { recursive: true }));
mkdirSync(join(files, '_astro'));
writeFileSync(
  join(files, '_astro/Find.1.js'),
  'import"./base.1.js";import{t}from"./cards.1.js";import("./panel.1.js")',
);
writeFileSync(join(files, '_astro/base.1.js'), '');
writeFileSync(join(files, '_astro/cards.1.js'), 'import{t}from"./paths.1.js"');
writeFileSync(join(files, '_astro/paths.1.js'), '');

const script = '<script type="module" src="/_astro/Find.1.js"></script>';
const pageOf = (inline: string) => `<script>${inline}</script><template data-late>${script}</template><p>`;

test('an inline script gets the addresses of a script and of all that it imports, and the page loses that script', async () => {
  const html = await nameLateScripts(pageOf(queryScript(['/start.json'], true)), files);
  expect(html).toContain('let s=["/_astro/Find.1.js","/_astro/base.1.js","/_astro/cards.1.js","/_astro/paths.1.js"];');
  expect(html.endsWith('</script><p>')).toBe(true);
});

test('a page that names no late scripts is left as it is', async () => {
  const html = pageOf('let a=1');
  expect(await nameLateScripts(html, files)).toBe(html);
});

test('a page that names late scripts and has none is refused', async () => {
  await expect(nameLateScripts(queryScript([], true), files)).rejects.toThrow('names late scripts');
});
