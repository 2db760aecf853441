import { readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../../bench/api/temporary-postgres.ts';
import { findPort } from '../../api/support/api-process.ts';
import { writeTestShop } from '../../api/support/shop.ts';
import { type Compose, readCompose, readStages, type Stage } from './container-files.ts';
import { letRead, makeVolume, runLocked, startLocked, waitUntilHealthy, whyUnlocked } from './locked-process.ts';
import { makeFor } from './made-shop.ts';
import { makeShopWithPackage } from '../packaging/packed.ts';
import { POLICY, writeHostedSite } from './made-site.ts';
import { findProgram } from '../../support/web-servers.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';

const postgres = await startPostgres();
const isMissing = typeof postgres === 'string';
if (!isMissing) afterAll(postgres.close);

const seconds = (text: string | undefined): number => Number(/^(\d+)s$/.exec(text ?? '')?.[1]);

describe(`the commands of the container files${whyUnlocked ? ` (in a folder that can be written: ${whyUnlocked})` : ''}`, () => {
  const catalog = letRead(writeTestShop());
  let stages: readonly Stage[];
  let compose: Compose;
  const stageOf = (name: string) => {
    const stage = stages.find((one) => one.name === name);
    if (!stage?.command || !stage.check) throw new Error(`There is no image ${name}.`);
    return { command: stage.command, check: stage.check, environment: stage.environment };
  };

  beforeAll(async () => {
    const files = await makeFor('container', 'this project');
    stages = readStages(files['Dockerfile'] ?? '');
    compose = readCompose(files['compose.yaml'] ?? '');
  });

  /** The environment of a container: that of its image and of its service, with folders and ports of this machine. */
  const environmentOf = async (image: string, service: string, database?: string) => ({
    ...stageOf(image).environment,
    ...compose.services[service]?.environment,
    SITE_URL: 'https://shop.example',
    CATALOG_DIR: catalog,
    DATA_DIR: makeVolume(),
    PORT: String(await findPort()),
    DATABASE_URL: database ?? '',
  });

  /** Starts an image as `service`, waits until its check says that it is healthy, and stops it in the time that the file gives it. */
  async function startAndStop(
    image: string,
    database: string | undefined,
    look: (address: string, environment: Record<string, string>) => Promise<void>,
  ): Promise<void> {
    const { command, check } = stageOf(image);
    const environment = await environmentOf(image, 'api', database);
    expect(await runLocked(check, environment)).toBe(1);
    const host = startLocked(command, environment);
    await waitUntilHealthy(host, check, environment);
    await look(`http://127.0.0.1:${environment.PORT}`, environment);
    const start = performance.now();
    host.child.kill('SIGTERM');
    expect(await host.ended, host.output()).toBe(0);
    expect(performance.now() - start).toBeLessThan(seconds(compose.services['api']?.stop_grace_period) * 1000);
    expect(await runLocked(check, environment)).toBe(1);
  }

  test('start the API host, which is healthy, takes no simulated payments, and stops when it is told to', async () => {
    await startAndStop('api', undefined, async (address) => {
      const answer = await fetch(`${address}/api/ready`, { headers: { host: 'shop.example' } });
      expect(await answer.json()).toEqual({ data: { status: 'ok' } });
      expect((await fetch(`${address}/api/cashfree-simulator/cashfree.js`)).status).toBe(404);
    });
  });

  test('start the whole shop, which serves the site, too', async () => {
    const site = writeHostedSite(join(letRead(makeTemporaryFolder()), 'site'));
    const { environment } = stageOf('shop');
    expect(environment['SITE_DIR']).toBe('/site');
    stages = stages.map((stage) => ({
      ...stage,
      environment: { ...stage.environment, ...(stage.name === 'shop' && { SITE_DIR: site }) },
    }));
    await startAndStop('shop', undefined, async (address) => {
      const answer = await fetch(`${address}/cart`);
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('<title>Cart</title>')]);
      expect((await fetch(`${address}/api/health`)).status).toBe(200);
    });
  });

  test('start the API host in the folder of a merchant, where the package is installed', async () => {
    const { shop } = await makeShopWithPackage();
    const files = await makeFor('container', 'a shop of its own');
    const { command, check, environment } =
      readStages(files['Dockerfile'] ?? '').find(({ name }) => name === 'api') ?? {};
    const here = { ...environment, CATALOG_DIR: catalog, DATA_DIR: makeVolume(), PORT: String(await findPort()) };
    letRead(dirname(shop));
    const host = startLocked(command ?? [], here, shop);
    await waitUntilHealthy(host, check ?? [], here);
    host.child.kill('SIGTERM');
    expect(await host.ended, host.output()).toBe(0);
  });

  test.skipIf(isMissing)(
    `start the API host on PostgreSQL, and back it up${isMissing ? ` (skipped: ${postgres})` : ''}`,
    async () => {
      const database = isMissing ? '' : await postgres.makeDatabase();
      const { command: [shell = '', option = '', script = ''] = [], healthcheck } = compose.services['backup'] ?? {};
      const backups = makeVolume();
      const here = (text: string) => text.replaceAll(/\/backups\b/g, backups);
      const check = [shell, '-c', here(healthcheck?.test[1] ?? '')];
      expect(healthcheck?.test[0]).toBe('CMD-SHELL');
      expect([shell, option]).toEqual(['sh', '-c']);
      await startAndStop('api', database, async (_, environment) => {
        const ofBackup = { ...environment, ...compose.services['backup']?.environment, DATABASE_URL: database };
        expect(await runLocked(check, ofBackup)).toBe(1);
        const loop = startLocked([shell, option, here(script)], ofBackup);
        await waitUntilHealthy(loop, check, ofBackup);
        expect(readdirSync(backups)).toEqual([expect.stringMatching(/^haat-.*Z\.jsonl\.gz$/)]);
        loop.child.kill('SIGTERM');
        expect(await loop.ended, loop.output()).toBe('SIGTERM');
      });
    },
  );
});

describe.skipIf(findProgram('caddy') === undefined)(
  'the image of the site (skipped without it: apt-get install caddy)',
  () => {
    test.each(['a shop of its own', 'a shop whose API host has a name of its own', 'a shop without an API host'])(
      'serves the site of %s, and is healthy by its own check',
      async (name) => {
        const folder = makeTemporaryFolder();
        const site = writeHostedSite(join(folder, 'site'));
        const files = await makeFor('container', name);
        const { command, check } = readStages(files['Dockerfile'] ?? '').find((stage) => stage.name === 'site') ?? {};
        const [port = '', other = ''] = [await findPort(), await findPort()].map(String);
        const here = (text: string) =>
          text
            .replaceAll('/etc/caddy/', `${folder}/`)
            .replaceAll('/site', site)
            .replaceAll('2020', port)
            // Without certificates, and without ports of the machine's own.
            .replace('admin off\n', 'admin off\n\tauto_https off\n')
            .replaceAll(/^(?:api\.)?shop\.example \{$/gm, (line) => `http://${line.replace(' {', `:${other} {`)}`);
        for (const file of ['Caddyfile', 'shop.caddy']) writeFileSync(join(folder, file), here(files[file] ?? ''));
        const environment = { XDG_DATA_HOME: makeVolume(), XDG_CONFIG_HOME: makeVolume() };
        letRead(folder);
        const caddy = startLocked((command ?? []).map(here), environment);
        await waitUntilHealthy(caddy, (check ?? []).map(here), environment);
        const answer = await fetch(`http://127.0.0.1:${port}/cart`);
        expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([200, POLICY]);
        caddy.child.kill('SIGTERM');
        expect(await caddy.ended, caddy.output()).toBe(0);
      },
    );
  },
);
