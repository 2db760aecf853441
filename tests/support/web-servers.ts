import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { HOSTS } from '../../src/cli/hosting/hosts.ts';
import { readHostedSite } from '../../src/cli/hosting/site/hosted-site.ts';
import { writeHostFiles } from '../../src/cli/hosting/write-host-files.ts';

export interface WebServer {
  readonly address: string;
  stop(): Promise<void>;
}

/** An nginx that anybody may run. */
const nginxWith = (work: string, servers: string): string => `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${work}/nginx.pid;
error_log ${work}/log;
worker_processes 1;
events { worker_connections 256; }
http {
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${work}/${name};\n`).join('')}
${servers}
}
`;

interface Ports {
  readonly http: number;
  readonly https: number;
}

/** The programs that serve a site with the configuration of `npm run hosting`, as anybody's user. */
const PROGRAMS = {
  nginx: {
    configure: (work: string, root: string, port: number, forApi: string) =>
      nginxWith(
        work,
        `  include ${work}/host/http.conf;
  server { listen 127.0.0.1:${port}; root ${root}; include ${work}/host/server.conf; ${forApi} }`,
      ),
    configureExample: (work: string, example: string, { http, https }: Ports) =>
      nginxWith(
        work,
        example
          .replaceAll('listen 80', `listen 127.0.0.1:${http}`)
          .replaceAll('listen 443', `listen 127.0.0.1:${https}`)
          .replace(/\/etc\/letsencrypt\/live\/[^/]+/g, work),
      ),
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
    configureExample: (work: string, example: string, { http, https }: Ports) => `{
\tadmin off
\thttp_port ${http}
\thttps_port ${https}
\tdefault_bind 127.0.0.1
\tlocal_certs
\tskip_install_trust
\tlog {
\t\toutput file ${work}/log
\t}
}
${example}`,
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
  const [, block = ''] = /# An API host on this machine.*\n((?:\s+#.*\n)+)/.exec(example) ?? [];
  const lines = block.split('\n').flatMap((line) => /^\s+# ?(.*)/.exec(line)?.[1] ?? []);
  return lines.join('\n').replace('127.0.0.1:4322', `127.0.0.1:${api}`);
}

/** Serves a built site, as `npm run hosting` says, on a free port; with `api`, the port of an API host, what is below /api comes from there. */
export async function startServer(name: ProgramName, site: string, api?: number): Promise<WebServer> {
  const work = mkdtempSync(join(tmpdir(), `haat-${name}-`));
  const { root, example } = await writeConfiguration(name, site, work);
  const port = await findFreePort();
  const forApi = api === undefined ? '' : linesForApi(example, api);
  return launch(name, work, PROGRAMS[name].configure(work, root, port, forApi), `http://127.0.0.1:${port}`);
}

/** Makes the configuration of a server in the folder `host` of `work`. Returns the root of the site, and the example. */
async function writeConfiguration(name: ProgramName, site: string, work: string) {
  const hosted = await readHostedSite(site);
  const made = HOSTS[name].make(hosted, join(work, 'host'));
  await writeHostFiles(hosted, made, join(work, 'host'));
  const example = Object.entries(made.files).find(([file]) => file.startsWith('example.'))?.[1] ?? '';
  return { root: hosted.root, example };
}

/** A server that runs the example for the site's own name, at other ports. */
export interface ExampleServer extends WebServer {
  /** The ports in place of 80 and 443. */
  readonly ports: Ports;
}

/** Serves a built site by the example that `npm run hosting` makes, with a certificate for these names that nobody vouches for. */
export async function startExample(name: ProgramName, site: string, names: readonly string[]): Promise<ExampleServer> {
  const work = mkdtempSync(join(tmpdir(), `haat-${name}-`));
  const { example } = await writeConfiguration(name, site, work);
  const ports = { http: await findFreePort(), https: await findFreePort() };
  if (name === 'nginx') makeCertificate(work, names);
  const configuration = PROGRAMS[name].configureExample(work, example, ports);
  const server = await launch(name, work, configuration, `http://127.0.0.1:${ports.http}`);
  for (const servername of names) await waitForCertificate(ports.https, servername);
  return { ...server, ports };
}

/** Waits until a server has a certificate for a name: Caddy makes its own after it has begun to answer. */
async function waitForCertificate(port: number, servername: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const socket = connectTls({ host: '127.0.0.1', port, servername, rejectUnauthorized: false });
    const isThere = await new Promise((done) =>
      socket.once('secureConnect', () => done(true)).once('error', () => done(false)),
    );
    socket.destroy();
    if (isThere) return;
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Whether `startExample` can make a certificate. */
export const canCertify = (): boolean => spawnSync('openssl', ['version']).status === 0;

function makeCertificate(work: string, names: readonly string[]): void {
  const name = `subjectAltName=${names.map((entry) => `DNS:${entry}`).join()}`;
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', `${work}/privkey.pem`];
  const form = ['-subj', `/CN=${names[0]}`, '-addext', name, '-days', '2', '-out', `${work}/fullchain.pem`];
  execFileSync('openssl', ['req', '-x509', ...key, ...form], { stdio: 'pipe' });
}

async function launch(name: ProgramName, work: string, configuration: string, address: string): Promise<WebServer> {
  const program = findProgram(name);
  if (program === undefined) throw new Error(`${name} is not installed.`);
  writeFileSync(join(work, 'configuration'), configuration);
  mkdirSync(join(work, 'home'));
  const child = spawn(program, PROGRAMS[name].options(work), {
    env: { ...process.env, HOME: join(work, 'home'), XDG_DATA_HOME: work, XDG_CONFIG_HOME: work },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
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

export const findFreePort = (): Promise<number> =>
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
    const answer = await fetch(address, { redirect: 'manual' }).catch(() => undefined);
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
