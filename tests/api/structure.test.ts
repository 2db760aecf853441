import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { describe, expect, test } from 'vitest';

const API = join(import.meta.dirname, '../../src/api');
const files = readdirSync(API, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file: file.split(sep).join('/'), code: readFileSync(join(API, file), 'utf8') }));

/** The files that may read the whole catalogue: at the start, when it has changed, and for whoever asks for its products. */
const WHOLE_CATALOGUE = [
  'entry/host/host.ts',
  'ground/shop/read-shop.ts',
  'ground/shop/shop-thread.ts',
  'ground/shop/shop.ts',
];

test('no route, worker or command can read the whole catalogue', () => {
  const reading = files.filter(({ code }) =>
    /load\/load\.ts'|\b(?:readShop|openShop|loadCatalog|readCatalog)\(/.test(code),
  );
  expect(reading.map(({ file }) => file).sort()).toEqual(WHOLE_CATALOGUE);
  const { code = '' } = files.find(({ file }) => file === 'ground/services.ts') ?? {};
  expect(code.match(/\breload[A-Z]\w+/g)).toEqual(['reloadSellers']);
});

/** The room of src/api that writes to a table: the list of src/api/README.md, "Who writes what". */
const OWNERS: Readonly<Record<string, string>> = {
  accounts: 'records/accounts',
  sessions: 'records/accounts',
  password_resets: 'records/accounts',
  email_confirmations: 'records/accounts',
  one_time_codes: 'records/accounts',
  addresses: 'records/accounts',
  orders: 'records/orders',
  shipments: 'records/orders',
  order_lines: 'records/orders',
  order_events: 'records/orders',
  returns: 'records/orders',
  return_pictures: 'records/orders',
  balance_entries: 'records/orders',
  refunds: 'records/orders',
  counters: 'records/orders',
  payments: 'records/payments',
  provider_payments: 'records/payments',
  sellers: 'records/sellers',
  seller_documents: 'records/sellers',
  seller_changes: 'records/sellers',
  sold_out: 'records/sellers',
  stock_counts: 'records/stock',
  seller_products: 'records/products',
  seller_pictures: 'records/products',
  seller_postings: 'records/ledger',
  seller_entries: 'records/ledger',
  seller_years: 'records/ledger',
  seller_months: 'records/ledger',
  seller_month_sums: 'records/ledger',
  seller_open_days: 'records/ledger',
  payouts: 'records/ledger',
  reviews: 'records/reviews',
  complaints: 'records/complaints',
  newsletter: 'records/newsletter',
  restock_alerts: 'records/restock',
  outbox: 'ground/outbox',
  message_links: 'ground/outbox',
  opt_outs: 'ground/outbox',
  daily_reports: 'entry/reports',
  idempotency_keys: 'ground/limits',
  rate_limits: 'ground/limits',
  known_clients: 'ground/limits',
  audit: 'ground/audit',
  audit_release: 'ground/audit',
  staff: 'records/staff',
  staff_sessions: 'records/staff',
  passkeys: 'records/staff',
  passkey_challenges: 'records/staff',
  clock: 'ground/clock',
  host_facts: 'ground/shop',
};
/** Tables of the host itself, without anything about people (entry/privacy/rooms.ts). */
const HOST_TABLES = ['daily_reports', 'clock', 'host_facts'];
/** Files that write to tables whose names they are given; README.md has the reasons. */
const BY_NAME = [
  'entry/privacy/erase-order.ts',
  'entry/privacy/erase-person.ts',
  'entry/privacy/retention.ts',
  'ground/database/insert-rows.ts',
  'records/accounts/clamp-lives.ts',
  'records/accounts/login.ts',
];

/** Files that write with SQL as text: the list of the migrations that are done, and a restored backup. */
const BY_TEXT = ['entry/backup/restore-backup.ts', 'ground/database/engines/migrate.ts'];

/** A file's layer and room: `records/orders`. */
const roomOf = (file: string): string => file.split('/').slice(0, 2).join('/');
const written = files
  .filter(({ file }) => !file.startsWith('ground/database/migrations/'))
  .flatMap(({ file, code }) =>
    [
      ...code.matchAll(/(?:\.(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(|\binto\()\s*(?:'(\w+)')?/g),
    ].map(([, table]) => ({ file, table })),
  );

describe('each table of the database', () => {
  test('is written to by its owner alone', () => {
    const others = written.filter(({ file, table }) => table !== undefined && OWNERS[table] !== roomOf(file));
    expect(others.map(({ file, table }) => `${file} ${table}`)).toEqual([]);
  });

  test('is named where it is written to, besides the exceptions', () => {
    const unnamed = written.filter(({ table }) => table === undefined).map(({ file }) => file);
    expect([...new Set(unnamed)].sort()).toEqual(BY_NAME);
  });

  test('is written to with SQL as text nowhere, besides the exceptions', () => {
    const texts = files.filter(
      ({ file, code }) =>
        !file.startsWith('ground/database/migrations/') &&
        /\b(?:insert\s+into|delete\s+from|update\s+\S+\s+set|merge\s+into)\b/i.test(code),
    );
    expect(texts.map(({ file }) => file).sort()).toEqual(BY_TEXT);
  });

  test('is changed by commands and pages of the operator through functions of its room alone', () => {
    const jobs = files.filter(({ file, code }) => /^(?:entry\/operator|office)\//.test(file) && /\.write\(/.test(code));
    // A backup of tables as they are, and the trail of what was looked at.
    const allowed = ['entry/operator/backup.ts', 'entry/operator/command.ts'];
    expect(jobs.map(({ file }) => file).sort()).toEqual(allowed);
  });

  test('has the rule of what it holds about people with its owner', () => {
    const rules = files
      .filter(({ file }) => file.endsWith('/personal-data.ts'))
      .flatMap(({ file, code }) =>
        [...code.matchAll(/^ {4}(\w+): (?:ruleFor|impersonal)\b/gm)].map(([, table = '']) => [table, roomOf(file)]),
      );
    const own = Object.entries(OWNERS).filter(([table]) => !HOST_TABLES.includes(table));
    expect(Object.fromEntries(rules)).toEqual(Object.fromEntries(own));
  });

  test('stands with its owner in README.md', () => {
    const readme = readFileSync(join(API, 'README.md'), 'utf8');
    const rows = [...readme.matchAll(/^\| `([\w/-]+\/)` +\| ((?:`\w+`(?:, )?)+) +\|$/gm)];
    const named = rows.flatMap(([, owner = '', tables = '']) =>
      [...tables.matchAll(/`(\w+)`/g)].map(([, table = '']) => [table, owner.replace(/\/$/, '')]),
    );
    expect(Object.fromEntries(named)).toEqual(OWNERS);
  });
});

describe('imports within the host', () => {
  const targets = new Map(
    files.map(({ file, code }) => [
      file,
      [...code.matchAll(/\b(?:from|import)\s*\(?\s*['"](\.[^'"\n]+)['"]/g)].map(([, target = '']) =>
        relative(API, join(API, dirname(file), target))
          .split(sep)
          .join('/'),
      ),
    ]),
  );

  test('make no circle, those of types alone included', () => {
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (file: string, path: readonly string[]): void => {
      if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
      if (done.has(file) || path.includes(file)) return;
      for (const target of targets.get(file) ?? []) if (targets.has(target)) visit(target, [...path, file]);
      done.add(file);
    };
    for (const { file } of files) visit(file, []);
    expect(circles).toEqual([]);
  });

  test('of what reads a seller’s table lead there from its thread alone', () => {
    const reading = /import\s+\{[^}]*\b(?:readTable|checkRows|openCsv)\b[^}]*\}/;
    const readers = files.filter(({ code }) => reading.test(code)).map(({ file }) => file);
    expect(readers.sort()).toEqual(['records/products/read-table.ts', 'records/products/table-thread.ts']);
  });

  test('of the dashboard lead to no command: it calls the functions that commands call', () => {
    const strays = files
      .filter(({ file }) => file.startsWith('office/'))
      .flatMap(({ file, code }) =>
        /\b(?:findCommand|OperatorCommand|CommandArguments)\b/.test(code) ||
        (targets.get(file) ?? []).includes('entry/operator/commands.ts')
          ? [file]
          : [],
      );
    expect(strays).toEqual([]);
  });

  /** Layers of the host, from the lowest; the offices stand in the highest, too. */
  const LAYERS = ['ground', 'records', 'notices', 'entry'];
  const folderOf = (file: string): string => (file.startsWith('office/') ? 'entry' : (file.split('/')[0] ?? ''));
  const links = [...targets].flatMap(([file, goals]) =>
    goals.filter((goal) => targets.has(goal)).map((goal) => ({ file, goal })),
  );

  test('point from layer to layer downwards only', () => {
    const layerOf = (file: string): number => LAYERS.indexOf(folderOf(file));
    expect(files.map(({ file }) => file).filter((file) => layerOf(file) < 0)).toEqual([]);
    expect(links.length).toBeGreaterThan(1_000);
    const upward = links.filter(({ file, goal }) => layerOf(goal) > layerOf(file));
    expect(upward.map(({ file, goal }) => `${file} imports ${goal}`)).toEqual([]);
  });
});
