import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';

export interface Import {
  /** As it is written: `../../core/cart/cart.ts`, `zod`, `./sheet.css?url`. */
  readonly target: string;
  /** The file below the folder that it names; undefined for a package, and for what lies outside. */
  readonly file?: string;
  /** Whether it is gone at run time: `import type`, `export type`. */
  readonly isType: boolean;
}

export interface SourceFile {
  readonly imports: readonly Import[];
  /** Imports of an .astro file's scripts; all imports of any other file. */
  readonly scriptImports: readonly Import[];
}

/** `import … from`, `export … from`, and imports of a file for its own sake or at run time. */
const IMPORT =
  /\b(?:import|export)\b(\s+type\b)?[^'"`;()=]*?\bfrom\s*['"]([^'"\n]+)['"]|\bimport\s*\(?\s*['"]([^'"\n]+)['"]/g;
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const SCRIPTS = /<script\b[^>]*>([\s\S]*?)<\/script>/g;

/** Every source file below a folder by its path with slashes, and what it imports. */
export function readImports(folder: string): Map<string, SourceFile> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|tsx|astro|mjs)$/.test(file))
    .map((file) => file.split(sep).join('/'));
  const names = new Set(files);
  return new Map(
    files.map((file) => {
      const code = readFileSync(join(folder, file), 'utf8').replace(COMMENTS, '');
      const find = (text: string) => findImports(text, file, names);
      const imports = find(code);
      const scripts = [...code.matchAll(SCRIPTS)].flatMap(([, script = '']) => find(script));
      return [file, { imports, scriptImports: file.endsWith('.astro') ? scripts : imports }];
    }),
  );
}

function findImports(code: string, file: string, names: ReadonlySet<string>): Import[] {
  return [...code.matchAll(IMPORT)].map(([, type, from, target = from ?? '']) => {
    const goal = posix.join(posix.dirname(file), target);
    const isOwn = target.startsWith('.') && names.has(goal);
    return { target, ...(isOwn && { file: goal }), isType: type !== undefined };
  });
}

/** Groups of files that import each other in a circle, each in order of the alphabet. Type imports count (Tarjan's algorithm). */
export function findCycles(files: ReadonlyMap<string, SourceFile>): string[][] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  const visit = (name: string): number => {
    const index = order.size;
    order.set(name, index);
    let low = index;
    open.push(name);
    for (const { file } of files.get(name)?.imports ?? []) {
      if (file === undefined) continue;
      if (!order.has(file)) low = Math.min(low, visit(file));
      else if (open.includes(file)) low = Math.min(low, order.get(file) ?? low);
    }
    if (low !== index) return low;
    const group = open.splice(open.indexOf(name));
    const isOwnGoal = files.get(name)?.imports.some(({ file }) => file === name);
    if (group.length > 1 || isOwnGoal) cycles.push(group.sort());
    return low;
  };
  for (const name of files.keys()) if (!order.has(name)) visit(name);
  return cycles.sort(([a = ''], [b = '']) => a.localeCompare(b));
}

/**
 * Every chain of imports that leads a browser from one of the entries to something forbidden, as `a → b → zod`, each goal once.
 * Types are gone by then; of an .astro file only its scripts count.
 */
export function findChains(
  files: ReadonlyMap<string, SourceFile>,
  entries: readonly string[],
  isForbidden: (goal: string) => boolean,
): string[] {
  const chains = new Map(entries.map((entry) => [entry, entry]));
  const found = new Map<string, string>();
  for (const [file, chain] of chains) {
    for (const { target, file: goal = target, isType } of files.get(file)?.scriptImports ?? []) {
      if (isType) continue;
      if (isForbidden(goal)) found.set(goal, found.get(goal) ?? `${chain} → ${goal}`);
      else if (files.has(goal) && !chains.has(goal)) chains.set(goal, `${chain} → ${goal}`);
    }
  }
  return [...found.values()];
}
