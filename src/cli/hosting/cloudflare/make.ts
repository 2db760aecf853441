import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AVIF_CACHE_CONTROL, CONTROL_FILES, DEFAULT_CACHE_CONTROL } from '../../server/site-files.ts';
import {
  HASHES_NOTICE,
  type HostedSite,
  type HostFiles,
  listHeaders,
  listMarkets,
  SITE_FOLDER,
} from '../site/hosted-site.ts';
import { filePattern } from '../site/file-pattern.ts';

/** A Cloudflare Worker with the site as its static assets. */
export function makeCloudflareWorker(site: HostedSite): HostFiles {
  return {
    files: {
      'worker.js': readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8'),
      'site.js': `// ${HASHES_NOTICE}\nexport const SITE = ${formatSite(site)};\n`,
      'wrangler.jsonc': `${JSON.stringify(
        {
          name: site.hostName.replace(/[^a-z0-9]+/g, '-'),
          main: 'worker.js',
          compatibility_date: '2026-11-01',
          assets: {
            directory: SITE_FOLDER,
            binding: 'ASSETS',
            run_worker_first: true,
            html_handling: 'none',
            not_found_handling: 'none',
          },
        },
        null,
        2,
      )}\n`,
    },
    copy: {
      folder: SITE_FOLDER,
      // Cloudflare compresses with Zstandard itself.
      takes: (file) => !CONTROL_FILES.includes(file) && !file.endsWith('.zst'),
    },
    next: 'Run "wrangler deploy" in the folder. For dictionaries, switch on "shared dictionaries: passthrough" of the zone.',
  };
}

/** The data of the site as JavaScript. */
function formatSite({ rules, redirects, forms, files, lostPrefixes, hasAvif }: HostedSite): string {
  const data = {
    headers: listHeaders(rules).map(({ path, name, value }) => [path, name, value]),
    cacheControl: DEFAULT_CACHE_CONTROL,
    redirects: Object.fromEntries(redirects),
    lostPrefixes,
    hidden: CONTROL_FILES.map((name) => `/${name}`),
    ...(hasAvif ? { avifCacheControl: AVIF_CACHE_CONTROL } : {}),
    hasBrotli: forms.endings.includes('br'),
    markets: listMarkets(forms),
  };
  const fields = Object.entries(data).map(([name, value]) => `  ${name}: ${JSON.stringify(value)},\n`);
  return `{\n${fields.join('')}  files: ${filePattern(files)},\n}`;
}
