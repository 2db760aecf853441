import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { findFolderCircles, listLinksOf } from '../support/folder-graph.ts';
import { readImports } from '../support/import-graph.ts';
import { guessFiles } from './guess-files.ts';
import { type CssFigures, measureCss } from './measure-css.ts';
import { countKinds, KINDS, type Kind } from './measure-kinds.ts';
import { QUESTIONS } from './questions.ts';

const ROOT = join(import.meta.dirname, '../..');
/** At most so many files lie in a folder. */
export const MOST_FILES = 25;
/** At most so many lines has a file. */
export const MOST_LINES = 300;

/** A file of the house by its path in the repository. */
export interface HouseFile {
  readonly path: string;
  readonly lines: number;
}

/** What the house has learned since the bound of its lines was set: files of its own, with a bound of their own. */
export interface Capability {
  readonly name: string;
  /** Paths in the repository; of a folder with a slash at the end. */
  readonly files: readonly string[];
  /** The most lines of these files. */
  readonly lines: number;
  /** By how many lines files that the house had before have grown for it, when it came. */
  readonly within: number;
}

/** A question whose answer the list of files does not lead to, and the files that it leads to instead. */
export interface Miss {
  readonly question: string;
  readonly answer: string;
  readonly guesses: readonly string[];
}

export interface House {
  readonly files: readonly HouseFile[];
  /** Lines by what they are for. */
  readonly kinds: Readonly<Record<Kind, number>>;
  /** Of each newer capability its lines, and the most that they may be. */
  readonly capabilities: readonly {
    readonly name: string;
    readonly lines: number;
    readonly most: number;
    readonly within: number;
  }[];
  /** Folders whose files import each other in a circle, and the imports by which they do, the fewest first. */
  readonly circles: readonly { readonly folders: readonly string[]; readonly links: readonly (readonly string[])[] }[];
  /** Folders with more than MOST_FILES files, the fullest first. */
  readonly fullFolders: readonly { readonly folder: string; readonly files: number }[];
  /** Files with more than MOST_LINES lines, the longest first. */
  readonly longFiles: readonly HouseFile[];
  readonly misses: readonly Miss[];
  readonly css: CssFigures;
}

/** The code of the house: what git has or would take. What a program makes is in no count. */
export function listFiles(): HouseFile[] {
  const names = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', 'src'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 16 * 2 ** 20,
  });
  return names
    .split('\0')
    .filter((path) => /\.(?:ts|tsx|astro|css|mjs)$/.test(path) && existsSync(join(ROOT, path)))
    .map((path) => ({ path, lines: readFileSync(join(ROOT, path), 'utf8').split('\n').length - 1 }));
}

export const CAPABILITIES = JSON.parse(
  readFileSync(join(import.meta.dirname, 'capabilities.json'), 'utf8'),
) as readonly Capability[];

const belongsTo = ({ path }: HouseFile, files: readonly string[]): boolean =>
  files.some((name) => (name.endsWith('/') ? path.startsWith(name) : path === name));

const countLines = (files: readonly HouseFile[]): number => files.reduce((sum, { lines }) => sum + lines, 0);

function sumKinds(paths: readonly string[]): Record<Kind, number> {
  const counts = paths.map((path) => countKinds(path, readFileSync(join(ROOT, path), 'utf8')));
  const sumOf = (kind: Kind) => counts.reduce((sum, one) => sum + one[kind], 0);
  return Object.fromEntries(KINDS.map((kind) => [kind, sumOf(kind)])) as Record<Kind, number>;
}

/** What is known of the house from its files. */
export function measureHouse(files: readonly HouseFile[] = listFiles()): House {
  const graph = readImports(join(ROOT, 'src'));
  const counts = new Map<string, number>();
  for (const { path } of files) counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1);
  const paths = files.map(({ path }) => path);
  return {
    files,
    kinds: sumKinds(paths),
    capabilities: CAPABILITIES.map(({ name, files: own, lines: most, within }) => ({
      name,
      lines: countLines(files.filter((file) => belongsTo(file, own))),
      most,
      within,
    })),
    css: measureCss(ROOT, paths),
    circles: findFolderCircles(graph).map((folders) => ({ folders, links: listLinksOf(folders, graph) })),
    fullFolders: [...counts]
      .map(([folder, files]) => ({ folder, files }))
      .filter(({ files }) => files > MOST_FILES)
      .sort((one, other) => other.files - one.files),
    longFiles: files.filter(({ lines }) => lines > MOST_LINES).sort((one, other) => other.lines - one.lines),
    misses: QUESTIONS.map(([question, answer]) => ({ question, answer, guesses: guessFiles(question, paths) })).filter(
      ({ answer, guesses }) => guesses[0] !== answer,
    ),
  };
}

/** The figures that have bounds. Of each, less is better. */
export const FIGURES = {
  lines: ({ files, capabilities }: House) =>
    countLines(files) - capabilities.reduce((sum, { lines, within }) => sum + lines + within, 0),
  cssLines: ({ css }: House) => css.lines,
  cssLengths: ({ css }: House) => css.lengths.length,
  cssWidths: ({ css }: House) => css.widths.length,
  foldersInCircles: ({ circles }: House) => circles.reduce((sum, { folders }) => sum + folders.length, 0),
  fullFolders: ({ fullFolders }: House) => fullFolders.length,
  longFiles: ({ longFiles }: House) => longFiles.length,
  missedGuesses: ({ misses }: House) => misses.length,
} as const;

export type Figure = keyof typeof FIGURES;
export const FIGURE_NAMES = Object.keys(FIGURES) as Figure[];
export type Bounds = Readonly<Record<Figure, number>>;
export const BOUNDS_FILE = join(import.meta.dirname, 'bounds.json');

/** Lines change with every commit: a bound is lowered when they are fewer by this share. The others are lowered at once. */
const SLACK: Readonly<Partial<Record<Figure, number>>> = { lines: 0.01, cssLines: 0.02 };

/** What is wrong with a figure beside its bound, in a sentence that says what to do; undefined where it is well. */
export function judge(figure: Figure, value: number, bound: number): string | undefined {
  if (value > bound)
    return `${figure} is ${value}, and may be ${bound} at most. Run "npm run house" to see where, and make it smaller: bounds are never raised.`;
  if (value < bound * (1 - (SLACK[figure] ?? 0)))
    return `${figure} is ${value}, which is better than its bound ${bound}. Run "npm run house -- --lower", which writes the new bound into tests/house/bounds.json.`;
  return undefined;
}

/** Bounds of lines are round, so that not every new line has to be paid back at once. */
const STEPS: Readonly<Partial<Record<Figure, number>>> = { lines: 1_000, cssLines: 100 };
const roundUp = (figure: Figure, value: number): number =>
  Math.ceil(value / (STEPS[figure] ?? 1)) * (STEPS[figure] ?? 1);

/** The bounds that hold from now on: of each the lower of what it was and what is measured, rounded up. */
export const lowerBounds = (bounds: Bounds, house: House): Bounds =>
  Object.fromEntries(
    FIGURE_NAMES.map((name) => [name, Math.min(bounds[name], roundUp(name, FIGURES[name](house)))]),
  ) as Bounds;
