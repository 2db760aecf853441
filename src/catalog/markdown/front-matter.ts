import type { Placed } from './positioned-json.ts';
import { MarkdownFault, type MarkdownNode } from './inline.ts';

const LINE = /^([A-Za-z]\w*):(.*)$/;

/**
 * The fields of a front matter: a key and a text in each line, with or without quotes. Of YAML, nothing else is read.
 * @throws MarkdownFault for another line.
 */
export function readFrontMatter(node: MarkdownNode): Map<string, Placed<string>> {
  // The first line is the rule above.
  const start = (node.position?.start.line ?? 1) + 1;
  const fields = new Map<string, Placed<string>>();
  for (const [index, text] of (node.value ?? '').split('\n').entries()) {
    if (text.trim() === '' || text.startsWith('#')) continue;
    const line = start + index;
    const at: MarkdownNode = { type: 'line', position: { start: { line, column: 1 } } };
    const [, key, value = ''] = LINE.exec(text) ?? [];
    if (key === undefined) throw new MarkdownFault(at, text, 'a key and a text, such as "title: Our story"');
    if (fields.has(key)) throw new MarkdownFault(at, text, `the key ${key} once`);
    fields.set(key, { line, value: unquote(value.trim()) });
  }
  return fields;
}

function unquote(text: string): string {
  const quote = text[0];
  if (text.length < 2 || quote !== text.at(-1)) return text;
  if (quote === "'") return text.slice(1, -1).replaceAll("''", "'");
  return quote === '"' ? text.slice(1, -1).replaceAll('\\"', '"') : text;
}
