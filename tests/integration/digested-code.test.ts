import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the code that a digest names is there, also after files have moved', () => {
  const files = globSync('src/**/*.ts').filter((file) => /\bdigestCode\b/.test(readFileSync(file, 'utf8')));
  const named = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^ {2}'([a-z][\w-]*(?:\/[\w-]+)+)',$|digestCode\(\['([^']+)'\]/gm)].map(
      ([, listed, only = '']) => ({ file, name: listed ?? only }),
    ),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ name }) => !existsSync(`src/${name}`) && !existsSync(`src/${name}.ts`))).toEqual([]);
});
