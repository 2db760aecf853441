import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readImports } from './support/import-graph.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string): string =>
  readFileSync(join(ROOT, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
const list = (folder: string, name: RegExp): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.split(sep).join('/')}`)
    .filter((file) => name.test(file));
const graph = new Map(
  ['src', 'tests'].flatMap((folder) =>
    [...readImports(join(ROOT, folder))].map(([file, { imports }]): [string, typeof imports] => [
      `${folder}/${file}`,
      imports,
    ]),
  ),
);
const isOf = (target: string, name: string): boolean => target === name || target.startsWith(`${name}/`);
/** Files of a folder that import a package's values. */
const using = (name: string, folder: string): string[] =>
  [...graph]
    .filter(
      ([file, imports]) => file.startsWith(folder) && imports.some((one) => !one.isType && isOf(one.target, name)),
    )
    .map(([file]) => file);
/** Those of some files that don't import a package, themselves or by a file beside them. */
const without = (name: string, files: readonly string[]): string[] => {
  const found = new Set(using(name, ''));
  return files.filter((file) => !found.has(file));
};
const stores = list('src/stores', /\.ts$/);
const islands = [...graph.keys()].filter((file) => file.startsWith('src/islands/'));
/** What makes stores, and the package that it is of. */
const MAKERS: Readonly<Record<string, string>> = {
  atom: 'nanostores',
  map: 'nanostores',
  computed: 'nanostores',
  persistentAtom: '@nanostores/persistent',
  persistentMap: '@nanostores/persistent',
};
/** `export const $cart = persistentAtom<Cart>(…` */
const STORE = /\bconst (\$\w+)\s*(?::[^=]+)?=\s*(\w+)/g;

/** What keeps more than a flag of a visitor: cart, wishlist, session, PIN code, comparison and sizes. */
const KEPT = [
  'src/stores/cart.ts',
  'src/stores/wishlist.ts',
  'src/browser/api/token.ts',
  'src/client/delivery/deliver-to.ts',
  'src/client/compare/compared.ts',
  'src/client/size/own-size.ts',
];

/** The packages that the shop is made of, and what of it is not made of one. Each answer is a list of what is wrong. */
const STACK: Readonly<Record<string, () => readonly string[]>> = {
  astro: () => [
    ...['src/routes', 'src/layouts'].flatMap((room) => list(room, /\.(?:tsx|jsx|html|vue|svelte)$/)),
    ...(/\bAstroIntegration\b/.test(read('src/integration/index.ts')) ? [] : ['src/integration/index.ts']),
    ...(/from 'astro\/config'/.test(read('astro.config.mjs')) ? [] : ['astro.config.mjs']),
  ],
  '@astrojs/react': () =>
    /\bintegrations: \[[^\]]*\breact\(|\breact\(\)/.test(read('src/integration/index.ts'))
      ? without('@astrojs/react', ['src/integration/index.ts'])
      : ['src/integration/index.ts does not add it'],
  // A hook is a hook of React, and a component is markup of it.
  react: () =>
    islands.filter(
      (file) => /\buse(?:State|Effect|Ref|LayoutEffect)\(/.test(read(file)) && !using('react', file).length,
    ),
  'react-dom': () => without('react-dom', ['src/islands/panels.tsx', 'src/islands/listing.tsx']),
  nanostores: () => [
    ...[...graph.keys()].filter((file) => file.startsWith('src/')).flatMap(findStrayStores),
    ...stores.filter((file) => !makesStore(file) && !actsOnStore(file)),
  ],
  '@nanostores/react': () => [
    ...['cart/Cart.tsx', 'cart/CartDrawer.tsx', 'login/LoginPanel.tsx', 'Pagination.tsx', 'panels.tsx'].flatMap(
      (file) => without('@nanostores/react', [`src/islands/${file}`]),
    ),
    ...islands.filter((file) => /\buseSyncExternalStore\b|\$\w+\.(?:listen|subscribe)\(/.test(read(file))),
  ],
  '@nanostores/persistent': () => [
    ...KEPT.filter((file) => !/\bpersistentAtom\b[<(]/.test(read(file))),
    ...without('@nanostores/persistent', ['src/browser/storage.ts']),
    // A store's value is kept by the package alone.
    ...stores.filter((file) => /\b(?:local|session)Storage\b|\.listen\([^)]*writeStored/.test(read(file))),
  ],
  sweetalert2: () => [
    ...without('sweetalert2', ['src/browser/alerts/alerts.ts']),
    ...[...graph.keys()].filter(
      (file) => /^src\/(?!admin)/.test(file) && /(?<![\w.])(?:alert|confirm|prompt)\(['"`]/.test(read(file)),
    ),
  ],
  zod: () =>
    list('src/catalog/schema', /\.ts$/).filter((file) => /\bz\.\w+\(/.test(read(file)) && !using('zod', file).length),
  vitest: () => without('vitest', list('tests', /\.test\.ts$/).filter(isOwn)),
  '@playwright/test': () =>
    list('tests/browser', /\.spec\.ts$/).filter(
      (file) =>
        !graph.get(file)?.some((one) => one.target === '@playwright/test' || /(?:^|\/)shop\.ts$/.test(one.target)),
    ),
};

const isOwn = (file: string): boolean => !file.includes('node_modules/') && !file.startsWith('tests/fixtures/');
const makesStore = (file: string): boolean =>
  [...read(file).matchAll(STORE)].some(([, , maker = '']) => maker in MAKERS);
/** Whether a file's functions are about stores of the room: it imports one, or a function that changes one. */
const actsOnStore = (file: string): boolean =>
  /from '\.\/[\w-]+\.ts'/.test(read(file)) && !/\bdocument\b/.test(read(file));
/** Stores that no package makes, and what takes the place of a package. */
function findStrayStores(file: string): string[] {
  const code = read(file);
  const made = [...code.matchAll(STORE)].flatMap(([, name, maker = '']) =>
    maker in MAKERS && !using(MAKERS[maker] as string, file).length
      ? [`${file} makes ${name} without its package`]
      : [],
  );
  const own = [...Object.keys(MAKERS).filter((maker) => maker !== 'map'), 'useStore'].filter((name) =>
    new RegExp(`\\bfunction ${name}\\b|\\b(?:const|let) ${name}\\b`).test(code),
  );
  return [...made, ...own.map((name) => `${file} has a ${name} of its own`)];
}

const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;

describe('the stack', () => {
  test('has eleven packages', () => {
    expect(Object.keys(STACK).map((name) => name.replace('@playwright/test', 'playwright'))).toEqual([
      'astro',
      '@astrojs/react',
      'react',
      'react-dom',
      'nanostores',
      '@nanostores/react',
      '@nanostores/persistent',
      'sweetalert2',
      'zod',
      'vitest',
      'playwright',
    ]);
  });

  describe.each(Object.keys(STACK))('%s', (name) => {
    test('is pinned, and shops get it if they need it', () => {
      const needed = ['vitest', '@playwright/test'].includes(name) ? devDependencies : dependencies;
      expect(needed[name]).toMatch(/^\d+\.\d+\.\d+$/);
      expect(existsSync(join(ROOT, 'node_modules', name))).toBe(true);
    });

    test('is used by what it is for', () => {
      expect(using(name, '').length).toBeGreaterThan(0);
      expect(STACK[name]?.()).toEqual([]);
    });
  });
});

describe('the lock file', () => {
  interface Entry {
    readonly resolved?: string;
    readonly integrity?: string;
    readonly link?: boolean;
    readonly dependencies?: Readonly<Record<string, string>>;
    readonly optionalDependencies?: Readonly<Record<string, string>>;
  }
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, Entry>>;
  };

  test('has an entry for each package that another one names, for every platform', () => {
    const names = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
    const missing = Object.entries(packages).flatMap(([path, entry]) =>
      Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
        .filter((name) => !names.has(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test('names no registry, and has the hash of each package', () => {
    const strange = Object.entries(packages).filter(
      ([path, { resolved, integrity, link }]) =>
        path.includes('node_modules/') && (link ? /:/.test(resolved ?? '') : resolved !== undefined || !integrity),
    );
    expect(strange.map(([path]) => path)).toEqual([]);
  });
});
