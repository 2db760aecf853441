import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { createPasswords, type Passwords } from '../../../src/api/records/accounts/passwords/passwords.ts';
import { readConfig } from '../../../src/api/ground/config/config.ts';
import { openDatabase } from '../../../src/api/ground/database/engines/connect.ts';
import { createHost, type Host, shutDown } from '../../../src/api/entry/host/host.ts';
import { createHostServer } from './host-server.ts';
import { createLog } from '../../../src/api/ground/config/log.ts';
import { listen } from '../../../src/cli/server/listen.ts';
import { fastFolder } from '../../support/memory-folder.ts';
import { makeLastingFolder } from '../../support/temporary.ts';
import { Client } from './client.ts';
import { Contract, type OpenApi } from './contract.ts';
import { writeTestShop } from './shop.ts';

/** A Friday in November, 1 pm in India. */
const START = Date.parse('2026-11-20T07:30:00Z');
export const DAY_MS = 86_400_000;

export interface TestHostOptions {
  /** Variables besides those that every test host has. */
  readonly environment?: Record<string, string>;
  /** Address of a PostgreSQL database; a SQLite file of its own otherwise. */
  readonly database?: string | undefined;
  readonly dataDir?: string;
  readonly catalog?: string;
  /** It goes by a clock of its own, on a machine whose clock the test sets; hosts of one machine share it. */
  readonly time?: MachineTime | true;
}

/** What the clock of a machine shows, and how much time has passed on it. */
export interface MachineTime {
  shown: number;
  passed: number;
}

/** A host on a port of its own, with a clock that stands still unless a test turns it. Its workers work when they are told. */
export interface TestHost {
  readonly client: Client;
  readonly host: Host;
  readonly server: Server;
  readonly address: string;
  readonly clock: { now: number };
  /** The clock of the machine, where the host goes by its own. */
  readonly time: MachineTime | undefined;
  readonly environment: Record<string, string>;
  readonly catalog: string;
  /** What was logged. */
  readonly logged: () => string;
  /** Another host on the same database, with a clock of its own. */
  another(environment?: Record<string, string>): Promise<TestHost>;
  /** From now on a failure of the host fails no test. */
  allowErrors(): void;
  /** Sends what is in the outbox and returns all mails so far, oldest first, without those to sellers about orders and to the operator. */
  mails(): Promise<Mail[]>;
  /** The same, of a kind of those that `mails` leaves out. */
  mailsOf(kind: (typeof ASIDE)[number]): Promise<Mail[]>;
  close(): Promise<void>;
}

/** Mails that most tests do not look at. */
const ASIDE = [
  'seller-order',
  'seller-cancelled',
  'seller-return',
  'seller-complaint',
  'seller-summary',
  'seller-email-confirmation',
  'operator-summary',
] as const;

export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | undefined;
  /** All of its headers. */
  readonly head: string;
}

/** Starts a host on an empty database of the kind that a run is for. */
export type OpenHost = (options?: Omit<TestHostOptions, 'database'>) => Promise<TestHost>;

const sharedShop = writeTestShop();

const PASSWORD_COST = '10';
/** Hosts share the threads that hash: starting them takes longer than most tests. */
const sharedPasswords: Passwords = { ...createPasswords(Number(PASSWORD_COST)), close: async () => {} };

/** By what a contract depends on. A host takes longer to make its file, and a validator to compile it, than most tests take. */
const contracts = new Map<string, Contract>();

async function contractOf(
  address: string,
  { DATA_DIR, DATABASE_URL, ...settings }: Record<string, string>,
  catalog: string,
): Promise<Contract> {
  const key = JSON.stringify([settings, catalog]);
  const answer = contracts.has(key) ? undefined : await fetch(`${address}/api/openapi.json`);
  const contract = contracts.get(key) ?? new Contract((await answer?.json()) as OpenApi);
  contracts.set(key, contract);
  return contract;
}

const emptyFolder = makeLastingFolder();
/** A SQLite file with all tables and no rows. A copy of it is quicker than making the tables again. */
let emptyDatabase: Promise<string> | undefined;

async function makeEmptyDatabase(): Promise<string> {
  const url = join(emptyFolder, 'empty.db');
  await (await openDatabase({ url })).close();
  return url;
}

export async function startHost(options: TestHostOptions = {}): Promise<TestHost> {
  const dataDir = options.dataDir ?? mkdtempSync(join(fastFolder(), 'haat-test-'));
  const catalog = options.catalog ?? sharedShop;
  const environment: Record<string, string> = {
    DATA_DIR: dataDir,
    PASSWORD_COST,
    PAYMENT_SIMULATOR: 'on',
    RATE_LIMITS: 'off',
    CASHFREE_CURRENCIES: 'INR',
    ...(options.database !== undefined && { DATABASE_URL: options.database }),
    ...options.environment,
  };
  if (options.dataDir === undefined && options.database === undefined) {
    emptyDatabase ??= makeEmptyDatabase();
    copyFileSync(await emptyDatabase, readConfig(environment).databaseUrl);
  }
  const clock = { now: START };
  const time = options.time === true ? { shown: START, passed: 0 } : options.time;
  let address = '';
  let logged = '';
  const host = await createHost({
    config: readConfig(environment),
    catalog: { folder: catalog },
    address: () => address,
    ...(time ? { time: { read: async () => time.shown, passed: () => time.passed } } : { now: () => clock.now }),
    log: createLog('info', (text) => {
      logged += text;
    }),
    ...(environment['PASSWORD_COST'] === PASSWORD_COST && { passwords: sharedPasswords }),
  });
  const server = createHostServer(host.listener);
  address = await listen(server, 0, '127.0.0.1');
  const contract = await contractOf(address, environment, catalog);
  let isClosed = false;
  let mayFail = false;
  const close = async () => {
    if (isClosed) return;
    isClosed = true;
    server.closeAllConnections();
    // A test may have stopped it already.
    if (server.listening) await shutDown(server, host);
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    // Whatever a test asked for, a failure of the host itself is never an answer.
    if (!mayFail) expect(logged).not.toContain('"level":"error"');
  };
  onTestFinished(close);
  const aside = new Map<string, string>();
  /** Runs the workers, and returns the kinds of the mails that are set aside, by id. Their rows may be deleted later. */
  const findAside = async () => {
    while ((await host.workers.run()) > 0);
    const rows = await host.database.read
      .selectFrom('outbox')
      .select(['id', 'kind'])
      .where('kind', 'in', ASIDE)
      .execute();
    for (const { id, kind } of rows) aside.set(id, kind);
    return aside;
  };
  return {
    client: new Client(address, contract),
    host,
    server,
    address,
    clock,
    time,
    environment,
    catalog,
    logged: () => {
      host.services.log.flush();
      return logged;
    },
    another: (changes) =>
      startHost({
        dataDir,
        catalog,
        ...(time && { time }),
        database: options.database,
        environment: { ...options.environment, ...changes },
      }),
    allowErrors: () => {
      mayFail = true;
    },
    mails: async () => {
      const aside = await findAside();
      return readMails(join(dataDir, 'outbox')).filter(({ id }) => !aside.has(id));
    },
    mailsOf: async (kind) => {
      const aside = await findAside();
      return readMails(join(dataDir, 'outbox')).filter(({ id }) => aside.get(id) === kind);
    },
    close,
  };
}

function readMails(folder: string): Mail[] {
  let files: string[];
  try {
    files = readdirSync(folder).filter((file) => file.endsWith('.eml'));
  } catch {
    return [];
  }
  return files.sort().map((file) => {
    const [head, body] = splitPart(readFileSync(join(folder, file), 'utf8'));
    const header = (name: string) => new RegExp(`^${name}: (.*(?:\\r\\n .*)*)`, 'm').exec(head)?.[1] ?? '';
    const boundary = /boundary="([^"]+)"/.exec(head)?.[1];
    const parts = boundary === undefined ? [[head, body] as const] : body.split(`--${boundary}`).map(splitPart);
    const read = (type: string) => {
      const found = parts.find(([partHead]) => partHead.includes(`Content-Type: ${type}`));
      return found && decodePart(...found);
    };
    return {
      id: file.replace('.eml', ''),
      to: header('To'),
      subject: header('Subject').replace(/\r\n /g, ' '),
      text: read('text/plain') ?? '',
      html: read('text/html'),
      head,
    };
  });
}

function splitPart(part: string): readonly [head: string, body: string] {
  const [head = '', ...rest] = part.split('\r\n\r\n');
  return [head, rest.join('\r\n\r\n')];
}

function decodePart(head: string, body: string): string {
  if (/base64/.test(head)) return Buffer.from(body, 'base64').toString('utf8').replace(/\r\n/g, '\n');
  const text = /quoted-printable/.test(head)
    ? Buffer.from(
        body
          .replace(/=\r\n/g, '')
          .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
        'latin1',
      ).toString('utf8')
    : body;
  return text.replace(/\r\n/g, '\n');
}
