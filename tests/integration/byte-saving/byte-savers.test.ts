import { resolve } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { byteSavers } from '../../../src/integration/byte-saving/byte-savers.ts';
import { OWN_SCRIPT, OWN_TEMPLATE } from '../../../src/integration/byte-saving/own-files.ts';
import { BYTE_SAVERS } from '../../../src/integration/byte-saving/setting.ts';
import haat from '../../../src/integration/index.ts';
import { takeFingerprint } from '../../../src/integration/stamp.ts';
import { readFileSync, readdirSync } from 'node:fs';

vi.mock('../../../src/integration/build-site.ts', () => ({ openSiteBuild: async () => ({}) }));
vi.mock('../../../src/integration/vite/shop-facts-plugin.ts', async (load) => ({
  ...(await load<object>()),
  collectBundleFacts: () => ({}),
}));
vi.mock('../../../src/integration/bundle-folder.ts', () => ({ bundleFolder: async () => '/nowhere' }));

afterEach(() => vi.unstubAllEnvs());

const FOLDER = resolve('src/integration/byte-saving');
const SAVERS = ['haat-preload', 'haat-short-tokens', 'haat-short-classes', 'haat-short-markup', 'haat-without-offers'];
const STYLE_SAVERS = ['haat-short-tokens', 'haat-short-classes'];

interface Made {
  readonly plugins: { readonly name: string }[];
  readonly postcss: string[];
  readonly unusedSymbols: readonly string[];
  readonly define: object;
}

/** What a build gives Vite. */
async function configure(switchedOff: string): Promise<Made> {
  vi.stubEnv('BYTE_SAVING_OFF', switchedOff);
  const made: Made = { plugins: [], postcss: [], unusedSymbols: [], define: {} };
  const setup = haat().hooks['astro:config:setup'] as unknown as (options: object) => Promise<void>;
  await setup({
    command: 'build',
    injectRoute: () => {},
    updateConfig: ({ vite = {} }: { vite?: ReturnType<typeof byteSavers> }) => {
      made.plugins.push(...((vite.plugins ?? []) as { name: string }[]));
      const { postcss, lightningcss } = vite.css ?? {};
      if (typeof postcss === 'object')
        made.postcss.push(
          ...(postcss.plugins as { postcssPlugin: string }[]).map(({ postcssPlugin }) => postcssPlugin),
        );
      Object.assign(made, lightningcss?.unusedSymbols ? { unusedSymbols: lightningcss.unusedSymbols } : {});
      Object.assign(made.define, vite.environments?.['client']?.define);
    },
  });
  return made;
}

describe('a build', () => {
  test('has all that saves bytes', async () => {
    const { plugins, postcss, unusedSymbols, define } = await configure('');
    expect(plugins.map(({ name }) => name)).toEqual(expect.arrayContaining(SAVERS));
    expect(postcss).toEqual(STYLE_SAVERS);
    expect(unusedSymbols).toContain('swal2-input');
    expect(define).toHaveProperty('__REACT_DEVTOOLS_GLOBAL_HOOK__');
  });

  test('has none of it when it is switched off, and all else', async () => {
    const on = await configure('');
    const { plugins, postcss, unusedSymbols, define } = await configure('all');
    const names = plugins.map(({ name }) => name);
    expect(names).toEqual(on.plugins.map(({ name }) => name).filter((name) => !SAVERS.includes(name)));
    expect(names).toContain('haat-views');
    expect([postcss, unusedSymbols, define]).toEqual([[], [], {}]);
  });

  test('can be without a single one', async () => {
    const { plugins, postcss } = await configure('classes');
    expect(plugins.map(({ name }) => name)).not.toContain('haat-short-classes');
    expect(postcss).toEqual(['haat-short-tokens']);
  });

  test('refuses a name that nothing has', async () => {
    await expect(configure('colours')).rejects.toThrow('BYTE_SAVING_OFF has "colours"');
  });

  test('is another one when something is switched off', async () => {
    const folders = { catalog: resolve('tests/fixtures/none'), cache: resolve('node_modules/.cache/haat') };
    const before = await takeFingerprint(folders as never);
    vi.stubEnv('BYTE_SAVING_OFF', 'all');
    expect(await takeFingerprint(folders as never)).not.toBe(before);
  });
});

test('all that saves bytes has a line on the page about it', () => {
  const page = readFileSync(`${FOLDER}/README.md`, 'utf8');
  for (const name of BYTE_SAVERS) expect(page).toContain(`| \`${name}\``);
});

test('the code of packages is never changed', () => {
  const root = resolve('.');
  expect(`${root}/src/routes/a.astro`).toMatch(OWN_TEMPLATE);
  expect(`${root}/src/islands/Cart.tsx`).toMatch(OWN_SCRIPT);
  for (const id of ['astro/components/Image.astro', 'a/src/b.astro', 'a/src/b.ts', 'react/cjs/react.production.js'])
    for (const pattern of [OWN_TEMPLATE, OWN_SCRIPT]) expect(`${root}/node_modules/${id}`).not.toMatch(pattern);
  // Plugins that change code are in this folder, and take their files from there.
  const plugins = readdirSync('src/integration', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => /^\s+transform(?:\(|:)/m.test(readFileSync(`src/integration/${file}`, 'utf8')));
  expect(plugins.sort()).toEqual([
    ...['short-classes', 'short-markup', 'short-tokens', 'without-offers'].map((name) => `byte-saving/${name}.ts`),
    // Changes what imports messages.
    'messages/messages-plugin.ts',
    // Changes what imports the product's components, also in packages for shops.
    'overrides/overrides-plugin.ts',
  ]);
  for (const file of plugins.filter((name) => name.startsWith('byte-saving/')))
    expect(readFileSync(`src/integration/${file}`, 'utf8')).toMatch(/id: OWN_/);
});
