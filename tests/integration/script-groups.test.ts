import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GROUPED } from '../../src/integration/vite/script-groups.ts';
import { TINY_NAMES } from '../../src/integration/vite/tiny-copies-plugin.ts';

/** The first group of a pattern that has none within it. */
const INNER = /\(\?:([^()]*)\)(\?)?/;

/** Every path that a pattern of alternatives stands for: `a/(?:b|c)` is a/b and a/c. */
function listPaths(pattern: string): string[] {
  const [group, alternatives = '', optional] = INNER.exec(pattern) ?? [];
  if (group === undefined) return pattern.split('|');
  const texts = [...alternatives.split('|'), ...(optional ? [''] : [])];
  return texts.flatMap((text) => listPaths(pattern.replace(group, () => text)));
}

const isModule = (name: string): boolean => ['.ts', '.tsx'].some((ending) => existsSync(`src/${name}${ending}`));

test('groups of scripts name modules that exist', () => {
  const names = GROUPED.flatMap(listPaths);
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !isModule(name))).toEqual([]);
});

test('scripts get copies of modules that exist', () => {
  expect(TINY_NAMES.length).toBeGreaterThan(20);
  expect(TINY_NAMES.filter((name) => !isModule(name))).toEqual([]);
});
