import { CONTROL_FILES } from '../../server/site-files.ts';
import { commandLine } from '../../../command-line.ts';
import {
  HASHES_NOTICE,
  HostError,
  type HostedSite,
  type HostFiles,
  isGeneral,
  isUncompressed,
  listHeaders,
  type PathHeader,
  SITE_FOLDER,
  withoutDictionaries,
} from '../site/hosted-site.ts';
import { coverPages } from './cover-pages.ts';
import { foldPolicies } from '../site/fold-policies.ts';
import { dividePolicies, splitPolicy } from '../site/policy.ts';

/** Limits of Cloudflare: longer lines of `_headers`, and further rules and redirects, are ignored. */
const CLOUDFLARE = { line: 2_000, rules: 100, redirects: 2_000 };

const POLICY = 'Content-Security-Policy';

const isPolicy = ({ name }: PathHeader): boolean => name === POLICY;

const formatRule = (path: string, lines: readonly string[]): string =>
  `${path}\n${lines.map((line) => `  ${line}\n`).join('')}`;

const formatLine = ({ name, value }: Pick<PathHeader, 'name' | 'value'>): string => `${name}: ${value}`;

const countPaths = (headers: readonly PathHeader[]): number => new Set(headers.map(({ path }) => path)).size;

/** Rules by path, in the order of their first headers. */
function formatRules(headers: readonly PathHeader[], first: (path: string) => readonly string[] = () => []): string[] {
  const paths = [...new Set(headers.map(({ path }) => path))];
  return paths.map((path) =>
    formatRule(path, [...first(path), ...headers.filter((header) => header.path === path).map(formatLine)]),
  );
}

const copySite: HostFiles['copy'] = {
  folder: SITE_FOLDER,
  takes: (file) => isUncompressed(file) && !CONTROL_FILES.includes(file),
};

/** A folder for Netlify, which sends the headers of all matching rules. */
export function makeNetlify(site: HostedSite): HostFiles {
  return {
    files: {
      [`${SITE_FOLDER}/_headers`]: `# ${HASHES_NOTICE}\n${formatNetlifyHeaders(site)}`,
      [`${SITE_FOLDER}/_redirects`]: [...site.redirects].map(([from, to]) => `${from} ${to} 301!\n`).join(''),
    },
    copy: copySite,
    next: `Upload the folder "${SITE_FOLDER}": "netlify deploy --prod --dir FOLDER", or name it as publish directory.`,
  };
}

function formatNetlifyHeaders({ rules, files }: HostedSite): string {
  const headers = withoutDictionaries(listHeaders(rules));
  const general = headers.findLast((header) => isPolicy(header) && isGeneral(header));
  const special = headers.filter((header) => isPolicy(header) && !isGeneral(header));
  const others = headers.filter((header) => !isPolicy(header));
  const replaced = others.find(
    ({ path, name }) => path !== '/*' && others.some((other) => isGeneral(other) && other.name === name),
  );
  if (replaced)
    throw new HostError(`Netlify can't replace the general "${replaced.name}" at ${replaced.path}: it sends both.`);
  if (general === undefined) return formatRules(others).join('\n');
  // Policies for folders of files are stricter than those of pages, so they can be added unchanged.
  const ofFiles = special.filter(({ path }) => path.endsWith('*'));
  const ofPages = special.filter((header) => !ofFiles.includes(header));
  const { all, added } = dividePolicies([general.value, ...ofPages.map(({ value }) => value)]);
  const [forOthers = '', ...forSpecial] = added;
  const exceptions = ofPages.map(({ path }) => path);
  const policies: PathHeader[] = [
    { path: '/*', name: POLICY, value: all },
    ...(forOthers === '' ? [] : coverPages(files, exceptions)).map((path) => ({
      path,
      name: POLICY,
      value: forOthers,
    })),
    ...ofPages.map(({ path }, index) => ({ path, name: POLICY, value: forSpecial[index] ?? '' })),
    ...ofFiles,
  ];
  return formatRules([
    ...others.filter(isGeneral),
    ...policies.filter(({ value }) => value !== ''),
    ...others.filter((header) => !isGeneral(header)),
  ]).join('\n');
}

/** A folder for Cloudflare Pages, where a rule can remove what another one sets. */
export function makeCloudflarePages({ rules, redirects }: HostedSite): HostFiles {
  const all = withoutDictionaries(listHeaders(rules));
  const headers = foldPolicies(all, (some) => countPaths(some) <= CLOUDFLARE.rules).flatMap((header) => {
    if (!isPolicy(header)) return [header];
    const parts = splitPolicy(header.value, CLOUDFLARE.line - formatLine({ name: POLICY, value: '' }).length);
    if (parts === undefined)
      throw new HostError(
        `The policy has too many hashes for Cloudflare Pages, which takes ${CLOUDFLARE.line} characters a line. Use "${commandLine('hosting', 'cloudflare-worker')}".`,
      );
    return parts.map((value) => ({ ...header, value }));
  });
  const generalNames = new Set(headers.filter(isGeneral).map(({ name }) => name));
  const removals = (path: string): string[] =>
    path === '/*'
      ? []
      : [
          ...new Set(
            headers
              .filter((header) => header.path === path && generalNames.has(header.name))
              .map(({ name }) => `! ${name}`),
          ),
        ];
  const blocks = formatRules(headers, removals);
  if (blocks.length > CLOUDFLARE.rules || redirects.size > CLOUDFLARE.redirects)
    throw new HostError(
      `Cloudflare Pages takes ${CLOUDFLARE.rules} rules and ${CLOUDFLARE.redirects} redirects; the site has ${blocks.length} and ${redirects.size}. Use "${commandLine('hosting', 'cloudflare-worker')}".`,
    );
  return {
    files: {
      [`${SITE_FOLDER}/_headers`]: `# ${HASHES_NOTICE}\n${blocks.join('\n')}`,
      [`${SITE_FOLDER}/_redirects`]: [...redirects].map(([from, to]) => `${from} ${to} 301\n`).join(''),
    },
    copy: copySite,
    next: `Upload the folder "${SITE_FOLDER}": "wrangler pages deploy FOLDER", or name it as build output directory.`,
  };
}
