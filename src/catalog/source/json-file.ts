import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ParseError, parse, parseTree, printParseErrorCode, visit } from 'jsonc-parser';
import { formatPath, type ProblemList, type SourceText } from './problems.ts';

/** A JSON file of the catalogue: its text is read again on demand, its value once. */
export interface JsonFile extends SourceText {
  /** Path below the catalogue's folder, with `/`, without `.json`: `products/Womenkurtha/wk-01`. */
  readonly name: string;
  readonly value: unknown;
  /** False when the file is not JSON in UTF-8: that is noted by then, and `value` is what could be made out all the same. */
  readonly valid: boolean;
}

/** All `.json` files below `folder`, sorted, as paths below it with `/`. A folder that doesn't exist has none. */
export function listJsonFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.json') && !path.split('/').some((part) => part.startsWith('.')))
    .sort();
}

/**
 * Reads one JSON file. `root` is the catalogue's folder, `path` the file's below it, `label` how messages name the
 * catalogue's folder. What is wrong with it is noted.
 */
export function readJsonFile(root: string, label: string, path: string, problems: ProblemList): JsonFile {
  const source: SourceText = { file: `${label}/${path}`, readText: () => decode(readFileSync(join(root, path))).text };
  const name = path.slice(0, -'.json'.length);
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(root, path));
  } catch (error) {
    problems.addFile(source.file, { found: (error as Error).message, expected: 'a file that can be read' });
    return { ...source, name, value: undefined, valid: false };
  }
  const { text, encoding } = decode(bytes);
  if (encoding !== 'UTF-8') {
    problems.addFile(source.file, {
      found: encoding === 'UTF-16' ? 'a file in UTF-16' : 'bytes that are not UTF-8',
      expected: 'JSON in UTF-8',
      hint: 'save the file again with the encoding "UTF-8"',
    });
    return { ...source, name, value: parse(text), valid: false };
  }
  return { ...source, name, ...parseJson(text, source, problems) };
}

const strictDecoder = new TextDecoder('utf-8', { fatal: true });
const UTF_16 = { le: new TextDecoder('utf-16le'), be: new TextDecoder('utf-16be') } as const;

/** The text without its byte-order mark, so that columns are those of an editor. */
function decode(bytes: Buffer): { text: string; encoding: 'UTF-8' | 'UTF-16' | undefined } {
  // A file of the catalogue starts with a brace, so UTF-16 shows in its first two bytes, with a mark or without.
  const first = bytes.length > 1 ? bytes.readUInt16BE(0) : 0;
  if (first === 0xfffe || (first > 0 && (first & 0xff) === 0))
    return { text: UTF_16.le.decode(bytes), encoding: 'UTF-16' };
  if (first === 0xfeff || (first > 0 && first < 0x100)) return { text: UTF_16.be.decode(bytes), encoding: 'UTF-16' };
  try {
    return { text: strictDecoder.decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: bytes.toString('utf8'), encoding: undefined };
  }
}

function parseJson(text: string, source: SourceText, problems: ProblemList): { value: unknown; valid: boolean } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    addSyntaxProblem(text, source, problems);
    return { value: parse(text, [], { allowTrailingComma: true }), valid: false };
  }
  // JSON.parse keeps the last of two equal keys in silence; the counts differ only then, or where a text holds `":`.
  if ((text.match(/"\s*:/g)?.length ?? 0) !== countKeys(value)) addDuplicateKeys(text, source, problems);
  return { value, valid: true };
}

const SYNTAX: Partial<Record<ReturnType<typeof printParseErrorCode>, string>> = {
  CommaExpected: 'a comma between this and what stands before it',
  ColonExpected: 'a colon between a key and its value',
  PropertyNameExpected: 'a key in double quotes (no comma after the last entry)',
  ValueExpected: 'a value (no comma after the last entry)',
  CloseBraceExpected: 'a closing } for the object that is still open',
  CloseBracketExpected: 'a closing ] for the list that is still open',
  EndOfFileExpected: 'the end of the file: one object a file',
  UnexpectedEndOfString: 'a closing " on the same line (a line break inside a text is written \\n)',
  InvalidSymbol: 'a text in double quotes, a number, true, false or null',
  InvalidCommentToken: 'no comments: JSON has none',
  InvalidEscapeCharacter: 'one of the escapes \\" \\\\ \\/ \\n \\t \\uXXXX (a backslash itself is \\\\)',
  InvalidCharacter: 'no tabs or control characters inside a text (write \\t or \\n)',
  InvalidNumberFormat: 'a number such as 499 or 499.5, or a text in double quotes',
};

function addSyntaxProblem(text: string, source: SourceText, problems: ProblemList): void {
  if (text.trim() === '') {
    problems.addFile(source.file, { found: 'an empty file', expected: 'an object { ... }' });
    return;
  }
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const first = errors[0];
  const offset = first?.offset ?? 0;
  const rest = text.slice(offset).split('\n', 1)[0] ?? '';
  problems.addAt(source, offset, {
    field: '',
    found: rest.trim() === '' ? 'the end of the line or file' : rest.slice(0, 60),
    expected: (first && SYNTAX[printParseErrorCode(first.error)]) ?? 'valid JSON',
  });
}

function countKeys(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, entry) => sum + countKeys(entry), 0);
  if (value === null || typeof value !== 'object') return 0;
  return Object.values(value).reduce<number>((sum, entry) => sum + 1 + countKeys(entry), 0);
}

function addDuplicateKeys(text: string, source: SourceText, problems: ProblemList): void {
  const open: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => {
      open.push(new Set());
    },
    onObjectEnd: () => {
      open.pop();
    },
    onObjectProperty: (key, offset, _length, _line, _column, pathOfObject) => {
      const keys = open.at(-1);
      if (keys?.has(key)) {
        problems.addAt(source, offset, {
          field: formatPath([...pathOfObject(), key]),
          found: `the key ${JSON.stringify(key)} a second time in the same object`,
          expected: 'each key once',
          hint: 'remove one of the two; the first would be ignored',
        });
      }
      keys?.add(key);
    },
  });
}
