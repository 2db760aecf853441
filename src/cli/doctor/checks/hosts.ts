import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ConfigError, readConfig } from '../../../api/ground/config/config.ts';
import { PROVIDER_KEYS } from '../../../api/ground/config/config-payments.ts';
import { isRealAddress } from '../../../catalog/values/real-address.ts';
import { commandLine } from '../../../command-line.ts';
import { withoutEndSlash } from '../../../core/text/strings.ts';
import { findHost } from '../../hosting/hosts.ts';
import { HASHES_NOTICE, type HostedSite, readHostedSite } from '../../hosting/site/hosted-site.ts';
import type { Finding, Shop } from './finding.ts';
import { readSettings } from './settings.ts';
import { attempt } from '../../../core/data/attempt.ts';

/** Variables that only the API host has. */
const OF_HOST = ['DATABASE_URL', ...PROVIDER_KEYS.flat(), 'MAIL_SMTP_URL', 'CODES_KEY', 'PAYMENT_SIMULATOR'];
const LOOKED_AT = 1_000_000;

/** Compares the environment, workflows and files for hosts with store.json. No secret is read from files, and none is shown. */
export async function checkHosts(shop: Shop): Promise<Finding[]> {
  const site = await readHostedSite(shop.folders.out).catch(() => undefined);
  return [...checkSettings(shop), ...checkSite(shop, site), ...checkHostFiles(shop, site), ...checkHostConfig(shop)];
}

const hosts = (finding: Omit<Finding, 'about'>): Finding => ({ ...finding, about: 'hosts' });

function checkSettings({ folder, environment, store, record }: Shop): Finding[] {
  const findings: Finding[] = [];
  const compare = (name: string, value: string, where: string, key: 'siteUrl' | 'api') => {
    const said = store[key];
    if (said !== undefined && withoutEndSlash(value) === withoutEndSlash(said)) return;
    findings.push(
      hosts({
        severity: 'warning',
        what: `${name} is ${value}, and "${key}" in ${store.label} is ${said ?? 'missing'}: builds with the variable use ${value}.`,
        where,
        mend: `write "${key}": ${JSON.stringify(withoutEndSlash(value))} in ${store.label}, or change the variable`,
      }),
    );
  };
  for (const { name, value, where } of readSettings(folder, environment)) {
    if (name === 'SITE_URL') compare(name, value, where, 'siteUrl');
    if (name === 'API_ORIGIN') compare(name, value, where, 'api');
    if (name === 'node-version' && /^\d{1,3}$/.test(value) && Number(value) < 22)
      findings.push(
        hosts({
          severity: 'error',
          what: `The workflow runs Node ${value}; 22.18 or later is needed.`,
          where,
          mend: 'node-version: 24',
        }),
      );
  }
  if (store.siteUrl !== undefined && !record?.isSample && !isRealAddress(environment['SITE_URL'] || store.siteUrl))
    findings.push(
      hosts({
        severity: 'note',
        what: `"siteUrl" is ${store.siteUrl}, which is no address on the web yet.`,
        where: store.label,
        mend: 'write the address of the shop there before it is published',
      }),
    );
  return findings;
}

/** Compares the address of the last build. */
function checkSite({ store, environment }: Shop, site: HostedSite | undefined): Finding[] {
  const meant = environment['SITE_URL'] || store.siteUrl;
  if (!site || meant === undefined || !URL.canParse(meant) || new URL(meant).origin === site.origin) return [];
  return [
    hosts({
      severity: 'warning',
      what: `The last build is for ${site.origin}, and the shop is at ${meant}.`,
      where: environment['SITE_URL'] ? 'SITE_URL' : store.label,
      mend: commandLine('build'),
    }),
  ];
}

/**
 * Compares the files of `haat hosting` with those that it would write for the last build. Of files that are meant to be edited, only the address is
 * compared.
 */
function checkHostFiles({ folder }: Shop, site: HostedSite | undefined): Finding[] {
  if (!site) return [];
  return listFolders(join(folder, 'hosting')).flatMap((name) => {
    const to = join(folder, 'hosting', name);
    const made = attempt(() => findHost(name)?.make(site, to).files) ?? {};
    const written = Object.entries(made).flatMap(([file, text]) => {
      const found = readSmall(join(to, file));
      return found === undefined ? [] : [{ file: join(to, file), text, found }];
    });
    const mend = commandLine('hosting', name);
    const other = written.find(({ text, found }) => text.includes(site.hostName) && !found.includes(site.hostName));
    if (other)
      return hosts({
        severity: 'error',
        what: `The files for ${name} are for another address than ${site.hostName}.`,
        where: relative(folder, other.file),
        mend,
      });
    const old = written.find(({ text, found }) => text.includes(HASHES_NOTICE) && text !== found);
    if (!old) return [];
    return hosts({
      severity: 'warning',
      what: `The files for ${name} are of an earlier build: pages may break its policy.`,
      where: relative(folder, old.file),
      mend,
    });
  });
}

/** What the API host would report about its settings, if the environment has any of them. Messages name variables, not their values. */
function checkHostConfig({ environment, store }: Shop): Finding[] {
  if (!OF_HOST.some((name) => environment[name])) return [];
  const findings: Finding[] = [];
  try {
    readConfig(environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const what of error.message.split('\n'))
      findings.push(
        hosts({ severity: 'error', what: `The API host would refuse its settings: ${what}`, where: 'environment' }),
      );
  }
  if (PROVIDER_KEYS.some(([key]) => environment[key]) && !(environment['API_ORIGIN'] || store.api))
    findings.push(
      hosts({
        severity: 'warning',
        what: 'The environment has keys of the payment provider, and pages call no API host, so nobody can pay.',
        where: store.label,
        mend: `write "api": "/api" in ${store.label}`,
      }),
    );
  return findings;
}

const listFolders = (folder: string): string[] =>
  attempt(() => readdirSync(folder, { withFileTypes: true }))?.flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  ) ?? [];

function readSmall(file: string): string | undefined {
  const text = attempt(() => readFileSync(file, 'utf8'));
  return text !== undefined && text.length <= LOOKED_AT ? text : undefined;
}
