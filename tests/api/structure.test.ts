import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { describe, expect, test } from 'vitest';

const API = join(import.meta.dirname, '../../src/api');
const files = readdirSync(API, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file: file.split(sep).join('/'), code: readFileSync(join(API, file), 'utf8') }));

/** Folder of src/api, or file beside them, that writes to a table: the list of src/api/README.md, "Who writes what". */
const OWNERS: Readonly<Record<string, string>> = {
  accounts: 'accounts',
  sessions: 'accounts',
  password_resets: 'accounts',
  email_confirmations: 'accounts',
  one_time_codes: 'accounts',
  addresses: 'accounts',
  orders: 'orders',
  shipments: 'orders',
  order_lines: 'orders',
  order_events: 'orders',
  returns: 'orders',
  return_pictures: 'orders',
  ledger_entries: 'orders',
  refunds: 'orders',
  counters: 'orders',
  payments: 'payments',
  provider_payments: 'payments',
  sellers: 'sellers',
  seller_documents: 'sellers',
  seller_changes: 'sellers',
  sold_out: 'sellers',
  stock_counts: 'stock',
  seller_products: 'products',
  seller_pictures: 'products',
  seller_postings: 'ledger',
  seller_entries: 'ledger',
  seller_years: 'ledger',
  seller_months: 'ledger',
  seller_month_sums: 'ledger',
  seller_open_days: 'ledger',
  payouts: 'ledger',
  reviews: 'reviews',
  complaints: 'messages',
  newsletter: 'messages',
  restock_alerts: 'restock',
  outbox: 'mail',
  message_links: 'mail',
  opt_outs: 'mail',
  daily_reports: 'reports',
  idempotency_keys: 'idempotency.ts',
  rate_limits: 'limits.ts',
  known_clients: 'known-clients.ts',
  audit: 'audit.ts',
  audit_release: 'audit.ts',
  staff: 'staff',
  staff_sessions: 'staff',
  passkeys: 'staff',
  passkey_challenges: 'staff',
  clock: 'clock.ts',
  host_facts: 'site.ts',
};
/** Files that write to tables whose names they are given; README.md has the reasons. */
const BY_NAME = [
  'accounts/clamp-lives.ts',
  'accounts/login.ts',
  'orders/erase-data.ts',
  'privacy/erase-person.ts',
  'retention.ts',
];

/** Files that write with SQL as text: the list of the migrations that are done, and a restored backup. */
const BY_TEXT = ['backup/restore-backup.ts', 'database/migrate.ts'];

const roomOf = (file: string): string => file.split('/')[0] ?? '';
const written = files
  .filter(({ file }) => !file.startsWith('database/migrations/'))
  .flatMap(({ file, code }) =>
    [...code.matchAll(/\.(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*(?:'(\w+)')?/g)].map(
      ([, table]) => ({ file, table }),
    ),
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
        !file.startsWith('database/migrations/') &&
        /\b(?:insert\s+into|delete\s+from|update\s+\S+\s+set|merge\s+into)\b/i.test(code),
    );
    expect(texts.map(({ file }) => file).sort()).toEqual(BY_TEXT);
  });

  test('is changed by commands and pages of the operator through functions of its room alone', () => {
    const jobs = files.filter(({ file, code }) => /^operator(?:-pages)?\//.test(file) && /\.write\(/.test(code));
    // A backup of tables as they are, the trail of what was looked at, and the limit of sign-ins.
    const allowed = ['operator-pages/sign-in.ts', 'operator/backup.ts', 'operator/command.ts'];
    expect(jobs.map(({ file }) => file).sort()).toEqual(allowed);
  });

  test('stands with its owner in README.md', () => {
    const readme = readFileSync(join(API, 'README.md'), 'utf8');
    const rows = [...readme.matchAll(/^\| `([\w.-]+\/?)` +\| ((?:`\w+`(?:, )?)+) +\|$/gm)];
    const named = rows.flatMap(([, owner = '', tables = '']) =>
      [...tables.matchAll(/`(\w+)`/g)].map(([, table = '']) => [table, owner.replace('/', '')]),
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
    const reading = /import\s+\{[^}]*\b(?:readTable|checkRows|readCsv)\b[^}]*\}/;
    const readers = files.filter(({ code }) => reading.test(code)).map(({ file }) => file);
    expect(readers.sort()).toEqual(['products/read-table.ts', 'products/table-thread.ts']);
  });

  test('of the dashboard lead to no command: it calls the functions that commands call', () => {
    const strays = files
      .filter(({ file }) => file.startsWith('operator-pages/'))
      .flatMap(({ file, code }) =>
        /\b(?:findCommand|OperatorCommand|CommandArguments)\b/.test(code) ||
        (targets.get(file) ?? []).includes('operator/commands.ts')
          ? [file]
          : [],
      );
    expect(strays).toEqual([]);
  });

  test('of http reach no feature', () => {
    const allowed = /^(?:http\/|log\.ts$|database\/tables\.ts$|\.\.\/core\/)/;
    const strays = files
      .filter(({ file }) => file.startsWith('http/'))
      .flatMap(({ file }) =>
        (targets.get(file) ?? [])
          .filter((target) => !allowed.test(target))
          .map((target) => `${file} imports ${target}`),
      );
    expect(strays).toEqual([]);
  });
});
