import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
const products = globSync('catalog/products/*/*.json').map((file) => [file, readJson(file)] as const);

test.each(globSync('catalog/words/*.json').map((file) => [basename(file, '.json'), file]))(
  'no two details of a product of the sample have one name in %s',
  (_, file) => {
    const words = readJson(file)['words'] ?? {};
    const alike = products.flatMap(([path, { attributes = {} }]) => {
      const names = Object.keys(attributes);
      const seen = new Map<string, string>();
      return names.flatMap((name) => {
        const word = words[name] ?? name;
        const other = seen.get(word);
        seen.set(word, name);
        return other === undefined ? [] : [`${path}: ${other} and ${name} are ${word}`];
      });
    });
    expect(products.length).toBeGreaterThan(900);
    expect(alike).toEqual([]);
  },
);
