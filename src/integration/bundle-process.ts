/** The process of `bundleApart`: bundles the templates once and ends. It also ends when its parent does. */
import { once } from 'node:events';
import { inspect } from 'node:util';
import { build } from 'astro';
import { commandOptions } from './index.ts';
import { setBundleFacts } from './vite/shop-facts-plugin.ts';
import type { BundleFailure, BundleRequest } from './bundle-apart.ts';

const [{ folders, language, facts }] = (await once(process, 'message')) as [BundleRequest];
process.once('disconnect', () => process.exit(1));
setBundleFacts(facts);
try {
  await commandOptions.run({ folders, bundlesOnly: true, language }, () => build({ logLevel: 'warn' }));
} catch (error) {
  const { name, message } = error as Error;
  const failure: BundleFailure = { name, message, stack: inspect(error) };
  await new Promise((sent) => process.send?.(failure, sent));
  process.exitCode = 1;
}
process.exit();
