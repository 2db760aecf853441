import { basename } from 'node:path';
import type { FindScripts } from './script-imports.ts';

/** A template in the head of a page, and the script behind it. `data-first` names the file that is wanted first. */
const TEMPLATE =
  /(<template\b[^>]*) data-first="([\w-]+)">\s*([\s\S]*?)\s*<\/template>\s*<script type="module" src="([^"]+)"><\/script>/;
const MARK = ' data-first="';

/**
 * Replaces the script behind such a template by links in it, which load the script and all that it imports (`modulepreload`): the file that is
 * wanted first before everything else, the script itself last.
 * @throws when there is no script behind such a template, or it does not import that file.
 */
export async function linkTemplateScripts(html: string, findScripts: FindScripts): Promise<string> {
  if (!html.includes(MARK)) return html;
  const [template = '', tag = '', name = '', content = '', entry = ''] = TEMPLATE.exec(html) ?? [];
  if (!template) throw new Error('A page has no script behind its template.');
  const scripts = await findScripts(entry);
  const first = scripts.find((path) => basename(path).startsWith(`${name}.`));
  if (first === undefined) throw new Error(`${entry} does not import ${name}.`);
  const others = scripts.filter((path) => path !== first && path !== entry);
  const links = [link(first), content, ...[...others, entry].map(link)].join('');
  return html.replace(template, () => `${tag}>${links}</template>`);
}

const link = (path: string): string => `<link rel="modulepreload" href="${path}">`;
