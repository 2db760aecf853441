import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonFile } from './json-file.ts';
import type { ProblemList } from '../problems/problems.ts';
import { readFrontMatter } from '../markdown/front-matter.ts';
import { MarkdownFault, type MarkdownNode, plainText } from '../markdown/inline.ts';
import { makeSections } from '../markdown/page-blocks.ts';
import { type PlacedNode, writeAtLines } from '../markdown/positioned-json.ts';

/** Astro's parser of Markdown. Loaded for the first file only, as most catalogues have none. */
const parse = (text: string): MarkdownNode =>
  (createRequire(import.meta.url)('satteri') as typeof import('satteri')).markdownToMdast(text, {
    features: { smartPunctuation: false },
  }) as MarkdownNode;

/** A page of such a text would be far over its budget. The parser takes four times as long for twice the text, at most 0.3 s for this. */
const MOST_BYTES = 65_536;

/**
 * Reads a content page in Markdown as if it were one in JSON: the front matter has the fields, the text the summary and the sections. Its positions are the
 * lines of the file.
 */
export function readMarkdownPage(root: string, label: string, path: string, problems: ProblemList): JsonFile {
  const file = `${label}/${path}`;
  const name = path.slice(0, -'.md'.length);
  try {
    const bytes = readFileSync(join(root, path));
    if (bytes.length > MOST_BYTES) {
      const found = `a file of ${bytes.length} bytes`;
      problems.addFile(file, { code: 'file-too-large', found, expected: `at most ${MOST_BYTES} bytes` });
      return { file, name, value: undefined, valid: false, readText: () => '' };
    }
    const json = markdownToJson(bytes.toString('utf8'));
    return { file, name, value: JSON.parse(json), valid: true, readText: () => json };
  } catch (error) {
    if (error instanceof MarkdownFault) {
      const { line, column } = error.node.position?.start ?? { line: 1, column: 1 };
      const details = { found: error.found, expected: error.message };
      problems.addKnown({ code: 'markdown-invalid', severity: 'error', file, line, column, field: '', ...details });
    } else
      problems.addFile(file, {
        code: 'file-unreadable',
        found: (error as Error).message,
        expected: 'a file that can be read',
      });
    return { file, name, value: undefined, valid: false, readText: () => '' };
  }
}

/** The JSON of a page in Markdown, each text at its line. @throws MarkdownFault */
export function markdownToJson(text: string): string {
  const { children = [] } = parse(text);
  const [first, ...rest] = children;
  const hasFields = first?.type === 'yaml';
  const fields = hasFields ? readFrontMatter(first) : new Map();
  const nodes = hasFields ? rest : children;
  const [title] = nodes;
  const isTitle = title?.type === 'heading' && title.depth === 1;
  const entries: [string, PlacedNode][] = [...fields].map(([key, value]) => [key, value]);
  if (!fields.has('group')) entries.unshift(['group', { line: 1, value: 'help' }]);
  if (fields.has('next')) {
    const at = entries.findIndex(([key]) => key === 'next');
    entries[at] = ['next', readLink(fields.get('next').value, fields.get('next').line)];
  }
  if (isTitle && !fields.has('title'))
    entries.push(['title', { line: title.position?.start.line ?? 1, value: plainText(title.children) }]);
  const { summary, sections } = makeSections(isTitle ? nodes.slice(1) : nodes);
  return writeAtLines({ fields: [...entries, ['summary', summary], ['sections', sections]] });
}

/** `[Open a shop](/Seller-SignUp)` as the button at the end of a page. */
function readLink(text: string, line: number): PlacedNode {
  const [, label, href] = /^\[([^\]]+)\]\(([^()\s]+)\)$/.exec(text) ?? [];
  if (label === undefined || href === undefined) {
    const at: MarkdownNode = { type: 'line', position: { start: { line, column: 1 } } };
    throw new MarkdownFault(at, text, 'a link: next: "[Open a shop](/Seller-SignUp)"');
  }
  return {
    fields: [
      ['label', { line, value: label }],
      ['href', { line, value: href }],
    ],
  };
}
