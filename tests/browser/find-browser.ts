import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import { hasMemoryFolder } from '../support/memory-folder.ts';

/** A browser to test with. */
export interface FoundBrowser {
  readonly launchOptions: LaunchOptions & { readonly executablePath: string };
  /** Why this one was chosen, as the rest of a sentence. */
  readonly reason: string;
}

/** Values of CHROMIUM_PATH: the browser of the npm package, and the machine's own. */
const PACKAGED = 'packaged';
const SYSTEM = 'system';
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
/**
 * Playwright has Chromium share memory between its processes by files in the temporary folder, as some containers have too
 * little of /dev/shm. Where there is enough, a new page takes a tenth less time without files on a disk.
 */
const SHARED_OPTIONS: LaunchOptions = hasMemoryFolder() ? { ignoreDefaultArgs: ['--disable-dev-shm-usage'] } : {};
const ARGS = ['--no-sandbox'];

/**
 * A Chromium to test with: the one that CHROMIUM_PATH names, else the one that an npm package carries, which is the same on
 * every machine. As a headless shell it opens a page three times as fast as a full browser. The package is for Linux;
 * elsewhere the machine's own browser is taken.
 * @throws Error where CHROMIUM_PATH names no browser
 */
export function findBrowser(): FoundBrowser {
  const named = process.env['CHROMIUM_PATH'] || (process.platform === 'linux' ? PACKAGED : SYSTEM);
  const reason = `CHROMIUM_PATH is ${process.env['CHROMIUM_PATH'] ? `"${named}"` : 'not set'}`;
  if (named === PACKAGED) return { ...findPackagedBrowser(['/usr/share/fonts']), reason };
  const executablePath = named === SYSTEM ? findSystemBrowser() : named;
  if (!existsSync(executablePath)) throw new Error(`CHROMIUM_PATH names a file that is not there: ${executablePath}`);
  return { launchOptions: { ...SHARED_OPTIONS, executablePath, args: ARGS }, reason };
}

/** A Chromium that is no headless shell; undefined where the machine has none. */
export const findFullBrowser = (): string | undefined => SYSTEM_BROWSERS.find((path) => existsSync(path));

function findSystemBrowser(): string {
  const found = [chromium.executablePath(), ...SYSTEM_BROWSERS].find((path) => existsSync(path));
  if (found === undefined)
    throw new Error(
      `No Chromium was found on this machine. Name one in CHROMIUM_PATH; looked for ${SYSTEM_BROWSERS.join(', ')}.`,
    );
  return found;
}

/**
 * The Chromium that an npm package carries, with the package's fonts and those of `fontFolders`. Without a folder of the
 * machine's its pictures are the same everywhere. Its libraries and fonts stand in its own environment alone.
 */
export function findPackagedBrowser(fontFolders: readonly string[] = []): FoundBrowser {
  const folder = unpackBrowser();
  const environment = {
    ...process.env,
    LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
    FONTCONFIG_FILE: writeFontConfiguration(folder, fontFolders),
  };
  return {
    launchOptions: {
      ...SHARED_OPTIONS,
      executablePath: join(folder, 'chromium'),
      args: [...ARGS, '--font-render-hinting=none'],
      env: environment as Record<string, string>,
    },
    reason: 'its pictures are the same on every machine',
  };
}

/** Returns the folder of the unpacked browser. It appears whole or not at all, also when a run is killed while it unpacks. */
function unpackBrowser(): string {
  const cache = resolve('node_modules', '.cache', 'haat');
  const folder = join(cache, 'packaged-browser');
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const partial = `${folder}.${process.pid}`;
  execFileSync(process.execPath, [join(import.meta.dirname, 'unpack-browser.ts'), partial]);
  try {
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    // Another run may have been first.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** A page without any font would show no text. */
function writeFontConfiguration(folder: string, fontFolders: readonly string[]): string {
  const file = join(folder, `fonts-${fontFolders.length}.conf`);
  const folders = [join(folder, 'fonts'), ...fontFolders].map((path) => `  <dir>${path}</dir>\n`).join('');
  writeFileSync(
    file,
    `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig>\n${folders}  <cachedir>${join(folder, 'fonts-cache')}</cachedir>\n</fontconfig>\n`,
  );
  return file;
}

/** A line for each browser that the journeys use: its version, where it is, and why it was chosen. */
export async function describeBrowsers(): Promise<string> {
  const lines = [];
  for (const [use, { launchOptions, reason }] of [
    ['Journeys', findBrowser()],
    ['Styleguide', findPackagedBrowser()],
  ] as const) {
    const browser = await chromium.launch(launchOptions);
    lines.push(`${use}: Chromium ${browser.version()}, ${launchOptions.executablePath} (${reason})`);
    await browser.close();
  }
  return lines.join('\n');
}
