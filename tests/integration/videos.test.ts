import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Product } from '../../src/catalog/model.ts';
import { contentSecurityPolicy, outsideSources } from '../../src/integration/extras/headers.ts';
import { publishVideos, videoSources } from '../../src/integration/extras/videos.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

const shopOf = (root: string, ...sources: string[]) => ({
  root,
  products: new Map(sources.map((source) => [source, { video: { source } } as unknown as Product])),
});
const work = makeTemporaryFolder();

test('videos of products are published as they are, and linked where they have not changed since', async () => {
  mkdirSync(join(work, 'videos/tea'), { recursive: true });
  writeFileSync(join(work, 'videos/tea/leaf.mp4'), 'one');
  writeFileSync(join(work, 'videos/unused.mp4'), 'unused');
  const shop = shopOf(work, 'tea/leaf.mp4', 'https://cdn.example/leaf.webm');
  const file = (site: string) => join(work, site, '_video/tea/leaf.mp4');
  const publish = (site: string, before?: string) =>
    publishVideos(shop, join(work, site), before && join(work, before));
  await publish('first');
  expect(readFileSync(file('first'), 'utf8')).toBe('one');
  expect(() => statSync(join(work, 'first/_video/unused.mp4'))).toThrow('ENOENT');
  await publish('second', 'first');
  expect(statSync(file('second')).ino).toBe(statSync(file('first')).ino);
  // Of the same length.
  writeFileSync(join(work, 'videos/tea/leaf.mp4'), 'two');
  await publish('third', 'second');
  expect(readFileSync(file('third'), 'utf8')).toBe('two');
  expect(readFileSync(file('second'), 'utf8')).toBe('one');
});

test('pages may play what products have, from its own hosts alone, and nothing in a shop without videos', () => {
  const policyOf = (...sources: string[]) =>
    contentSecurityPolicy([], [], outsideSources(undefined, undefined, [], videoSources(shopOf('', ...sources))).all);
  expect(policyOf()).not.toContain('media-src');
  expect(policyOf('leaf.mp4', 'https://cdn.example/a.mp4', 'https://cdn.example/b.mp4')).toContain(
    "media-src 'self' https://cdn.example",
  );
  expect(policyOf('https://cdn.example/a.mp4')).toMatch(/media-src https:\/\/cdn\.example(?:;|$)/);
});
