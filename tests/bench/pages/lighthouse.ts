import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBrowser } from '../../browser/find-browser.ts';
import { formatTable } from './table.ts';

/** Fetched when it is asked for: it has 176 MB. */
const PACKAGE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The part of Lighthouse's answer that is read here. */
interface Result {
  readonly categories: Readonly<
    Record<(typeof CATEGORIES)[number], { score: number | null; auditRefs: { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<Record<string, Audit>>;
}

interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly displayValue?: string;
  /** What it found; `node` is an element. */
  readonly details?: { readonly items?: readonly { readonly node?: { readonly snippet: string } }[] };
}

/** Of what an audit found, so many elements are printed. */
const SHOWN = 3;

/** Prints the scores of pages on a phone, and each audit that costs points. Returns whether all scores are 100. */
export async function runLighthouse(pages: readonly { name: string; url: string }[]): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'haat-lighthouse-'));
  const rows: string[][] = [];
  const faults: string[] = [];
  try {
    for (const { name, url } of pages) {
      const { categories, audits } = await ask(url, join(folder, `${rows.length}.json`));
      rows.push([name, ...CATEGORIES.map((id) => String(Math.round((categories[id].score ?? 0) * 100)))]);
      for (const id of CATEGORIES)
        for (const { id: audit, weight } of categories[id].auditRefs) {
          const { title, score, displayValue = '', details }: Audit = audits[audit] ?? { title: audit, score: null };
          if (weight === 0 || score === null || score === 1) continue;
          faults.push(`${name}, ${id}: ${title} ${displayValue}`.trim());
          const found = details?.items?.flatMap(({ node }) => (node ? [`  ${node.snippet}`] : [])) ?? [];
          faults.push(...found.slice(0, SHOWN));
        }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(formatTable([PACKAGE, ...CATEGORIES], rows));
  if (faults.length > 0) console.log(`\n${faults.join('\n')}`);
  return rows.every((row) => row.slice(1).every((score) => score === '100'));
}

async function ask(url: string, file: string): Promise<Result> {
  const {
    launchOptions: { executablePath, args = [], env = {} },
  } = findBrowser();
  await promisify(execFile)(
    'npx',
    [
      '--yes',
      PACKAGE,
      url,
      '--quiet',
      '--no-enable-error-reporting',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=--headless ${args.join(' ')}`,
    ],
    { env: { ...process.env, ...env, CHROME_PATH: executablePath } as NodeJS.ProcessEnv, maxBuffer: 2 ** 26 },
  );
  return JSON.parse(await readFile(file, 'utf8')) as Result;
}
