import { statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readPlugins } from '../../../src/integration/plugins/read-plugins.ts';
import { buildSite } from '../../../src/integration/run-astro.ts';
import { takeFingerprint } from '../../../src/integration/stamp.ts';
import { hashSource } from '../../../src/integration/examine/hash-source.ts';
import { makeOwnShop } from '../../support/own-shop.ts';

const PRODUCT = 'dist/blue-glazed-cup/p/CUP-BLUE.html';
const shop = makeOwnShop('shop-with-overrides');
const build = async () => buildSite(shop.folders, await takeFingerprint(shop.folders), { quality: 5 });
const change = (file: string, from: string, to: string) => shop.write(file, shop.read(file).replace(from, to));
const inode = (file: string) => statSync(join(shop.folder, file)).ino;
const refusal = async () => {
  try {
    await build();
    return 'built';
  } catch (error) {
    return (error as Error).message;
  }
};

beforeAll(async () => void (await build()));

describe('a plugin', () => {
  test('adds tags to the head of every page, and the policy allows its inline scripts by their hash', () => {
    for (const [file, path] of [
      ['dist/index.html', '/'],
      ['dist/our-story.html', '/our-story'],
      [PRODUCT, '/blue-glazed-cup/p/CUP-BLUE'],
    ] as const) {
      const [head = ''] = shop.read(file).split('</head>');
      expect(head).toContain(`<meta name="potter" content="Kumhar, ${path}"/>`);
    }
    const policy = shop.read('dist/_headers');
    expect(policy).toContain(hashSource('document.documentElement.dataset.potter = "yes"'));
  });

  test('adds structured data to the pages that it chooses', () => {
    expect(shop.read(PRODUCT)).toMatch(
      /\{"@context":"https:\/\/schema.org","@type":"CreativeWork","name":"[^"]+","url":"https:\/\/chaighar.example\/blue-glazed-cup\/p\/CUP-BLUE"\}/,
    );
    expect(shop.read('dist/cups.html')).not.toContain('CreativeWork');
  });

  test('adds a section to product pages, with its styles there only', () => {
    expect(shop.read(PRODUCT)).toContain('CUP-BLUE was fired at 1,200 degrees.');
    expect(shop.read(PRODUCT)).toContain('.kiln');
    expect(shop.read('dist/cups.html')).not.toContain('.kiln');
  });

  test('adds a file after the build, which the site has when it is published', () => {
    expect(shop.read('dist/pages.txt').split('\n')).toContain('https://chaighar.example/our-story');
  });
});

describe('a changed hook', () => {
  test('of product pages renders these again, and no others', async () => {
    const list = inode('dist/cups.html');
    const product = inode(PRODUCT);
    change('src/plugins/Kiln.astro', '1,200 degrees', '1,100 degrees');
    expect((await build()).rendered).toBe(9);
    expect(shop.read(PRODUCT)).toContain('1,100 degrees');
    expect(inode('dist/cups.html')).toBe(list);
    expect(inode(PRODUCT)).not.toBe(product);
  });

  test('after the build runs again, and renders nothing', async () => {
    change('src/plugins/after-build.ts', "'/pages.txt'", "'/all.txt'");
    expect((await build()).rendered).toBe(0);
    expect(shop.read('dist/all.txt')).toContain('/our-story');
    expect(() => shop.read('dist/pages.txt')).toThrow('ENOENT');
  });

  test('that adds what the policy refuses ends the build', async () => {
    const before = shop.read('src/plugins/page.ts');
    change(
      'src/plugins/page.ts',
      'text: \'document.documentElement.dataset.potter = "yes"\'',
      "attributes: { src: 'https://ads.example/a.js' }",
    );
    expect(await refusal()).toContain('a script of another host, which the policy refuses: https://ads.example/a.js');
    shop.write('src/plugins/page.ts', before.replace("tag: 'script'", "tag: 'style' as 'script'"));
    expect(await refusal()).toContain('The plugin kiln adds <style> to the head of /');
    shop.write('src/plugins/page.ts', before);
  });

  test('that fails, or adds a file that there is, ends the build with its name', async () => {
    const before = shop.read('src/plugins/after-build.ts');
    change('src/plugins/after-build.ts', "'/all.txt'", "'/cups.html'");
    expect(await refusal()).toMatch(
      /afterBuild of the plugin kiln \(\S+after-build\.ts\) failed: addFile got \/cups\.html, where/,
    );
    shop.write('src/plugins/after-build.ts', before.replace("'/all.txt'", "'/../all.txt'"));
    expect(await refusal()).toContain('an address within the site is expected');
    shop.write('src/plugins/after-build.ts', before);
  });
});

test('a build says what the process that bundles has refused, by the name that commands know', async () => {
  const before = shop.read('astro.config.mjs');
  change('astro.config.mjs', './src/plugins/page.ts', './src/plugins/none.ts');
  await expect(build()).rejects.toMatchObject({
    name: 'ShopCodeError',
    message: expect.stringContaining('./src/plugins/none.ts, and there is no such file.') as string,
  });
  shop.write('astro.config.mjs', before);
});

test('the option "plugins" names every mistake at once', () => {
  const wrong = [
    { name: 'a', page: './src/plugins/none.ts' },
    { name: 'a', head: () => [] },
    { productSection: './src/plugins/page.ts' },
    { name: 'b', afterBuild: new URL('file:///nowhere/after.js') },
  ] as unknown as Parameters<typeof readPlugins>[0];
  let message = '';
  try {
    readPlugins(wrong);
  } catch (error) {
    ({ message } = error as Error);
  }
  expect(message).toContain('plugins[0].page is ./src/plugins/none.ts, and there is no such file.');
  expect(message).toContain('plugins[1] has the name a, which another plugin has.');
  expect(message).toContain('plugins[1] (a) has the key "head".');
  expect(message).toContain('plugins[2] has no name.');
  expect(message).toContain(
    'plugins[2].productSection is ./src/plugins/page.ts. A file that ends with .astro is expected.',
  );
  expect(message).toContain('plugins[3].afterBuild is /nowhere/after.js, and there is no such file.');
});
