import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { findImports } from '../../core/offline/find-files.ts';

/** A template in the head of a page, and the script behind it. `data-first` names the file that is wanted first. */
const TEMPLATE =
  /(<template\b[^>]*) data-first="([\w-]+)">\s*([\s\S]*?)\s*<\/template>\s*<script type="module" src="([^"]+)"><\/script>/;
const MARK = ' data-first="';

/**
 * Replaces the script behind such a template by links in it, which load the script and all that it imports (`modulepreload`): the file that is
 * wanted first before everything else, the script itself last. `files` is the folder of the built scripts.
 * @throws when there is no script behind such a template, or it does not import that file.
 */
export async function linkTemplateScripts(page: Buffer, files: string): Promise<Buffer> {
  if (!page.includes(MARK)) return page;
  const html = page.toString();
  const [template = '', tag = '', name = '', content = '', entry = ''] = TEMPLATE.exec(html) ?? [];
  if (!template) throw new Error('A page has no script behind its template.');
  const scripts = new Set([entry]);
  // A set gives what is added meanwhile, too.
  for (const path of scripts)
    for (const next of findImports(await readFile(join(files, path), 'utf8'))) scripts.add(next);
  const first = [...scripts].find((path) => basename(path).startsWith(`${name}.`));
  if (first === undefined) throw new Error(`${entry} does not import ${name}.`);
  const others = [...scripts].filter((path) => path !== first && path !== entry);
  const links = [link(first), content, ...[...others, entry].map(link)].join('');
  return Buffer.from(html.replace(template, () => `${tag}>${links}</template>`));
}

const link = (path: string): string => `<link rel="modulepreload" href="${path}">`;
