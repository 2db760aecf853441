import { basename } from 'node:path';
import type { FindScripts } from './script-imports.ts';

/** A template in the head of a page with one element, followed by a script. `data-first` names a file that the script may load later. */
const TEMPLATE =
  /(<template\b(?:[^"<>]|"[^"<]*")*) data-first="([\w-]+)">\s*<span>\s*([\s\S]*?)\s*<\/span>\s*<\/template>\s*<script type="module" src="([^"]+)"><\/script>/y;
const MARK = ' data-first="';

/**
 * Replaces the script after such a template by links inside the template. They load the script and everything that it imports (`modulepreload`), the
 * script itself last. The file in `data-first` and its imports come before the element's own. `findLater` finds the files that a script may load
 * later.
 * @throws when no script follows such a template, or when it doesn't load that file
 */
export async function linkTemplateScripts(
  html: string,
  findScripts: FindScripts,
  findLater: FindScripts,
): Promise<string> {
  const mark = html.indexOf(MARK);
  if (mark < 0) return html;
  const start = html.lastIndexOf('<template', mark);
  TEMPLATE.lastIndex = start;
  const [template = '', tag = '', name = '', content = '', entry = ''] = TEMPLATE.exec(html) ?? [];
  if (!template) throw new Error('A page has no script behind its template.');
  const scripts = await findScripts(entry);
  const later = await findLater(entry);
  const first = later.find((path) => basename(path).startsWith(`${name}.`));
  if (first === undefined) throw new Error(`${entry} does not load ${name} later.`);
  const finding = (await findScripts(first)).filter((path) => !scripts.includes(path));
  const others = scripts.filter((path) => path !== entry);
  const links = [...others, entry].map(link).join('');
  const filled = `${tag}><span>${finding.map(link).join('')}${content}</span>${links}</template>`;
  return html.slice(0, start) + filled + html.slice(start + template.length);
}

const link = (path: string): string => `<link rel="modulepreload" href="${path}">`;
