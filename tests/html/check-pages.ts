/**
 * `npm run test:html`: every page of the build, and of the styleguide where it was built, is valid HTML. By the Nu HTML
 * checker, which needs Java; elsewhere by html-validate. `--some` leaves out most of the pages that differ in their data alone. The reader with
 * which builds examine their pages finds the same tags in all of them as a parser.
 */
import { readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { findFolders } from '../../src/integration/files/folders.ts';
import { STYLEGUIDE_FOLDER } from '../browser/styleguide/folder.ts';
import { somePages } from '../support/some-pages.ts';
import { type Finding, formatFindings, type PageFile } from './finding.ts';
import { findMisread } from './misread-pages.ts';
import { runNuChecker, whyNoNuChecker } from './nu-checker.ts';

const { out } = findFolders();
const all = [...(await listPages(out, '')), ...(await listPages(STYLEGUIDE_FOLDER, 'styleguide build '))];
const pages = process.argv.includes('--some') ? somePages(all, 5, ({ name }) => name.replace(/\.html$/, '')) : all;
if (pages.length === 0) {
  console.error(`There is no page in ${out}. Build the site first: npm run build`);
  process.exit(1);
}

const obstacle = await whyNoNuChecker();
console.log(
  obstacle
    ? `Checked by html-validate, not by the Nu HTML checker: ${obstacle}.`
    : 'Checked by the Nu HTML checker (vnu-jar), as this machine has Java.',
);
const findings = [...(obstacle ? await validateAll(pages) : await runNuChecker(pages)), ...(await findMisread(all))];
if (findings.length > 0) {
  console.error(`\n${formatFindings(findings)}`);
  console.error(
    '\nEach place is page:line:column in the built HTML. Fix the component below src that writes the markup shown, ' +
      'build again (npm run build) and check again (npm run test:html).',
  );
}
console.log(`${pages.length} pages, ${findings.length} findings.`);
process.exitCode = findings.length > 0 ? 1 : 0;

/** The pages below a folder; none where there is no such folder. */
async function listPages(folder: string, prefix: string): Promise<PageFile[]> {
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  return files
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => ({ name: `${prefix}/${file.replaceAll('\\', '/')}`, file: join(folder, file) }));
}

/** One thread for each processor checks a share of the pages. */
async function validateAll(files: readonly PageFile[]): Promise<Finding[]> {
  const threads = availableParallelism();
  const shares = Array.from({ length: threads }, (_, thread) =>
    files.filter((__, index) => index % threads === thread),
  );
  return (await Promise.all(shares.map(validateShare))).flat();
}

function validateShare(share: readonly PageFile[]): Promise<Finding[]> {
  return new Promise((done, fail) => {
    new Worker(new URL('./validate-thread.ts', import.meta.url), { workerData: share })
      .once('message', done)
      .once('error', fail);
  });
}
