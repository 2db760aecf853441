import { globSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';

/** What a file of source gives away and takes, by names. */
interface SourceNames {
  readonly exported: ReadonlySet<string>;
  /** Those that are types alone. */
  readonly types: ReadonlySet<string>;
  /** `file#name` of what it imports or exports again, `file#*` for all of a file. */
  readonly taken: ReadonlySet<string>;
  /** Files that it loads when it runs, or names by their path. What they export is used by its name anywhere. */
  readonly loaded: ReadonlySet<string>;
  /** How often it says each word, without comments. */
  readonly words: ReadonlyMap<string, number>;
}

/** An export that no other file of source takes. */
export interface LonelyExport {
  readonly file: string;
  readonly name: string;
  /** Whether its own file uses it, too. */
  readonly isUsedInFile: boolean;
  /** Whether it is a type. Declarations of other files name those of what they take, so that a type may have to be exported for them. */
  readonly isType: boolean;
}

const COMMENT = /(?<=^|[\s({,;])\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|[\s;,{}()])\/\/.*/gm;
const DECLARED =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|type|interface|enum) ([\w$]+)/gm;
const TYPE = /^export (?:declare )?(?:type|interface) ([\w$]+)/gm;
const LISTED = /^export (?:type )?\{([^}]*)\}/gm;
const TAKEN = /\b(?:import|export)\b(?:\s+type\b)?([^'"`;()=]*?)\bfrom\s*['"]([^'"\n]+)['"]/g;
const LOADED = /\bimport\s*\(\s*['"]([^'"\n]+)['"]/g;
/** A path of source as code has it in texts: `client/boot/preload.ts`. */
const NAMED_PATH = /['"`]((?:[\w.[\]-]+\/)+[\w.[\]-]+\.(?:ts|tsx|mjs))['"`]/g;

/** The names within braces: `type A, B as C` has A and B. `isOut` takes the names that others see: A and C. */
const namesIn = (list: string, isOut = false): string[] =>
  list.split(',').flatMap((entry) => {
    const [name = '', outer = name] = entry
      .trim()
      .replace(/^type\s+/, '')
      .split(/\s+as\s+/);
    return name === '' ? [] : [isOut ? outer : name];
  });

/** Reads the names of a file at `path`, from where imports of other files are followed. */
export function readNames(path: string, code: string): SourceNames {
  const plain = code.replaceAll(COMMENT, ' ');
  const goalOf = (target: string) => posix.join(posix.dirname(path), target);
  const taken = [...plain.matchAll(TAKEN)].flatMap(([, names = '', target = '']) => {
    if (!target.startsWith('.')) return [];
    if (names.includes('*')) return [`${goalOf(target)}#*`];
    return namesIn(/\{([^}]*)\}/.exec(names)?.[1] ?? '').map((name) => `${goalOf(target)}#${name}`);
  });
  const words = new Map<string, number>();
  for (const [word] of plain.matchAll(/[\w$]+/g)) words.set(word, (words.get(word) ?? 0) + 1);
  return {
    exported: new Set([
      ...[...plain.matchAll(DECLARED)].map(([, name = '']) => name),
      ...[...plain.matchAll(LISTED)].flatMap(([, list = '']) => namesIn(list, true)),
    ]),
    types: new Set([...plain.matchAll(TYPE)].map(([, name = '']) => name)),
    taken: new Set(taken),
    loaded: new Set([
      ...[...plain.matchAll(LOADED)].map(([, target = '']) => goalOf(target)),
      ...[...plain.matchAll(NAMED_PATH)].map(([, named = '']) => named),
    ]),
    words,
  };
}

/** The exports of files that no other file takes. `files` has the names of each by its path. */
export function findLonelyExports(files: ReadonlyMap<string, SourceNames>): LonelyExport[] {
  const taken = new Set([...files.values()].flatMap((names) => [...names.taken]));
  const loaded = [...new Set([...files.values()].flatMap((names) => [...names.loaded]))];
  const sayers = new Map<string, number>();
  for (const { words } of files.values())
    for (const word of words.keys()) sayers.set(word, (sayers.get(word) ?? 0) + 1);
  return [...files].flatMap(([file, { exported, types, words }]) => {
    const isLoaded = loaded.some((path) => file === path || file.endsWith(`/${path}`));
    return [...exported].flatMap((name) => {
      if (taken.has(`${file}#${name}`) || taken.has(`${file}#*`)) return [];
      if (isLoaded && (sayers.get(name) ?? 0) > 1) return [];
      return [{ file, name, isUsedInFile: (words.get(name) ?? 0) > 1, isType: types.has(name) }];
    });
  });
}

/** The names of all files of code in a folder of `root`, by their path from there. */
export const readAllNames = (root: string, folder: string): Map<string, SourceNames> =>
  new Map(
    globSync(`${folder}/**/*.{ts,tsx,mjs,astro}`, { cwd: root })
      .map((file) => file.replaceAll(sep, '/'))
      .map((path) => [path, readNames(path, readFileSync(join(root, path), 'utf8'))]),
  );
