import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';

export interface FoundBrowser {
  readonly executablePath: string;
  readonly args: string[];
  readonly env?: Record<string, string>;
}

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
const ARGS = ['--no-sandbox', '--disable-dev-shm-usage'];

/**
 * A Chromium to test with: the one that CHROMIUM_PATH names, else Playwright's own download, else the system's, else the
 * one that an npm package carries.
 */
export async function findBrowser(): Promise<FoundBrowser> {
  const named = process.env['CHROMIUM_PATH'];
  const candidates = [...(named ? [named] : []), chromium.executablePath(), ...SYSTEM_BROWSERS];
  const found = candidates.find((path) => existsSync(path));
  return found ? { executablePath: found, args: ARGS } : findPackagedBrowser(['/usr/share/fonts']);
}

/**
 * The Chromium that an npm package carries, with the package's fonts and those of `fontFolders`. Without a folder of the
 * machine's its pictures are the same everywhere.
 */
export async function findPackagedBrowser(fontFolders: readonly string[] = []): Promise<FoundBrowser> {
  const folder = resolve('node_modules', '.cache', 'haat', 'browser');
  mkdirSync(folder, { recursive: true });
  const executablePath = await unpackBrowser(folder);
  const env = { ...process.env, FONTCONFIG_FILE: writeFontConfiguration(folder, fontFolders) } as Record<
    string,
    string
  >;
  return { executablePath, args: [...ARGS, '--font-render-hinting=none'], env };
}

/** The package unpacks itself and the libraries it needs into the temporary folder, once; without the second variable it takes the libraries for given. */
async function unpackBrowser(folder: string): Promise<string> {
  const { TMPDIR } = process.env;
  process.env['TMPDIR'] = folder;
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs22.x';
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    return await packaged.executablePath();
  } finally {
    if (TMPDIR === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = TMPDIR;
  }
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
