import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionariesFor, dictionaryEnding } from '../../../integration/compress/compressed-forms.ts';
import { hashSource } from '../../../integration/examine/hash-source.ts';
import { pageAddress } from '../../../paths.ts';
import { commandLine } from '../../../command-line.ts';
import { isDictionaryLink } from '../../server/rules.ts';
import { filePattern } from '../site/file-pattern.ts';
import {
  HASHES_NOTICE,
  HostError,
  type HostedSite,
  type HostFiles,
  isGeneral,
  listHeaders,
  listMarkets,
  type PathHeader,
} from '../site/hosted-site.ts';
import { foldPolicies } from '../site/fold-policies.ts';
import { formatTemplate } from './template.ts';

/** The largest function that CloudFront takes, in bytes. */
const LARGEST_FUNCTION = 10_240;

const POLICY = 'Content-Security-Policy';

/** A CloudFormation template for CloudFront in front of a bucket that `npm run deploy` fills. */
export function makeCloudFront(site: HostedSite): HostFiles {
  const all = listHeaders(site.rules).filter(({ name }) => name !== 'Cache-Control');
  const headers = foldPolicies(all, (some) => sizeOf(makeResponseCode(some)) <= LARGEST_FUNCTION);
  const general = headers.filter(isGeneral);
  const lost = readFileSync(join(site.folder, '404.html'), 'utf8');
  const template = formatTemplate({
    host: site.hostName,
    notice: HASHES_NOTICE,
    request: refuseLong('viewer-request.js', makeCode('viewer-request.js', formatRequestData(site))),
    response: refuseLong('viewer-response.js', makeResponseCode(headers)),
    headers: general
      // The function decides which browsers get the dictionary's address.
      .filter(({ name, value }) => !isDictionaryLink([name, value]))
      .map(({ name, value }) => [name, name === POLICY ? keepHashes(value, lost) : value]),
  });
  return {
    files: { 'template.json': template },
    next: `Run "${commandLine('deploy', '--to s3://BUCKET')}", then "aws cloudformation deploy --region us-east-1 --stack-name shop --template-file template.json --parameter-overrides BucketName=BUCKET".`,
  };
}

const sizeOf = (code: string): number => Buffer.byteLength(code);

const makeCode = (file: string, data: string): string =>
  `const SITE = ${data};\n${readFileSync(join(import.meta.dirname, file), 'utf8').replace(/^export /m, '')}`;

function makeResponseCode(headers: readonly PathHeader[]): string {
  const names = new Set(headers.filter((header) => !isGeneral(header)).map(({ name }) => name));
  // CloudFront's policy for response headers also covers errors. It takes no policy for all pages, which is too long, and it knows no paths.
  const byFunction = headers.filter(({ name }) => name === POLICY || names.has(name));
  // The payment pages of all markets have the same policy.
  const values = [...new Set(byFunction.map(({ value }) => value))];
  return makeCode(
    'viewer-response.js',
    JSON.stringify({
      headers: byFunction.map(({ path, name, value }) => [path, name.toLowerCase(), values.indexOf(value)]),
      values,
    }),
  );
}

function refuseLong(file: string, code: string): string {
  if (sizeOf(code) <= LARGEST_FUNCTION) return code;
  throw new HostError(
    `The CloudFront function ${file} would have ${sizeOf(code)} bytes of at most ${LARGEST_FUNCTION}: the site has too many redirects, or pages without compressed forms.`,
  );
}

function formatRequestData({ redirects, forms, files, formFiles }: HostedSite): string {
  const hasForms = forms.endings.includes('br');
  const isWhole = (file: string): boolean =>
    ['br', ...dictionariesFor(forms, pageAddress(file), true).map(dictionaryEnding)].every((ending) =>
      formFiles.has(`${file}.${ending}`),
    );
  const uncompressed = hasForms ? files.filter((file) => file.endsWith('.html') && !isWhole(file)) : [];
  const fields = {
    redirects: Object.fromEntries(redirects),
    hasForms,
    uncompressed: Object.fromEntries(uncompressed.map((file) => [pageAddress(file), 1])),
    markets: listMarkets(forms),
  };
  return `${JSON.stringify(fields).slice(0, -1)},"files":${filePattern(files)}}`;
}

/** A policy that keeps only the hashes of one page. */
function keepHashes(policy: string, html: string): string {
  const texts = [...html.matchAll(/<(style|script)\b[^>]*>([\s\S]*?)<\/\1>/g)].map(([, , text = '']) =>
    hashSource(text),
  );
  return policy.replace(/ 'sha256-[^']*'/g, (source) => (texts.includes(source.trim()) ? source : ''));
}
