import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { THEMES } from '../../../src/cli/new-shop/choices.ts';
import { settleDependency } from '../../../src/cli/new-shop/dependency.ts';
import { makeProject } from '../../../src/cli/new-shop/make-project.ts';
import { FolderRefused, writeShop } from '../../../src/cli/new-shop/write-shop.ts';
import { formatDefaults } from '../../../src/theme/format-theme.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';
import { findWorkflowFaults } from '../../support/workflow-schema.ts';
import { ANSWERS, choose } from './make-shop.ts';

const FROM = 'https://github.com/someone/haat/releases/download/v0.1.0/haat-0.1.0.tgz';
const run = (...words: string[]) =>
  spawnSync(process.execPath, ['src/cli/new.ts', ...words], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const options = Object.entries(ANSWERS).flatMap(([name, value]) => [`--${name}`, value]);
const listIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

describe('the command', () => {
  test('makes a shop of at most 15 files beside its catalogue', async () => {
    const work = makeTemporaryFolder();
    const folder = join(work, 'my-shop');
    const { status, stdout, stderr } = run(folder, ...options, '--no-install', '--from', FROM);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain("Meera's Kurtis is in");
    expect(stdout).toContain('npm install');
    expect(readdirSync(work)).toEqual(['my-shop']);
    const own = listIn(folder).filter((file) => !/^(?:catalog|\.haat)/.test(file));
    expect(own.sort()).toEqual([
      ...[
        '.gitattributes',
        '.github/workflows/publish.yml',
        '.gitignore',
        '.vscode/settings.json',
        'README.md',
        'astro.config.mjs',
        'package.json',
      ],
      ...['theme.css', 'tsconfig.json'],
    ]);
    expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({
      name: 'meera-s-kurtis',
      private: true,
      dependencies: { haat: FROM },
      haat: { madeWith: expect.stringMatching(/^\d+\.\d+\.\d+/) },
    });
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).not.toMatch(/%[A-Z]+%/);
    expect(await findWorkflowFaults(readFileSync(join(folder, '.github/workflows/publish.yml'), 'utf8'))).toEqual([]);
  });

  test.each([
    [['--gstin', '08ABQFB6053K1ZA'], '--gstin: The last character does not fit the others'],
    [['--colours', 'red'], "Unknown option '--colours'"],
    [['--from', 'haat'], '--from haat: a tarball of haat is expected'],
    [['--from', '0.1.0'], 'does not say where its releases are'],
    [['--from', 'gone.tgz'], '--from gone.tgz: a tarball'],
  ])('leaves nothing behind where it is refused: %j', (words, message) => {
    const work = makeTemporaryFolder();
    const { status, stderr } = run(join(work, 'shop'), '--yes', '--no-install', ...words);
    expect(status).toBe(1);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('    at ');
    expect(readdirSync(work)).toEqual([]);
  });

  test('asks for the name of one folder', () => {
    expect(run('--yes')).toMatchObject({ status: 1, stderr: expect.stringContaining('Give the name of one folder') });
  });
});

describe('the theme of a new shop', () => {
  const themeOf = async (given: Record<string, string>) =>
    String(
      makeProject(await choose(given), { version: '0.1.0', specification: FROM, dependencies: { astro: '7.3.4' } }).get(
        'theme.css',
      ),
    );

  test.each(THEMES)('is the one that was chosen: %s', async (theme) => {
    const text = theme === 'bazaar' ? formatDefaults() : readFileSync(`src/themes/${theme}.css`, 'utf8');
    expect(await themeOf({ theme })).toBe(text);
  });

  test('follows from the colour', async () => {
    expect(await themeOf({ colour: 'teal' })).toContain('Made from the colour teal');
  });

  test('can be any that the package has', () => {
    expect(['bazaar.css', ...readdirSync('src/themes')].sort()).toEqual(THEMES.map((name) => `${name}.css`).sort());
  });
});

describe('the folder of a new shop', () => {
  const write = (folder: string, makeFiles = async () => new Map([['README.md', 'x']])) =>
    writeShop(folder, new Map([['store.json', '{}']]), makeFiles);

  test('may be there if it is empty, or has only .git', async () => {
    const work = makeTemporaryFolder();
    mkdirSync(join(work, 'empty'));
    await write(join(work, 'empty'));
    mkdirSync(join(work, 'cloned/.git'), { recursive: true });
    writeFileSync(join(work, 'cloned/.git/HEAD'), 'ref');
    await write(join(work, 'cloned'));
    expect(listIn(join(work, 'empty')).sort()).toEqual(['README.md', 'catalog/store.json']);
    expect(listIn(join(work, 'cloned')).sort()).toEqual(['.git/HEAD', 'README.md', 'catalog/store.json']);
    expect(readdirSync(work).sort()).toEqual(['cloned', 'empty']);
  });

  test('is refused where something is in it', async () => {
    const work = makeTemporaryFolder();
    writeFileSync(join(work, 'letter.txt'), 'mine');
    await expect(write(work)).rejects.toThrow(FolderRefused);
    await expect(write(work)).rejects.toThrow('is not empty: it has letter.txt');
    await expect(write(join(work, 'letter.txt'))).rejects.toThrow('is no folder that can be read');
    expect(readdirSync(work)).toEqual(['letter.txt']);
  });

  test('is not there after an error', async () => {
    const work = makeTemporaryFolder();
    const fail = () => Promise.reject(new Error('the disk is full'));
    await expect(write(join(work, 'shop'), fail)).rejects.toThrow('the disk is full');
    expect(readdirSync(work)).toEqual([]);
  });
});

describe('the package of a new shop', () => {
  const pack = async (folder: string) => writeFileSync(join(folder, 'haat-0.1.0.tgz'), 'packed');

  test('is packed from what runs, and lies in the shop', async () => {
    const draft = makeTemporaryFolder();
    expect(await settleDependency(draft, undefined, { pack })).toBe('file:vendor/haat-0.1.0.tgz');
    expect(existsSync(join(draft, 'vendor/haat-0.1.0.tgz'))).toBe(true);
  });

  test('is copied from a tarball', async () => {
    const [work, draft] = [makeTemporaryFolder(), makeTemporaryFolder()];
    const tarball = join(work, 'haat-9.9.9.tgz');
    writeFileSync(tarball, 'given');
    expect(await settleDependency(draft, tarball, { pack })).toBe('file:vendor/haat-9.9.9.tgz');
    expect(readFileSync(join(draft, 'vendor/haat-9.9.9.tgz'), 'utf8')).toBe('given');
  });

  test.each([
    [FROM, FROM],
    ['git+https://github.com/someone/haat#v0.1.0', 'git+https://github.com/someone/haat#v0.1.0'],
    ['v0.2.0', 'https://github.com/someone/haat/releases/download/v0.2.0/haat-0.2.0.tgz'],
  ])('is that of an address or a release: %s', async (from, specification) => {
    const repository = 'git+https://github.com/someone/haat.git';
    const draft = makeTemporaryFolder();
    expect(await settleDependency(draft, from, { repository, pack })).toBe(specification);
    expect(readdirSync(draft)).toEqual([]);
  });

  test('is never a name in a registry', async () => {
    const project = makeProject(await choose(), {
      version: '0.1.0',
      specification: FROM,
      dependencies: { astro: '7.3.4' },
    });
    expect(JSON.parse(String(project.get('package.json'))).dependencies).toEqual({ astro: '7.3.4', haat: FROM });
    await expect(settleDependency('draft', 'latest', { pack })).rejects.toThrow('a tarball of haat is expected');
  });
});
