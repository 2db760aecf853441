import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type JSONPath, type ParseError, parse, parseTree, printParseErrorCode, visit } from 'jsonc-parser';
import { findDeepest, inspectValue, LONGEST_KEY, MOST_BYTES, MOST_LEVELS } from '../json/limits.ts';
import { formatPath, type SourceText } from '../json/positions.ts';
import type { ProblemList } from '../problems/problems.ts';

/** A JSON file of the catalogue. Its value is kept; its text is read again when a position is needed. */
export interface JsonFile extends SourceText {
  /** Path below the catalogue's folder, with `/`, without `.json`: `products/Womenkurtha/wk-01`. */
  readonly name: string;
  readonly value: unknown;
  /** False when the file is not JSON in UTF-8. The problem is in the list, and `value` is what a lenient parser makes of the file. */
  readonly valid: boolean;
}

/**
 * Reads one JSON file and adds its problems to the list. `root` is the catalogue's folder, `path` the file's path below
 * it, `label` the name of the catalogue's folder in messages. `known` is its contents if they have been read already.
 */
export function readJsonFile(
  root: string,
  label: string,
  path: string,
  problems: ProblemList,
  known?: Buffer,
): JsonFile {
  const source: SourceText = { file: `${label}/${path}`, readText: () => readText(join(root, path)) };
  const name = path.slice(0, -'.json'.length);
  let bytes: Buffer;
  try {
    bytes = known ?? readFileSync(join(root, path));
  } catch (error) {
    problems.addFile(source.file, {
      code: 'file-unreadable',
      found: (error as Error).message,
      expected: 'a file that can be read',
    });
    return { ...source, name, value: undefined, valid: false };
  }
  if (bytes.length > MOST_BYTES) {
    problems.addFile(source.file, {
      code: 'file-too-large',
      found: `a file of ${bytes.length} bytes`,
      expected: `at most ${MOST_BYTES} bytes`,
    });
    return { ...source, name, value: undefined, valid: false };
  }
  const { text, encoding } = decode(bytes);
  if (encoding !== 'UTF-8') {
    problems.addFile(source.file, {
      code: 'file-encoding',
      found: encoding === 'UTF-16' ? 'a file in UTF-16' : 'bytes that are not UTF-8',
      expected: 'JSON in UTF-8',
      hint: 'save the file again with the encoding "UTF-8"',
    });
    return { ...source, name, value: parseLeniently(text), valid: false };
  }
  return { ...source, name, ...parseJson(text, source, problems) };
}

/** The text of a file. */
export const readText = (file: string): string => decode(readFileSync(file)).text;

const strictDecoder = new TextDecoder('utf-8', { fatal: true });
const UTF_16 = { le: new TextDecoder('utf-16le'), be: new TextDecoder('utf-16be') } as const;

/** Decodes text without its byte-order mark, so that columns are the same as in an editor. `encoding` is undefined for invalid UTF-8. */
export function decode(bytes: Buffer): { text: string; encoding: 'UTF-8' | 'UTF-16' | undefined } {
  // A file of the catalogue starts with a brace, so its first two bytes tell UTF-16, with or without a byte-order mark.
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
    if (findDeepest(text) === undefined) addSyntaxProblem(text, source, problems);
    else addNesting(text, source, problems);
    return { value: parseLeniently(text), valid: false };
  }
  const { keys, badKey } = inspectValue(value);
  if (keys === undefined) {
    addNesting(text, source, problems);
    return { value: undefined, valid: false };
  }
  if (badKey) {
    addBadKey(badKey, source, problems);
    return { value, valid: false };
  }
  // JSON.parse silently keeps the last of two equal keys. The counts differ only then, or when a string contains `":`.
  if ((text.match(/"\s*:/g)?.length ?? 0) !== keys) addDuplicateKeys(text, source, problems);
  return { value, valid: true };
}

const SYNTAX: Partial<Record<ReturnType<typeof printParseErrorCode>, string>> = {
  CommaExpected: 'a comma before this',
  ColonExpected: 'a colon between a key and its value',
  PropertyNameExpected: 'a key in double quotes (no comma after the last entry)',
  ValueExpected: 'a value (no comma after the last entry)',
  CloseBraceExpected: 'a closing } for the open object',
  CloseBracketExpected: 'a closing ] for the open list',
  EndOfFileExpected: 'the end of the file: a file holds one object',
  UnexpectedEndOfString: 'a closing " on the same line (write a line break as \\n)',
  InvalidSymbol: 'a text in double quotes, a number, true, false or null',
  InvalidCommentToken: 'no comments: JSON does not allow them',
  InvalidEscapeCharacter: 'one of the escapes \\" \\\\ \\/ \\n \\t \\uXXXX (a backslash itself is \\\\)',
  InvalidCharacter: 'no tabs or control characters in a text (write \\t or \\n)',
  InvalidNumberFormat: 'a number such as 499 or 499.5, or a text in double quotes',
};

function addSyntaxProblem(text: string, source: SourceText, problems: ProblemList): void {
  if (text.trim() === '') {
    problems.addFile(source.file, { code: 'file-empty', found: 'an empty file', expected: 'an object { ... }' });
    return;
  }
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const first = errors[0];
  const offset = first?.offset ?? 0;
  const rest = text.slice(offset).split('\n', 1)[0] ?? '';
  problems.addAt(source, offset, {
    code: 'json-syntax',
    field: '',
    found: rest.trim() === '' ? 'the end of the line or file' : rest.slice(0, 60),
    expected: (first && SYNTAX[printParseErrorCode(first.error)]) ?? 'valid JSON',
  });
}

/** What a lenient parser makes of a text; undefined when it is nested too deeply for one. */
const parseLeniently = (text: string): unknown =>
  findDeepest(text) === undefined ? parse(text, [], { allowTrailingComma: true }) : undefined;

function addNesting(text: string, source: SourceText, problems: ProblemList): void {
  problems.addAt(source, findDeepest(text) ?? 0, {
    code: 'json-nesting',
    field: '',
    found: `lists or objects in more than ${MOST_LEVELS} levels`,
    expected: `at most ${MOST_LEVELS} levels`,
  });
}

function addBadKey(path: JSONPath, source: SourceText, problems: ProblemList): void {
  const name = String(path.at(-1));
  problems.addKey(source, path.slice(0, -1), name, {
    ...(name.length > LONGEST_KEY
      ? {
          code: 'key-too-long',
          found: `a name of ${name.length} characters`,
          expected: `a name of at most ${LONGEST_KEY} characters`,
        }
      : { code: 'unknown-key', expected: 'any other name' }),
  });
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
          code: 'key-duplicate',
          field: formatPath([...pathOfObject(), key]),
          found: `the key ${JSON.stringify(key)} for the second time in this object`,
          expected: 'each key once',
          hint: 'remove one of them: only the last would be used',
        });
      }
      keys?.add(key);
    },
  });
}
