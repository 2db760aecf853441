import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatCommand } from '../../../src/cli/hosting/systemd/unit-words.ts';
import { findPort } from '../../api/support/api-process.ts';
import { writeTestShop } from '../../api/support/shop.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';
import { letRead, makeVolume, runLocked, startLocked, whyUnlocked } from './locked-process.ts';
import { makeFor, SHOP_NAMES, SHOPS } from './made-shop.ts';
import { readUnit, splitCommand } from './unit-files.ts';

const analyze = (...words: string[]) => spawnSync('systemd-analyze', words, { encoding: 'utf8' });
const found = analyze('--version');
/** Files are checked without a running systemd since version 250. */
const isKnown = Number(/^systemd (\d+)/.exec(found.stdout ?? '')?.[1]) >= 250;
const cause = isKnown ? '' : ' (skipped: needs systemd-analyze 250 or later)';

/** The highest exposure that systemd may find, in tenths: "OK" ends at 4.9, and a unit without any limits has 9.6. */
const MOST_EXPOSED = 20;

const isService = (name: string): boolean => name.endsWith('.service');
const UNITS = [
  'haat-api.service',
  'haat-backup.service',
  'haat-backup.timer',
  'haat-build.service',
  'haat-build.timer',
];

describe.each(SHOP_NAMES)('the units for %s', (name) => {
  const hasHost = SHOPS[name]?.api !== undefined;

  test.skipIf(!isKnown)(`have no faults in the eyes of systemd, which finds them well locked${cause}`, async () => {
    const folder = makeTemporaryFolder();
    const units = await makeFor('systemd', name);
    const files = Object.keys(units).filter((file) => file !== 'haat.env');
    expect(files.sort()).toEqual(hasHost ? UNITS : UNITS.filter((unit) => unit.startsWith('haat-build.')));
    for (const file of files) writeFileSync(join(folder, file), units[file] ?? '');
    const { status, stdout, stderr } = analyze('verify', ...files.map((file) => join(folder, file)));
    expect([status, stdout, stderr]).toEqual([0, '', '']);
    for (const file of files.filter(isService)) {
      const security = analyze('security', '--offline=yes', `--threshold=${MOST_EXPOSED}`, join(folder, file));
      expect(security.status, security.stdout).toBe(0);
    }
  });

  test('say where to work, with which settings, and as whom', async () => {
    const units = await makeFor('systemd', name);
    for (const [file, text] of Object.entries(units).filter(([unit]) => isService(unit))) {
      const { Service = {} } = readUnit(text);
      expect(Service['User'], file).toEqual(['haat']);
      expect(Service['WorkingDirectory']?.[0]?.replaceAll('%%', '%'), file).toBe(SHOPS[name]?.folder);
      expect(Service['EnvironmentFile'], file).toEqual(['/etc/haat.env']);
      expect(Service['NoNewPrivileges'], file).toEqual(['yes']);
      expect(Service['ProtectSystem'], file).toEqual(['strict']);
      // Only a build writes into the folder of the shop.
      expect(Service['ReadWritePaths'] !== undefined, file).toBe(file === 'haat-build.service');
    }
    expect(units['haat.env']).toContain('\nSITE_URL=https://shop.example\n');
  });

  test('run the commands of the project or of the package', async () => {
    const units = await makeFor('systemd', name);
    const services = Object.keys(units).filter(isService);
    const commands = services.flatMap((file) => readUnit(units[file] ?? '')['Service']?.['ExecStart'] ?? []);
    const { node, isCheckout } = SHOPS[name] ?? {};
    const words = commands.map(splitCommand);
    for (const [program] of words) expect(program).toBe(node);
    const programs = words.map(([, script = '', command]) =>
      isCheckout
        ? /^src\/cli\/(\w+)\.ts$/.exec(script)?.[1]
        : script === 'node_modules/haat/src/cli/haat.mjs' && command,
    );
    expect(programs.sort()).toEqual(hasHost ? ['api', 'build', 'hosting', 'operator'] : ['build', 'hosting']);
  });
});

describe(`the commands of the units${whyUnlocked ? ` (in a folder that can be written: ${whyUnlocked})` : ''}`, () => {
  test('start the API host, wait until it takes requests, back it up, reload and stop it', async () => {
    const units = await makeFor('systemd', 'this project');
    const api = readUnit(units['haat-api.service'] ?? '')['Service'] ?? {};
    const data = makeVolume();
    const environment = {
      ...Object.fromEntries((api['Environment'] ?? []).flatMap(splitCommand).map((entry) => entry.split('=', 2))),
      SITE_URL: 'https://shop.example',
      DATA_DIR: data,
      CATALOG_DIR: letRead(writeTestShop()),
      PORT: String(await findPort()),
    };
    expect(environment).toMatchObject({ NODE_ENV: 'production', TRUST_PROXY: '1' });
    const host = startLocked(splitCommand(api['ExecStart']?.[0] ?? ''), environment);
    const waiting = startLocked(splitCommand(api['ExecStartPost']?.[0] ?? ''), environment);
    expect(await Promise.race([waiting.ended, host.ended.then(() => host.output())])).toBe(0);
    const ready = async () => (await fetch(`http://127.0.0.1:${environment.PORT}/api/ready`)).status;
    expect(await ready()).toBe(200);

    const backup = readUnit(units['haat-backup.service'] ?? '')['Service'] ?? {};
    const words = splitCommand(backup['ExecStart']?.[0] ?? '').map((word) =>
      word === '/var/lib/haat-backups' ? join(data, 'backups') : word,
    );
    expect(await runLocked(words, { ...environment, OPERATOR: 'backup' })).toBe(0);

    expect(api['ExecReload']).toEqual(['/bin/kill -HUP $MAINPID']);
    host.child.kill('SIGHUP');
    expect(await ready()).toBe(200);
    const start = performance.now();
    host.child.kill('SIGTERM');
    expect(await host.ended, host.output()).toBe(0);
    expect(performance.now() - start).toBeLessThan(Number(api['TimeoutStopSec']?.[0]) * 1000);
  });
});

test('words of a command come back from a unit as they are', () => {
  const words = ['/srv/tea shop/haat', '100%', "a'b", 'x"y\\z', '$HOME', '', 'plain'];
  const line = formatCommand(words);
  expect(line).toBe(`"/srv/tea shop/haat" 100%% "a'b" "x\\"y\\\\z" $$HOME "" plain`);
  expect(splitCommand(line)).toEqual(words);
  expect(readUnit('# x\n[Unit]\nA=1\nA=2\n\n[Service]\nB=x=y\n')).toEqual({
    Unit: { A: ['1', '2'] },
    Service: { B: ['x=y'] },
  });
});
