import { runAll } from '../../integration/files/run-all.ts';
import { encode } from '../../integration/compress/encode.ts';
import { findDoubtful, planDeploy, recordAfter, recordBefore, type Deployed, type Plan } from './plan.ts';
import { formatRecord, parseRecord } from './record.ts';
import { type BuiltSite, readSiteFile } from './site.ts';
import type { Target } from './target.ts';

/** How many requests to a target run at the same time. */
const AT_ONCE = 8;

export interface DeployOptions {
  /** ms since 1970 */
  readonly now: number;
  /** Makes the plan, but neither stores nor removes anything. */
  readonly dryRun?: boolean;
  readonly onPlan?: (plan: Plan) => void;
  readonly onProgress?: (step: string, done: number, total: number) => void;
}

export interface DeployResult {
  readonly plan: Plan;
  /** The bytes that were sent, compressed or not; 0 for a dry run. */
  readonly bytes: number;
  /** Whether headers, redirects or dictionaries differ from those of the last finished deployment. */
  readonly hasNewRules: boolean;
}

/**
 * Brings a site to a target: uploads what differs, then removes what is no longer part of the site. It can be interrupted at any time and started
 * again.
 * @throws DeployError
 */
export async function deploy(site: BuiltSite, target: Target, options: DeployOptions): Promise<DeployResult> {
  const stored = await target.list();
  const deployed: Deployed = { stored, record: parseRecord(await target.readRecord()) };
  const files = target.arrange(site.files);
  const found = new Map<string, string>();
  await runAll(findDoubtful(files, deployed), AT_ONCE, async (file) => {
    const digest = await target.findDigest(file);
    if (digest !== undefined) found.set(file.key, digest);
  });
  const plan = planDeploy(files, deployed, found, options.now);
  options.onPlan?.(plan);
  const hasNewRules = deployed.record.rules !== site.rules;
  if (options.dryRun) return { plan, bytes: 0, hasNewRules };

  const writeRecord = async (record: Deployed['record']) => {
    if (record !== deployed.record) await target.writeRecord(formatRecord(record));
  };
  await writeRecord(recordBefore(plan, deployed));
  const tags = new Map(stored);
  const bytes = await upload(site, target, plan, tags, options);
  await inParallel('Removals', plan.removals, options, (key) => target.remove(key));
  const after = recordAfter(plan, deployed, tags, site.rules);
  const isSame = formatRecord(after) === formatRecord(deployed.record);
  await writeRecord(isSame ? deployed.record : after);
  return { plan, bytes, hasNewRules };
}

/**
 * Returns how many bytes were sent.
 * @param tags - receives the tag of each file
 */
async function upload(
  { folder }: BuiltSite,
  target: Target,
  { uploads }: Plan,
  tags: Map<string, string>,
  options: DeployOptions,
): Promise<number> {
  let bytes = 0;
  for (const { name, files } of uploads) {
    await inParallel(name, files, options, async (file) => {
      const content = await readSiteFile(folder, file.source);
      const body = file.encoding === undefined ? content : await encode(content, file.encoding, 'best');
      tags.set(file.key, await target.put(file, body));
      bytes += body.length;
    });
  }
  return bytes;
}

async function inParallel<T>(
  name: string,
  items: readonly T[],
  { onProgress }: DeployOptions,
  work: (item: T) => Promise<void>,
): Promise<void> {
  let done = 0;
  await runAll(items, AT_ONCE, async (item) => {
    await work(item);
    onProgress?.(name, ++done, items.length);
  });
}
