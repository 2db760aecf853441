// A kind is found by its file's name, so adding one touches no other file.
import { readdir } from 'node:fs/promises';
import type { Kind } from '../types.ts';

const HERE = new URL('.', import.meta.url);

/** Names of all kinds: every file of this folder but this one. */
export async function listKinds(): Promise<string[]> {
  const files = await readdir(HERE);
  return files.flatMap((file) => (file.endsWith('.ts') && file !== 'index.ts' ? [file.slice(0, -3)] : [])).sort();
}

export function kindFile(name: string): URL {
  return new URL(`${name}.ts`, HERE);
}

const loaded = new Map<string, Promise<Kind>>();

async function importKind(name: string): Promise<Kind> {
  const module = (await import(kindFile(name).href)) as { kind?: Kind };
  const { kind } = module;
  if (kind === undefined) throw new Error(`kinds/${name}.ts does not export "kind"`);
  if (kind.name !== name) throw new Error(`kinds/${name}.ts: its name is "${kind.name}"; it must be the file's name`);
  for (const [option, values] of Object.entries(kind.cuts)) {
    if (values.length === 0) throw new Error(`kinds/${name}.ts: the cut "${option}" has no values`);
  }
  return kind;
}

/** Only the kinds that a recipe names are loaded, so a half-written one stops nobody else. */
export function loadKind(name: string): Promise<Kind> {
  const known = loaded.get(name) ?? importKind(name);
  loaded.set(name, known);
  return known;
}
