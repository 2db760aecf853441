import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sourceFolder, viteId } from '../../package.ts';
import { type ComponentName, isComponentName } from './public-components.ts';
import type { Override } from './read-overrides.ts';
import { findPropUses, type Node } from './prop-uses.ts';

/** A prop that a public component no longer has. */
export interface ChangedProp {
  readonly component: ComponentName;
  /** The name of the prop, or of a field in it: `eager`, `card.price`. */
  readonly prop: string;
  /** The version that changed it. */
  readonly since: string;
  /** What replaces it, as a sentence: `Use card.price.now.` */
  readonly use: string;
}

/** A position in a shop's file that uses such a prop. */
interface ChangedPropUse extends ChangedProp {
  /** Relative to the shop's folder. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly column: number;
}

/** All changed props of public components, from src/components/changed-props.json. */
export const readChangedProps = (): ChangedProp[] =>
  JSON.parse(readFileSync(join(sourceFolder, 'components/changed-props.json'), 'utf8')) as ChangedProp[];

interface Compiler {
  parse(source: string): Promise<{ readonly ast: string | Node }>;
}

/** Loads Astro's compiler. It is a dependency of Astro, which finds it even if it isn't installed at the top. */
async function loadCompiler(): Promise<Compiler> {
  const fromAstro = createRequire(createRequire(import.meta.url).resolve('astro/package.json'));
  return (await import(pathToFileURL(fromAstro.resolve('@astrojs/compiler-rs/async')).href)) as Compiler;
}

/**
 * Finds uses of props that public components no longer have: in an override that reads one, and in any file that passes one to a component of
 * `haat/components`. `files` are all templates of the shop. A file that can't be parsed is left to the build, which says why.
 */
export async function findChangedProps(
  files: readonly string[],
  overrides: readonly Override[],
  changed: readonly ChangedProp[] = readChangedProps(),
): Promise<ChangedPropUse[]> {
  if (changed.length === 0) return [];
  const { parse } = await loadCompiler();
  const found: ChangedPropUse[] = [];
  for (const file of [...files].sort()) {
    const text = readFileSync(file, 'utf8');
    const { ast } = await parse(text);
    const tree = typeof ast === 'string' ? (JSON.parse(ast) as Node) : ast;
    const own = overrides.filter((override) => override.file === viteId(file)).map(({ name }) => name);
    for (const use of findPropUses(tree)) {
      const components = use.component === undefined ? own : isComponentName(use.component) ? [use.component] : [];
      const change = changed.find(({ component, prop }) => prop === use.prop && components.includes(component));
      if (change)
        found.push({ ...change, file: viteId(relative(process.cwd(), file)), ...positionOf(text, use.start) });
    }
  }
  return found;
}

/** Formats a use of a changed prop: "src/components/ProductCard.astro:4:9 uses eager of ProductCard, which version 0.2.0 has changed. Use isFirst." */
export const formatChangedProp = ({ file, line, column, prop, component, since, use }: ChangedPropUse): string =>
  `${file}:${line}:${column} uses ${prop} of ${component}, which version ${since} has changed. ${use}`;

function positionOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) as string).length + 1 };
}
