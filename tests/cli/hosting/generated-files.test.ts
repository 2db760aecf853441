import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { type ParseError, parse as parseJson } from 'jsonc-parser';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { readHostedSite } from '../../../src/cli/hosting/site/hosted-site.ts';
import { HOSTS } from '../../../src/cli/hosting/hosts.ts';
import { makeCatalog } from '../../../src/cli/new-shop/make-catalog.ts';
import { makeProject } from '../../../src/cli/new-shop/make-project.ts';
import { parseHeaders, parseRedirects } from '../../../src/cli/server/rules.ts';
import { choose } from '../new-shop/make-shop.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';
import { findWorkflowFaults } from '../../support/workflow-schema.ts';
import { findComposeFaults, findDockerfileFaults } from './container-files.ts';
import { SHOP_NAMES, SHOPS } from './made-shop.ts';
import { writeHostedSite } from './made-site.ts';
import { readUnit } from './unit-files.ts';

type Linter = (text: string, name: string) => readonly unknown[] | Promise<readonly unknown[]>;

/** Faults of lines that do not look as they should. */
const linesLike =
  (pattern: RegExp): Linter =>
  (text) =>
    text.split('\n').filter((line) => !pattern.test(line));

/** What a parser that throws finds wrong. */
const parsedBy =
  (parse: (text: string) => unknown): Linter =>
  (text) => {
    try {
      parse(text);
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  };

/** Blocks of nginx and Caddy that are not closed. The servers themselves read their files in servers.test.ts, where they are installed. */
const findOpenBlocks: Linter = (text) => {
  const code = text.replace(/^\s*#.*$/gm, '').replace(/"(?:[^"\\]|\\.)*"|`[^`]*`|\{[\w.$-]+\}|\\[{}]/g, '');
  const [opened = 0, closed = 0] = [/\{/g, /\}/g].map((brace) => code.match(brace)?.length ?? 0);
  return opened === closed ? [] : [`${opened} braces are opened and ${closed} closed`];
};

const html = new HtmlValidate({ extends: ['html-validate:standard'] });

/** The linter of each kind of file that commands write, with its own rules. A file of another kind fails until it has one. */
const LINTERS: readonly (readonly [name: RegExp, lint: Linter])[] = [
  [/(?:^|\/)compose\.yaml$/, (text) => findComposeFaults(text)],
  [/(?:^|\/)Dockerfile$/, (text) => findDockerfileFaults(text)],
  [/^\.github\/workflows\/.*\.ya?ml$/, (text) => findWorkflowFaults(text)],
  [
    /\.ya?ml$/,
    (text) => {
      const { errors, warnings } = parseDocument(text);
      return [...errors, ...warnings];
    },
  ],
  [/\.json$/, parsedBy(JSON.parse)],
  [
    /\.jsonc$/,
    (text) => {
      const errors: ParseError[] = [];
      parseJson(text, errors, { allowTrailingComma: true });
      return errors;
    },
  ],
  [/\.(?:m?js|ts)$/, (text, name) => parseSync(name, text).errors],
  [/\.html$/, async (text) => (await html.validateString(text)).results.flatMap(({ messages }) => messages)],
  [/\.(?:service|timer)$/, parsedBy(readUnit)],
  [/\.(?:conf|caddy)$|(?:^|\/)Caddyfile$/, findOpenBlocks],
  [/\.env$/, linesLike(/^(?:|#.*|#?[A-Z][A-Z\d_]*=.*)$/)],
  [/(?:^|\/)_headers$/, (text) => (parseHeaders(text).length > 0 ? [] : ['it has no rule'])],
  [/(?:^|\/)_redirects$/, (text) => (parseRedirects(text).size > 0 ? [] : ['it has no redirect'])],
  [
    /ignore$|(?:^|\/)\.git(?:ignore|attributes)$|(?:^|\/)CNAME$|(?:^|\/)\.nojekyll$|\.(?:css|md)$/,
    linesLike(/^(?:|.*\S)$/),
  ],
];

const isText = (content: string | Uint8Array): content is string => typeof content === 'string';

async function findFaults(files: Iterable<readonly [name: string, content: string | Uint8Array]>): Promise<unknown[]> {
  const faults: unknown[] = [];
  for (const [name, content] of files) {
    if (!isText(content)) continue;
    const lint = LINTERS.find(([pattern]) => pattern.test(name))?.[1];
    const found = lint ? await lint(content, name) : ['a file without a linter: name one in LINTERS'];
    faults.push(...found.map((fault) => ({ name, fault })));
  }
  return faults;
}

const HOSTED = Object.keys(HOSTS).flatMap((host) =>
  SHOP_NAMES.map((shop) => [host as keyof typeof HOSTS, shop] as const),
);

test.each(HOSTED)('haat hosting %s writes no file with a fault for %s', async (host, name) => {
  const shop = SHOPS[name];
  if (!shop) throw new Error(`There is no ${name}.`);
  // Hosts that compress themselves take a site without compressed forms.
  const withForms = !['netlify', 'cloudflare-pages', 'github-pages'].includes(host);
  const site = await readHostedSite(writeHostedSite(join(makeTemporaryFolder(), 'site'), { withForms }), shop);
  const { files } = HOSTS[host].make(site, join(shop.folder, 'hosting', host));
  expect(Object.keys(files).length).toBeGreaterThan(0);
  expect(await findFaults(Object.entries(files))).toEqual([]);
});

test('haat new writes no file with a fault', async () => {
  const choices = await choose();
  const packages = { version: '1.0.0', specification: '^1.0.0', dependencies: {} };
  const files = [
    ...makeProject(choices, packages),
    ...[...makeCatalog(choices)].map(([name, content]) => [`catalog/${name}`, content] as const),
  ];
  expect(files.length).toBeGreaterThan(20);
  expect(await findFaults(files)).toEqual([]);
});
