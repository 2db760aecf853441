import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';

export interface FoundBrowser {
  readonly executablePath: string;
  readonly args: string[];
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
 * one that an npm package carries. With `always` only the last, for pictures that must be the same on every machine.
 */
export async function findBrowser(always = false): Promise<FoundBrowser> {
  if (!always) {
    const named = process.env['CHROMIUM_PATH'];
    const candidates = [...(named ? [named] : []), chromium.executablePath(), ...SYSTEM_BROWSERS];
    const found = candidates.find((path) => existsSync(path));
    if (found) return { executablePath: found, args: ARGS };
  }
  return { executablePath: await unpackBrowser(), args: ARGS };
}

/** The package unpacks itself and the libraries it needs into the temporary folder, once; without that variable it takes the libraries for given. */
async function unpackBrowser(): Promise<string> {
  const folder = resolve('node_modules', '.cache', 'haat', 'browser');
  mkdirSync(folder, { recursive: true });
  const { TMPDIR } = process.env;
  process.env['TMPDIR'] = folder;
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs22.x';
  process.env['FONTCONFIG_FILE'] = writeFontConfiguration(folder);
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    return await packaged.executablePath();
  } finally {
    if (TMPDIR === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = TMPDIR;
  }
}

/** The fonts that come with the package, and the machine's own: a page without any would show no text. */
function writeFontConfiguration(folder: string): string {
  const file = join(folder, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`,
  );
  return file;
}
