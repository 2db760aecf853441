import { findNodeAtLocation, type JSONPath, type Node, parseTree } from 'jsonc-parser';
import { findDeepest } from './limits.ts';

/** A JSON file whose text can be read again to find the position of a field. */
export interface SourceText {
  /** Path of the file as messages show it. */
  readonly file: string;
  /** Reads the text from disk: the texts of 100,000 files are not kept in memory for the few that have problems. */
  readText(): string;
}

/** Where a field is in its file. */
interface FieldPosition {
  /** Character offset of the field's value, or of the nearest parent that exists. */
  readonly offset: number;
  /** The value as it is written, shortened; undefined when the field is missing. */
  readonly written?: string;
}

interface OpenText {
  readonly file: string;
  readonly text: string;
  isParsed: boolean;
  tree?: Node | undefined;
}

const LONGEST_EXCERPT = 80;

/** Finds positions in files. It keeps the text and syntax tree of the last file only, since problems come file by file. */
export class PositionFinder {
  #last: OpenText | undefined;

  /** The position of the value at `path`. */
  findField(source: SourceText, path: JSONPath): FieldPosition {
    const { text, tree } = this.#parse(source);
    for (let length = path.length; tree && length >= 0; length--) {
      const node = findNodeAtLocation(tree, path.slice(0, length));
      if (!node) continue;
      return { offset: node.offset, written: length === path.length ? excerpt(text, node) : undefined };
    }
    return { offset: tree?.offset ?? 0 };
  }

  /** The offset of the property (key and value) at `path`; 0 when there is none. */
  findKey(source: SourceText, path: JSONPath): number {
    const { tree } = this.#parse(source);
    return (tree && findNodeAtLocation(tree, path)?.parent?.offset) ?? 0;
  }

  /** Line and column of an offset, both from 1; columns count UTF-16 units, as editors do. */
  findLine(source: SourceText, offset: number): { line: number; column: number } {
    const before = this.#open(source).text.slice(0, offset).split('\n');
    return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
  }

  #open(source: SourceText): OpenText {
    if (this.#last?.file !== source.file) this.#last = { file: source.file, text: source.readText(), isParsed: false };
    return this.#last;
  }

  #parse(source: SourceText): OpenText {
    const open = this.#open(source);
    // A text that is nested too deeply has no tree, as the parser would need too large a stack.
    if (!open.isParsed && findDeepest(open.text) === undefined) open.tree = parseTree(open.text);
    open.isParsed = true;
    return open;
  }
}

function excerpt(text: string, node: Node): string {
  const raw = text.slice(node.offset, node.offset + node.length).replace(/\s+/g, ' ');
  return raw.length > LONGEST_EXCERPT ? `${raw.slice(0, LONGEST_EXCERPT - 3)}...` : raw;
}

/** zod's path as jsonc-parser takes it. */
export const toJsonPath = (path: readonly PropertyKey[]): JSONPath =>
  path.map((step) => (typeof step === 'number' ? step : String(step)));

/** `['sizes', 2, 'name']` as `sizes[2].name`. */
export function formatPath(path: JSONPath): string {
  let text = '';
  for (const step of path) text += typeof step === 'number' ? `[${step}]` : `${text ? '.' : ''}${step}`;
  return text;
}
