/** `npm run deploy -- --to TARGET`: brings the built site to S3 storage, a folder, or a folder of another machine. */
import { parseEncodings } from './deploy/compress.ts';
import { codeOf, DeployError } from './deploy/deploy-error.ts';
import { deployTo } from './deploy/targets/deploy-to.ts';
import { readSite } from './deploy/site.ts';
import { formatPlan, formatResult, RULES_NOTICE } from './deploy/summary.ts';
import { findFolders } from '../integration/files/folders.ts';
import { commandLine } from '../command-line.ts';
import { secondsSince, showProgress } from './terminal/progress.ts';
import { alignRows } from './terminal/align-rows.ts';
import { readOptions } from './terminal/read-options.ts';
import { tellError } from './terminal/tell-error.ts';

const TARGETS = alignRows([
  [commandLine('deploy', '--to s3://bucket/prefix'), 'storage that speaks S3'],
  [commandLine('deploy', '--to /srv/shop'), 'a folder on this machine'],
  [commandLine('deploy', '--to user@host:/srv/shop'), 'a folder on another machine, by rsync'],
]);
const USAGE = `${TARGETS.join('\n')}

  --dry-run         shows what would be done
  --compress FORMS  br, gzip or br,gzip: stores text compressed (S3: one of them), or compressed forms beside it (folder)
  --keep-html       S3: names pages cart.html, not cart`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

const { values } = readOptions(USAGE, {
  options: { to: text, compress: text, 'dry-run': flag, 'keep-html': flag },
});
try {
  const { to, compress, 'dry-run': dryRun, 'keep-html': keepsHtml } = values;
  if (to === undefined) throw new DeployError(USAGE);
  const start = performance.now();
  const site = await readSite(findFolders().out);
  const result = await deployTo(to, site, {
    environment: process.env,
    encodings: parseEncodings(compress),
    keepsHtml,
    dryRun,
    now: Date.now(),
    onProgress: showProgress,
  });
  if (dryRun) console.log(formatPlan(result.plan, to));
  if (result.hasNewRules) console.log(RULES_NOTICE);
  if (!dryRun) console.log(`${formatResult(result)} ${secondsSince(start)}.`);
} catch (error) {
  // The messages of system errors are clear enough.
  tellError(error, error instanceof DeployError || /^E[A-Z]+$/.test(codeOf(error) ?? ''));
}
