import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Route, ROUTES } from '../src/views/routes.ts';
import { findFolderCircles } from './support/folder-graph.ts';
import { findChains, findCycles, readImports, type SourceFile } from './support/import-graph.ts';

const SRC = join(import.meta.dirname, '../src');
const FREE = ['paths.ts', 'styles', 'messages'];
/** For code that Node runs as it stands. */
const ON_NODE = ['package.ts', 'command-line.ts', 'compare-secrets.ts', 'html.ts', 'real-paths.ts', 'write-beside.ts'];
/** What each room may import besides itself, `src/paths.ts` and `src/styles`: imports point down only. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  routes: ['views', 'layouts', 'components', 'client', 'islands', 'stores', 'browser', 'orders', 'contract', 'core'],
  // Of views only the types: see below.
  layouts: ['views', 'components', 'client', 'islands', 'browser', 'core'],
  components: ['views', 'client', 'islands', 'stores', 'browser', 'orders', 'contract', 'core'],
  views: ['catalog', 'core'],
  client: ['islands', 'stores', 'browser', 'orders', 'contract', 'core'],
  islands: ['stores', 'browser', 'core'],
  stores: ['browser', 'core'],
  browser: ['core'],
  worker: ['core'],
  tables: ['catalog', 'core', ...ON_NODE],
  import: ['tables', 'catalog', 'core', ...ON_NODE],
  api: ['theme', 'tables', 'catalog', 'orders', 'contract', 'core', ...ON_NODE],
  'cli/upgrade': ['integration', 'catalog', 'core', ...ON_NODE],
  'cli/new-shop': ['theme', 'integration', 'catalog', 'core', ...ON_NODE],
  'cli/report': ['theme', 'integration', 'catalog', 'core', ...ON_NODE],
  'cli/doctor': ['cli/upgrade', 'cli/hosting', 'api', 'integration', 'catalog', 'core', ...ON_NODE],
  // Its browser part (`app`) has arrows of its own: see "the editor".
  admin: ['theme', 'integration', 'catalog', 'core', ...ON_NODE],
  cli: [
    'theme',
    'admin',
    'cli/report',
    'cli/doctor',
    'cli/new-shop',
    'cli/upgrade',
    'cli/hosting',
    'cli/deploy',
    'cli/server',
    'cli/run',
    'cli/terminal',
    'api',
    'integration',
    'import',
    'tables',
    'catalog',
    'core',
    ...ON_NODE,
  ],
  'cli/run': ['cli/server', 'cli/terminal', 'api', 'integration', 'catalog', 'core', ...ON_NODE],
  'cli/terminal': ['cli/upgrade', 'integration', 'import', 'tables', 'catalog', 'core', ...ON_NODE],
  'cli/hosting': ['cli/deploy', 'cli/server', 'integration', 'core', ...ON_NODE],
  'cli/deploy': ['cli/server', 'integration', 'core', ...ON_NODE],
  'cli/server': ['api', 'integration', 'catalog', 'core', ...ON_NODE],
  integration: ['theme', 'views', 'catalog', 'contract', 'core', ...ON_NODE],
  theme: ['catalog', 'core', ...ON_NODE],
  catalog: ['core', ...ON_NODE],
  orders: ['contract', 'core'],
  contract: ['core'],
  core: [],
  'paths.ts': ['core'],
  'command-line.ts': ['package.ts'],
  'package.ts': [],
  'compare-secrets.ts': [],
  'html.ts': [],
  'real-paths.ts': [],
  'write-beside.ts': ['real-paths.ts'],
  'cli/packaging': ['admin', 'cli/upgrade', 'catalog', 'package.ts'],
  styles: [],
  messages: ['package.ts'],
};
/** Rooms whose scripts run in browsers. */
const BROWSER_ROOMS = [
  'routes',
  'layouts',
  'components',
  'client',
  'islands',
  'stores',
  'browser',
  'worker',
  'orders',
  'core',
];
/** Rooms that ask the catalogue for nothing. */
const SHOWN_ROOMS = ['layouts', 'components', 'client', 'islands', 'stores', 'browser', 'worker'];
/** What makes markup or script of text: the pages' policy (`require-trusted-types-for`) refuses it. */
const SINKS =
  /\b(?:innerHTML|outerHTML|insertAdjacentHTML|DOMParser|createContextualFragment|setHTMLUnsafe|parseHTMLUnsafe|dangerouslySetInnerHTML|srcdoc)\b|\bdocument\.write|\beval\(|\bnew Function\b|\bset(?:Timeout|Interval)\(['"`]/;
/** Heavy packages for the build, which never reach the browser, and the rooms that may use them. */
const BUILD_PACKAGES =
  /^(?:zod|sharp|sanitize-html|htmlparser2|jsonc-parser|any-ascii|csv-parse|csv-stringify|read-excel-file|yauzl|messageformat)(?:\/|$)/;
const BUILD_ROOMS = ['contract', 'messages', 'admin', 'catalog', 'import', 'tables', 'integration', 'cli', 'api'];

/**
 * What loads its styles by their address, in a file of their own: pages of orders and sellers, whose scripts ask the host meanwhile; alerts, which
 * take most of their styles from a package; and the sheet, whose styles are asked for when a finger goes down on a card.
 */
const STYLES_APART =
  /^(?:client\/(?:orders|returns|seller)\/|browser\/(?:alerts\/alerts|pictures\/show-photos)\.ts$|components\/lists\/SheetTemplate\.astro$)/;

/** Files whose code browsers load; of the other .astro files their scripts. */
const BROWSER_ENTRIES = /^(?:client|islands|stores|browser|worker|admin\/app)\/|\.astro$/;
/** What no chain of imports may lead a browser to. */
const BUILD_ONLY =
  /^(?:admin\/server|catalog|import|tables|api|integration|cli|views)\/|^node:|^(?:zod|sharp|sanitize-html|htmlparser2|jsonc-parser|any-ascii|csv-parse|csv-stringify|read-excel-file|yauzl)(?:\/|$)/;
const graph = readImports(SRC);
/** In a bundle the texts themselves stand where messages and their language are used (integration/messages). */
const bundled = new Map(
  [...graph].map(([file, entry]) => [
    file,
    file.startsWith('messages/rooms/') || file === 'messages/language.ts' ? { imports: [], scriptImports: [] } : entry,
  ]),
);
const files = [...graph.keys()];
/** The room of a file: the folder of `src`, of `src/cli` the folder in it, or the file directly below `src`. */
const roomOf = (file: string): string => /^(?:cli\/[^/.]+(?=\/)|[^/]+)/.exec(file)?.[0] ?? '';
const imports = [...graph].flatMap(([file, entry]) =>
  entry.imports.map(({ target }) => ({ file, room: roomOf(file), target })),
);
/** The room of a relative import; `..` for what lies outside src. */
const goalOf = (file: string, target: string): string => roomOf(posix.join(posix.dirname(file), target));
const show = (found: typeof imports) => found.map(({ file, target }) => `${file} imports ${target}`);

describe('imports', () => {
  test('are found in every room that exists', () => {
    expect(imports.length).toBeGreaterThan(100);
    expect(files.map(roomOf).filter((room) => !(room in ARROWS))).toEqual([]);
  });

  test('point down only', () => {
    const upward = imports.filter(({ file, room, target }) => {
      const goal = goalOf(file, target);
      return target.startsWith('.') && ![room, ...FREE, ...(ARROWS[room] ?? [])].includes(goal);
    });
    expect(show(upward)).toEqual([]);
  });

  test('leave core and the paths without any package', () => {
    const bare = imports.filter(({ room, target }) => ['core', 'paths.ts'].includes(room) && !target.startsWith('.'));
    expect(show(bare)).toEqual([]);
  });

  test('bring no package of the build into the browser', () => {
    const strays = imports.filter(
      ({ room, target }) => BUILD_PACKAGES.test(target) && !BUILD_ROOMS.includes(room.split('/')[0] ?? ''),
    );
    expect(show(strays)).toEqual([]);
  });
});

/**
 * The parts of the package that a shop may do without, and the packages that each alone needs: src/decisions/cli-upgrade.md has what they take. Loaded
 * at first use are those that few shops ask for.
 */
const PARTS: Readonly<Record<string, RegExp>> = {
  api: /^(?:@hono\/node-server|@opentelemetry\/.+|@simplewebauthn\/server|jsbarcode|kysely|nodemailer|pg|prom-client|uqr)(?:\/|$)/,
  tables: /^(?:csv-parse|csv-stringify|read-excel-file|yauzl)(?:\/|$)/,
  'cli/deploy': /^aws4fetch(?:\/|$)/,
};
const AT_FIRST_USE = /^(?:@opentelemetry\/|@simplewebauthn\/server|jsbarcode|pg$|uqr$)/;

describe('the parts of the package', () => {
  test.each(Object.entries(PARTS))('have packages of their own: %s', (part, packages) => {
    const using = imports.filter(({ target }) => packages.test(target));
    expect(using.length).toBeGreaterThan(0);
    expect(show(using.filter(({ room }) => room !== part))).toEqual([]);
  });

  test('load at first use what few shops ask for', () => {
    const early = files.filter((file) =>
      [
        ...readFileSync(join(SRC, file), 'utf8').matchAll(/^(?:import|export)\b(?! type\b)[^;'"]*?from '([^']+)'/gm),
      ].some(([, target = '']) => AT_FIRST_USE.test(target)),
    );
    expect(early).toEqual([]);
  });
});

describe('chains of imports', () => {
  const made = (imports: Record<string, readonly string[]>): Map<string, SourceFile> =>
    new Map(
      Object.entries(imports).map(([file, targets]) => {
        const found = targets.map((target) => ({ target, file: target, isType: false }));
        return [file, { imports: found, scriptImports: found }];
      }),
    );

  test('are read from static, dynamic and type imports', () => {
    const targets = (file: string) =>
      graph.get(file)?.imports.map(({ target, isType }) => `${target}${isType ? ' type' : ''}`);
    expect(targets('browser/api/token.ts')).toEqual([
      '@nanostores/persistent',
      '../../core/site/stored-keys.ts type',
      '../storage.ts',
    ]);
    expect(targets('client/boot/boot.ts')).toContain('../cart/cart-drawer.ts');
    expect(graph.get('routes/404.astro')?.scriptImports.map(({ target }) => target)).toEqual([
      '../client/product/moved-product.ts',
    ]);
  });

  test('lead no browser to the catalogue, the host, the build or their packages', () => {
    const entries = [...graph.keys()].filter((file) => BROWSER_ENTRIES.test(file));
    expect(entries.length).toBeGreaterThan(100);
    expect(findChains(bundled, entries, (goal) => BUILD_ONLY.test(goal))).toEqual([]);
  });

  test('lead to the types of requests and answers alone from what browsers load, not to their schemas', () => {
    const readers = BROWSER_ROOMS;
    const ofContract = [...graph].flatMap(([file, entry]) =>
      entry.imports
        .filter(({ target }) => target.startsWith('.') && goalOf(file, target) === 'contract')
        .map(({ isType }) => ({ file, room: roomOf(file), isType })),
    );
    const read = ofContract.filter(({ room }) => readers.includes(room));
    expect(read.length).toBeGreaterThan(50);
    expect(read.filter(({ isType }) => !isType).map(({ file }) => file)).toEqual([]);
  });

  test('are followed to their ends', () => {
    const graph = made({ 'stores/a.ts': ['core/b.ts'], 'core/b.ts': ['core/c.ts'], 'core/c.ts': ['zod'] });
    expect(findChains(graph, ['stores/a.ts'], (goal) => BUILD_ONLY.test(goal))).toEqual([
      'stores/a.ts → core/b.ts → core/c.ts → zod',
    ]);
  });

  test('never come back to where they began', () => {
    expect(findCycles(graph)).toEqual([]);
  });

  test('between rooms, types included, never come back either', () => {
    const styles = new Map(
      readdirSync(SRC, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.css'))
        .map((file) => [file.split(sep).join('/'), readFileSync(join(SRC, file), 'utf8')]),
    );
    const goals = [
      ...imports.filter(({ target }) => target.startsWith('.')),
      ...[...styles].flatMap(([file, code]) =>
        [...code.matchAll(/@import '(\.[^']+)'/g)].map(([, target = '']) => ({ file, room: roomOf(file), target })),
      ),
    ].map(({ file, room, target }) => ({ room, goal: goalOf(file, target) }));
    const rooms = new Set(goals.map(({ room }) => room));
    const between = [...rooms].map((room) => [
      room,
      goals.filter((from) => from.room === room && from.goal !== room && from.goal !== '..').map(({ goal }) => goal),
    ]);
    expect(styles.size).toBeGreaterThan(20);
    expect(findCycles(made(Object.fromEntries(between)))).toEqual([]);
  });

  test('between folders, types included, never come back: each folder is known to those above it alone', () => {
    expect(findFolderCircles(graph)).toEqual([]);
  });

  test('of styles are within scripts, but where these are large and come beside an answer of the host', () => {
    const apart = imports.filter(({ target }) => target.endsWith('.css?url')).map(({ file }) => file);
    expect(apart.length).toBeGreaterThan(5);
    expect(apart.filter((file) => !STYLES_APART.test(file))).toEqual([]);
  });

  test('that come back are found', () => {
    expect(findCycles(made({ a: ['b'], b: ['c'], c: ['b', 'd'], d: [] }))).toEqual([['b', 'c']]);
  });
});

describe('the editor', () => {
  test('has pages that share the contract with its server, and rules with the shop, and nothing else', () => {
    const goals = imports
      .filter(({ file, target }) => file.startsWith('admin/app/') && target.startsWith('.'))
      .map(({ file, target }) => ({ file, target, goal: posix.join(posix.dirname(file), target) }));
    const strays = goals.filter(
      ({ goal }) => !/^(?:admin\/(?:app\/|(?:form-)?contract\.ts)|core\/|styles\/|paths\.ts)/.test(goal),
    );
    expect(goals.length).toBeGreaterThan(10);
    expect(strays).toEqual([]);
  });

  test('is part of no build: nothing but the command of npm run dev leads to it', () => {
    const callers = imports.filter(
      ({ file, room, target }) => room !== 'admin' && target.startsWith('.') && goalOf(file, target) === 'admin',
    );
    expect([...new Set(callers.map(({ file }) => file))].sort()).toEqual(['cli/dev.ts', 'cli/packaging/prepack.ts']);
  });
});

describe('a page is a function of its view model', () => {
  const sourceOf = (file: string) => readFileSync(join(SRC, file), 'utf8');
  const inRooms = (rooms: readonly string[]) => files.filter((file) => rooms.includes(roomOf(file)));
  const shown = inRooms(SHOWN_ROOMS);

  test('so layouts, components, client, islands, stores and browser ask the catalogue for nothing, not even for a type', () => {
    const asking = imports.filter(
      ({ file, target }) => shown.includes(file) && target.startsWith('.') && goalOf(file, target) === 'catalog',
    );
    expect(show(asking)).toEqual([]);
  });

  test('and only the routes of npm run dev and the build call getSite', () => {
    const callers = files.filter((file) => /\bgetSite\b/.test(sourceOf(file)));
    expect(callers.filter((file) => roomOf(file) !== 'integration').sort()).toEqual([
      join('catalog', 'site', 'site.ts'),
      join('views', 'route-view.ts'),
    ]);
  });

  test('of whose room layouts and components know the types alone', () => {
    const values = shown.flatMap((file) =>
      [...sourceOf(file).matchAll(/^\s*(?:import|export)\b(?! type\b)[^;]*?['"]([^'"\n]+)['"]/gm)]
        .filter(([, target = '']) => target.startsWith('.') && goalOf(file, target) === 'views')
        .map(([, target]) => `${file} imports ${target}`),
    );
    expect(values).toEqual([]);
  });

  test('that src/views/routes.ts names for its file', () => {
    const routes = inRooms(['routes']);
    const named = routes.map((file) => {
      const [, name = ''] = /\bviewOf\(ROUTES\.(\w+), Astro\)/.exec(sourceOf(file)) ?? [];
      return `routes/${(ROUTES as Readonly<Record<string, Route>>)[name]?.file}.astro`;
    });
    expect(named).toEqual(routes.map((file) => file.replaceAll('\\', '/')));
    expect(routes.length).toBe(Object.keys(ROUTES).length);
  });
});

describe('scripts of pages', () => {
  const scripts = files
    .filter((file) => BROWSER_ROOMS.includes(roomOf(file)))
    .map((file) => ({
      file,
      code: readFileSync(join(SRC, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''),
    }));

  test('make no markup or script of text: templates, DOM calls and browser/make.ts do', () => {
    const found = scripts.flatMap(({ file, code }) => {
      const [sink] = SINKS.exec(code) ?? [];
      return sink ? [`${file} has ${sink}`] : [];
    });
    expect(found).toEqual([]);
  });

  test('have one policy for what libraries need', () => {
    const makers = scripts.filter(({ code }) => code.includes('createPolicy')).map(({ file }) => file);
    expect(makers).toEqual(['browser/trusted-types.ts']);
  });
});
