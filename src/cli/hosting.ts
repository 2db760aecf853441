/** `npm run hosting -- HOST`: writes configuration for a web server or a CDN, made from the built site. */
import { join, resolve } from 'node:path';
import { codeOf } from './deploy/deploy-error.ts';
import { findHost, HOSTS } from './hosting/hosts.ts';
import { HostError, readHostedSite } from './hosting/site/hosted-site.ts';
import { writeHostFiles } from './hosting/write-host-files.ts';
import { findFolders } from '../integration/files/folders.ts';
import { commandLine } from '../command-line.ts';
import { alignRows } from './terminal/align-rows.ts';
import { readOptions } from './terminal/read-options.ts';
import { tellError } from './terminal/tell-error.ts';
import { OutputRefused } from '../write-beside.ts';

/** How many files the terminal names. */
const NAMED = 5;

const USES = alignRows([
  [commandLine('hosting', 'HOST'), 'writes configuration into hosting/HOST'],
  [commandLine('hosting', 'HOST --to FOLDER'), 'writes it into another folder'],
]);
const USAGE = `${USES.join('\n')}

HOST is one of:
${Object.entries(HOSTS)
  .map(([name, { title }]) => `  ${name.padEnd(18)} ${title}`)
  .join('\n')}`;

const { values, positionals } = readOptions(USAGE, { options: { to: { type: 'string' } }, allowPositionals: true });
try {
  const [name = ''] = positionals;
  const host = findHost(name);
  if (host === undefined || positionals.length > 1) throw new HostError(USAGE);
  const to = resolve(values.to ?? join('hosting', name));
  const site = await readHostedSite(findFolders().out);
  const made = host.make(site, to);
  await writeHostFiles(site, made, to);
  const names = Object.keys(made.files);
  const what = names.length > NAMED ? `${names.length} files` : names.join(', ');
  console.log(`Written into ${to}: ${what}.\n${made.next}`);
} catch (error) {
  const isSystemError = /^E[A-Z]+$/.test(codeOf(error) ?? '');
  tellError(error, error instanceof HostError || error instanceof OutputRefused || isSystemError);
}
