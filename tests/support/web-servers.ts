import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { HOSTS } from '../../src/hosting/hosts.ts';
import { readHostedSite } from '../../src/hosting/hosted-site.ts';
import { writeHostFiles } from '../../src/hosting/write-host-files.ts';

export interface WebServer {
  readonly address: string;
  stop(): Promise<void>;
}

/** The programs that serve a site with the configuration of `npm run hosting`, as anybody's user. */
const PROGRAMS = {
  nginx: {
    configure: (work: string, root: string, port: number, forApi: string) => `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${work}/nginx.pid;
error_log ${work}/log;
worker_processes 1;
events { worker_connections 256; }
http {
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${work}/${name};\n`).join('')}
  include ${work}/host/http.conf;
  server { listen 127.0.0.1:${port}; root ${root}; include ${work}/host/server.conf; ${forApi} }
}
`,
    options: (work: string) => ['-e', `${work}/log`, '-p', work, '-c', `${work}/configuration`],
  },
  caddy: {
    configure: (work: string, root: string, port: number, forApi: string) => `{
\tadmin off
\tauto_https off
\tlog {
\t\toutput file ${work}/log
\t}
}
import ${work}/host/shop.caddy
http://127.0.0.1:${port} {
\troot * ${root}
\timport shop
${forApi}
}
`,
    options: (work: string) => ['run', '--adapter', 'caddyfile', '--config', `${work}/configuration`],
  },
} as const;

export type ProgramName = keyof typeof PROGRAMS;
export const PROGRAM_NAMES = Object.keys(PROGRAMS) as ProgramName[];

/** Debian puts servers into a folder that is not in everybody's PATH. */
export function findProgram(name: ProgramName): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders
    .map((folder) => join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** The lines for an API host in the example that was made for a server: they are comments there. */
function linesForApi(example: string, api: number): string {
  const lines = example.split('\n').flatMap((line) => /^\s+# ?(.*)/.exec(line)?.[1] ?? []);
  return lines.slice(1).join('\n').replace('127.0.0.1:4322', `127.0.0.1:${api}`);
}

/** Serves a built site, as `npm run hosting` says, on a free port; with `api`, the port of an API host, what is below /api comes from there. */
export async function startServer(name: ProgramName, site: string, api?: number): Promise<WebServer> {
  const program = findProgram(name);
  if (program === undefined) throw new Error(`${name} is not installed.`);
  const work = mkdtempSync(join(tmpdir(), `haat-${name}-`));
  const hosted = await readHostedSite(site);
  const made = HOSTS[name].make(hosted, join(work, 'host'));
  await writeHostFiles(hosted, made, join(work, 'host'));
  const example = Object.entries(made.files).find(([file]) => file.startsWith('example.'))?.[1] ?? '';
  const port = await findFreePort();
  const { configure, options } = PROGRAMS[name];
  writeFileSync(
    join(work, 'configuration'),
    configure(work, hosted.root, port, api === undefined ? '' : linesForApi(example, api)),
  );
  mkdirSync(join(work, 'home'));
  const child = spawn(program, options(work), {
    env: { ...process.env, HOME: join(work, 'home'), XDG_DATA_HOME: work, XDG_CONFIG_HOME: work },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const address = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await end(child);
    rmSync(work, { recursive: true, force: true });
  };
  try {
    await waitFor(address, child);
  } catch {
    const log = output + readLog(join(work, 'log'));
    await stop();
    throw new Error(`${name} did not start:\n${log}`);
  }
  return { address, stop };
}

function readLog(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const findFreePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Waits until a server answers. @throws when it ends before, or after ten seconds */
async function waitFor(address: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) break;
    const answer = await fetch(address).catch(() => undefined);
    if (answer) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('no answer');
}

const end = (child: ChildProcess): Promise<void> =>
  new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });
