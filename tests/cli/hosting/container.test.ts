import { matchesGlob } from 'node:path';
import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { findComposeFaults, findDockerfileFaults, readCompose, readStages } from './container-files.ts';
import { makeFor, SHOP_NAMES, SHOPS } from './made-shop.ts';

const hasHost = (name: string): boolean => SHOPS[name]?.api !== undefined;

describe.each(SHOP_NAMES)('the container files for %s', (name) => {
  test('have no faults in the eyes of a linter of each kind', async () => {
    const files = await makeFor('container', name);
    expect(findDockerfileFaults(files['Dockerfile'] ?? '')).toEqual([]);
    expect(findComposeFaults(files['compose.yaml'] ?? '')).toEqual([]);
  });

  test('have images that do not run as root, start without a shell and have a health check', async () => {
    const { Dockerfile = '' } = await makeFor('container', name);
    const stages = readStages(Dockerfile);
    const images = stages.filter(({ command }) => command);
    expect(images.map((stage) => stage.name)).toEqual(hasHost(name) ? ['site', 'api', 'shop'] : ['site']);
    for (const { user, command, check } of images) {
      expect(user).toMatch(/^[1-9]\d{3,}:[1-9]\d{3,}$/);
      expect(command?.length).toBeGreaterThan(1);
      expect(check?.length).toBeGreaterThan(1);
    }
    for (const { from, copiesFrom } of stages) {
      const earlier = stages.map((stage) => stage.name);
      expect(earlier.includes(from) || /^\w+:\d+/.test(from), from).toBe(true);
      expect(copiesFrom.filter((stage) => !earlier.includes(stage))).toEqual([]);
    }
  });

  test('have services that can write to volumes only, and gain no rights', async () => {
    const files = await makeFor('container', name);
    const { services, volumes } = readCompose(files['compose.yaml'] ?? '');
    const stages = readStages(files['Dockerfile'] ?? '');
    expect(Object.keys(services)).toEqual(hasHost(name) ? ['api', 'backup', 'database', 'site'] : ['site']);
    for (const [service, settings] of Object.entries(services)) {
      expect(settings.read_only, service).toBe(true);
      expect(settings.cap_drop, service).toEqual(['ALL']);
      expect(settings.security_opt, service).toEqual(['no-new-privileges:true']);
      expect(settings.cap_add ?? [], service).toEqual(service === 'site' ? ['NET_BIND_SERVICE'] : []);
      expect(settings.user, service).toMatch(/^(?:[1-9]\d+:[1-9]\d+|postgres)$/);
      expect(settings.restart, service).toBe('unless-stopped');
      expect(settings.privileged, service).toBeUndefined();
      const target = settings.build?.target ?? settings.image.replace(/^.*-|:local$/g, '');
      const isChecked = settings.healthcheck !== undefined || stages.find((stage) => stage.name === target)?.check;
      expect(isChecked, service).toBeTruthy();
      for (const volume of settings.volumes ?? []) expect(volumes).toHaveProperty(volume.replace(/:.*/, ''));
    }
    // Only the site can be reached from outside.
    expect(Object.entries(services).flatMap(([service, { ports }]) => (ports ? [service] : []))).toEqual(['site']);
  });

  test('name every setting that has to be filled in', async () => {
    const files = await makeFor('container', name);
    const settings = files['example.env'] ?? '';
    const asked = [...(files['compose.yaml'] ?? '').matchAll(/\$\{(\w+)\}|\$\{(\w+):\?/g)].map(
      ([, plain, required]) => plain ?? required ?? '',
    );
    expect(new Set(asked)).toEqual(new Set(hasHost(name) ? ['POSTGRES_PASSWORD'] : []));
    for (const variable of asked) expect(settings).toMatch(new RegExp(`^${variable}=`, 'm'));
    expect(settings).toMatch(/^SITE_URL=https:\/\/shop\.example$/m);
  });
});

describe('the container files', () => {
  test('run the commands of the project or of the package', async () => {
    const commandOf = async (name: string) =>
      readStages((await makeFor('container', name))['Dockerfile'] ?? '').find((stage) => stage.name === 'api')?.command;
    expect(await commandOf('this project')).toEqual(['node', 'src/cli/api.ts']);
    expect(await commandOf('a shop of its own')).toEqual(['node', 'node_modules/haat/src/cli/haat.mjs', 'api']);
  });

  test('take the packages that package.json has from files', async () => {
    const { Dockerfile } = await makeFor('container', 'a shop of its own');
    expect(Dockerfile).toContain('\nCOPY package.json package-lock.json haat-0.1.0.tgz ./\n');
  });

  test.each([
    [{ packageFiles: ['../haat-0.1.0.tgz'] }, /npm install \.\/haat-0\.1\.0\.tgz$/],
    [{ catalog: '../tea' }, /^CATALOG_DIR is \.\.\/tea: .* Move the catalogue there\.$/],
  ])('are refused for what the builder can not see: %o', async (part, message) => {
    const shop = SHOPS['a shop of its own'];
    if (shop) await expect(makeFor('container', { ...shop, ...part })).rejects.toThrow(message);
  });

  test('serve the API host below the site, or at its own name', async () => {
    const { Caddyfile: one = '' } = await makeFor('container', 'a shop of its own');
    expect(one).toMatch(/^shop\.example \{[^}]*import shop\n\thandle \/api\/\*/m);
    const { Caddyfile: two = '', 'example.env': settings } = await makeFor(
      'container',
      'a shop whose API host has a name of its own',
    );
    expect(two).toMatch(/^shop\.example \{[^}]*import shop\n\}\n\napi\.shop\.example \{\n\thandle \/api\/\*/m);
    expect(settings).toContain('API_ORIGIN=https://api.shop.example/api\nAPI_URL=https://api.shop.example/api\n');
    expect((await makeFor('container', 'a shop without an API host'))['Caddyfile']).not.toContain('api');
  });

  test('publish the port that the address of the site names', async () => {
    const files = await makeFor('container', 'a shop of its own', 'http://127.0.0.1:8080');
    expect(readCompose(files['compose.yaml'] ?? '').services['site']?.ports).toEqual(['127.0.0.1:8080:8080']);
    const other = await makeFor('container', 'a shop of its own', 'https://shop.example:8443');
    expect(readCompose(other['compose.yaml'] ?? '').services['site']?.ports).toEqual(['8443:8443', '8443:8443/udp']);
    expect(files['Caddyfile']).toContain('\nhttp://127.0.0.1:8080 {\n');
  });

  test('send the builder all that is built, and no secrets', async () => {
    const { 'Dockerfile.dockerignore': text = '' } = await makeFor('container', 'this project');
    const patterns = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    const isIgnored = (file: string) =>
      patterns.some((pattern) => matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`));
    const kept = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
    expect([...new Set(kept.filter(isIgnored).map((file) => file.replace(/\/.*/, '')))].sort()).toEqual([
      '.github',
      'tests',
    ]);
    for (const file of ['.env', 'hosting/container/.env', 'deep/.env', 'haat.env', 'data/haat.db', '.git/config'])
      expect(isIgnored(file), file).toBe(true);
  });
});

describe('the checks of these tests', () => {
  test('find faults', async () => {
    expect(findDockerfileFaults('FROM node:24\nHEALTHCHECK --often=1s CMD x\nADD one\n')).toHaveLength(2);
    const { 'compose.yaml': text = '' } = await makeFor('container', 'a shop of its own');
    expect(findComposeFaults(text.replace('read_only: true', 'readonly: true')).join()).toMatch(
      /services\/api.*additional properties/,
    );
    expect(findComposeFaults(text.replace('stop_grace_period: 20s', 'stop_grace_period: [1]'))).not.toEqual([]);
  });
});
