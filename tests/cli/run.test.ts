import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.mjs';
import { type Command, commandLine } from '../../src/command-line.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

interface Result {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A project of the runner alone, whose npm writes down that it ran, and whose Node says of itself that it is the packages' own. */
function makeProject({ isInstalled = true, version = 'v24.0.0', npmCode = 0 } = {}) {
  const root = makeTemporaryFolder();
  const write = (file: string, content: string, mode = 0o644): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content, { mode });
  };
  for (const file of [
    'cli/run.mjs',
    'cli/run-program.mjs',
    'cli/haat.mjs',
    'cli/commands.mjs',
    'cli/install.mjs',
    'cli/compile-cache.mjs',
    'cli/renamed.mjs',
    'messages/types/check-rooms.mjs',
  ])
    cpSync(resolve('src', file), join(root, 'src', file));
  write('package.json', JSON.stringify({ type: 'module', devDependencies: { '@some/tool': '1.0.0' } }));
  write('package-lock.json', '{}');
  const own = `#!/bin/sh
if [ "$1" = --version ]; then echo ${version}; exit; fi
OWN_NODE=yes exec '${process.execPath}' "$@"
`;
  const install = `import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
appendFileSync('installs', process.argv.slice(2).join(' ') + '\\n');
console.log('added packages');
if (${npmCode}) process.exit(${npmCode});
mkdirSync('node_modules/.bin', { recursive: true });
writeFileSync('node_modules/.bin/node', ${JSON.stringify(own)}, { mode: 0o755 });
const packages = {};
if (process.argv.includes('--include=dev')) {
  mkdirSync('node_modules/@some/tool', { recursive: true });
  packages['node_modules/@some/tool'] = { dev: true };
}
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));`;
  write('npm.mjs', install);
  if (isInstalled) {
    write('node_modules/.bin/node', own, 0o755);
    write('node_modules/.package-lock.json', '{}');
  }
  const startWith = (
    runner: string,
    words: readonly string[],
    environment: Readonly<Record<string, string>> = {},
  ): ChildProcess =>
    spawn(process.execPath, [`src/cli/${runner}.mjs`, ...words], {
      cwd: root,
      // `npm test` keeps compiled modules for all processes.
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: '',
        npm_execpath: join(root, 'npm.mjs'),
        OWN_NODE: '',
        ...environment,
      },
    });
  const start = (...words: string[]): ChildProcess => startWith('haat', words);
  const run = (...words: string[]): Promise<Result> => resultOf(start(...words));
  /** Starts a test or a tool. */
  const runTool = (...words: string[]): Promise<Result> => resultOf(startWith('run', words));
  const installs = () => (existsSync(join(root, 'installs')) ? readFileSync(join(root, 'installs'), 'utf8') : '');
  const changeLock = () => utimesSync(join(root, 'package-lock.json'), Date.now() / 1000, Date.now() / 1000 + 60);
  return {
    root,
    write,
    start,
    startWith,
    run,
    runTool,
    changeLock,
    listInstalls: () => installs().split('\n').filter(Boolean),
  };
}

async function resultOf(child: ChildProcess): Promise<Result> {
  const ended = new Promise<[number | null, NodeJS.Signals | null]>((done) =>
    child.once('exit', (...outcome) => done(outcome)),
  );
  const read = (stream: Readable | null) => (stream ? text(stream) : '');
  const [stdout, stderr] = await Promise.all([read(child.stdout), read(child.stderr)]);
  const [code, signal] = await ended;
  return { code, signal, stdout, stderr };
}

/** Resolves once the process has printed something. */
const printed = (child: ChildProcess): Promise<unknown> => new Promise((done) => child.stdout?.once('data', done));

describe('the runner of commands', () => {
  test('installs packages that are missing, then starts the command with their Node', async () => {
    const { write, run, listInstalls } = makeProject({ isInstalled: false });
    write('src/cli/build.ts', 'console.log(process.env.OWN_NODE)');
    const { code, stdout, stderr } = await run('build');
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'yes\n' });
    expect(stderr).toContain('Installing packages');
    expect(stderr).toContain('added packages');
    expect(listInstalls()).toEqual([expect.stringMatching(/^install --omit=dev --no-save --ignore-scripts /)]);
  });

  test('installs again once the lock file is newer than the packages, and not before', async () => {
    const { write, run, listInstalls, changeLock } = makeProject();
    write('src/cli/build.ts', '');
    expect(await run('build')).toEqual({ code: 0, signal: null, stdout: '', stderr: '' });
    expect(listInstalls()).toEqual([]);
    changeLock();
    await run('build');
    expect(listInstalls()).toHaveLength(1);
  });

  test('installs packages of tests once a command needs them, and keeps them from then on', async () => {
    const { write, run, runTool, listInstalls, changeLock } = makeProject({ isInstalled: false });
    write('src/cli/build.ts', '');
    write('tests/run.ts', 'console.log("tested")');
    const kindsOf = () => listInstalls().map((words) => words.split(' ')[1]);
    await run('build');
    expect(kindsOf()).toEqual(['--omit=dev']);
    // npm's list of packages is newer than the lock file, though it has no package of tests.
    expect((await runTool('tests/run.ts')).stdout).toBe('tested\n');
    expect(kindsOf()).toEqual(['--omit=dev', '--include=dev']);
    await runTool('tests/run.ts');
    await run('build');
    expect(kindsOf()).toHaveLength(2);
    changeLock();
    await run('build');
    expect(kindsOf()).toEqual(['--omit=dev', '--include=dev', '--include=dev']);
  });

  test.each([
    ['20.19.4', ['src/admin/app', 'src/cli/node']],
    ['22.18.0', ['src/admin/app']],
  ])('with Node %s on the machine, installs the project’s own only where that is too old', async (version, parts) => {
    const { write, startWith, listInstalls, changeLock } = makeProject({ isInstalled: false });
    write('src/cli/build.ts', '');
    const code = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
    const older = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` };
    const partsOf = () =>
      listInstalls().map((words) => [...words.matchAll(/--workspace=(\S+)/g)].map(([, part]) => part));
    await resultOf(startWith('haat', ['build'], older));
    expect(partsOf()).toEqual(process.platform === 'linux' ? [parts] : [['src/admin/app']]);
    // What is there stays.
    changeLock();
    await resultOf(startWith('haat', ['build'], older));
    expect(partsOf()[1]).toEqual(['src/admin/app', 'src/cli/node']);
  });

  test('does not start the command when packages could not be installed', async () => {
    const { write, run } = makeProject({ isInstalled: false, npmCode: 3 });
    write('src/cli/build.ts', 'console.log("started")');
    const { code, stdout, stderr } = await run('build');
    expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
    expect(stderr).toContain('Check the network');
  });

  test.each([
    ['20.19.4', 1],
    ['22.17.1', 1],
    ['22.18.0', 0],
    ['24.1.0', 0],
  ])('with Node %s on the machine, makes a shop only where the shop would start there', async (version, code) => {
    const { write, startWith, listInstalls, root } = makeProject({ isInstalled: false });
    write('src/cli/new.ts', 'console.log("made")');
    write('own-node', `#!/bin/sh\necho v${version}\n`, 0o755);
    // npm puts the packages' own Node first, and names the one that it runs on itself.
    const own = { npm_node_execpath: join(root, 'own-node') };
    const result = await resultOf(startWith('haat', ['new', '../my-shop'], own));
    expect(result).toMatchObject({ code, stdout: code === 0 ? 'made\n' : '' });
    if (code === 1)
      expect(result.stderr).toContain(`the Node of this machine, which is ${version}: it needs 22.18 or newer`);
    expect(listInstalls()).toHaveLength(code === 0 ? 1 : 0);
    expect((await resultOf(startWith('haat', ['new', '../my-shop', '--no-install'], own))).code).toBe(0);
  });

  test('refuses a Node that is too old', async () => {
    const { run } = makeProject({ version: 'v22.17.1' });
    const { code, stderr } = await run('build');
    expect(code).toBe(1);
    expect(stderr).toContain('needs Node 22.18 or newer');
    expect(stderr).toContain('this is 22.17.1.');
  });

  test('hands on words, standard input, the exit code and what is the first "node" for processes of the command', async () => {
    const { write, start, root } = makeProject();
    write(
      'src/cli/build.ts',
      `process.stdin.pipe(process.stdout);
process.stdin.on('end', () => {
  console.log(JSON.stringify([process.argv.slice(2), process.cwd(), process.env.PATH!.split(':')[0]]));
  console.error('to the other stream');
  process.exitCode = 7;
});`,
    );
    const child = start('build', '--to', 'a folder', '');
    child.stdin?.end('given\n');
    const { code, stdout, stderr } = await resultOf(child);
    expect(code).toBe(7);
    expect(stdout).toBe(
      `given\n${JSON.stringify([['--to', 'a folder', ''], root, join(root, 'node_modules/.bin')])}\n`,
    );
    expect(stderr).toBe('to the other stream\n');
  });

  test('lists the commands, and refuses another', async () => {
    const { run } = makeProject();
    expect(await run('--help')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('build     builds the site'),
    });
    expect(await run()).toMatchObject({ code: 0 });
    const { code, stderr } = await run('biuld');
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('haat has no command "biuld".') });
  });

  test('keeps compiled modules for scripts of src alone', async () => {
    const { write, run, runTool, root } = makeProject();
    const script = `import { getCompileCacheDir } from 'node:module'; console.log(getCompileCacheDir() ?? 'none');`;
    write('src/cli/build.ts', script);
    write('tests/run.ts', script);
    expect((await run('build')).stdout).toContain(join(root, 'node_modules/.cache/haat/modules'));
    expect((await runTool('tests/run.ts')).stdout).toBe('none\n');
  });

  test.each([
    ['by its path', '"./cli.js"'],
    ['by its name', '{ "told": "cli.js" }'],
  ])('starts the command that a package names %s', async (_, bin) => {
    const { write, runTool } = makeProject();
    write('node_modules/@some/told/package.json', `{ "bin": ${bin} }`);
    write('node_modules/@some/told/cli.js', 'console.log(process.argv.slice(2), process.env.OWN_NODE)');
    expect((await runTool('@some/told', '-c', 'x')).stdout).toBe("[ '-c', 'x' ] yes\n");
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('lets the command decide how it ends at %s', async (signal) => {
    const { write, start } = makeProject();
    write(
      'src/cli/api.ts',
      `process.on('${signal}', () => setTimeout(() => { console.log('tidied up'); process.exit(5); }, 200));
setInterval(() => undefined, 1000);
console.log('ready');`,
    );
    const child = start('api');
    const ended = resultOf(child);
    await printed(child);
    child.kill(signal);
    const { code, stdout } = await ended;
    expect({ code, stdout }).toEqual({ code: 5, stdout: 'ready\ntidied up\n' });
  });

  test('ends by the signal that ended the command', async () => {
    const { write, start } = makeProject();
    write('src/cli/api.ts', `setInterval(() => undefined, 1000); console.log('ready');`);
    const child = start('api');
    const ended = resultOf(child);
    await printed(child);
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: null, signal: 'SIGTERM' });
  });
});

describe('package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

  test('starts every command with one of the two runners', () => {
    const others = Object.entries(scripts).filter(([, command]) =>
      command.split(' && ').some((part) => !/^node src\/cli\/(?:run|haat)\.mjs /.test(part)),
    );
    expect(others).toEqual([['host', 'node src/cli/renamed.mjs hosting']]);
  });

  test('names programs that exist', () => {
    const programs = Object.values(scripts).flatMap((command) => [...command.matchAll(/run\.mjs (\S+)/g)]);
    const missing = programs.filter(
      ([, name = '']) => !existsSync(name) && !existsSync(`node_modules/${name}/package.json`),
    );
    expect(missing).toEqual([]);
    const commands = Object.values(scripts).flatMap((command) => /haat\.mjs (\S+)$/.exec(command)?.[1] ?? []);
    expect(new Set(commands)).toEqual(new Set(Object.keys(COMMANDS)));
    for (const name of Object.keys(COMMANDS) as Command[])
      expect(scripts[commandLine(name).replace(/^npm (?:run )?/, '')]).toBe(`node src/cli/haat.mjs ${name}`);
    for (const { file } of Object.values(COMMANDS)) expect(existsSync(`src/cli/${file}.ts`)).toBe(true);
  });

  test('says of a command that has another name what it is called, and fails', async () => {
    const child = spawn(process.execPath, ['src/cli/renamed.mjs', 'hosting'], {
      env: { ...process.env, npm_lifecycle_event: 'host' },
    });
    expect(await resultOf(child)).toEqual({
      code: 1,
      signal: null,
      stdout: '',
      stderr: 'The command host is called hosting now.\n',
    });
  });
});
