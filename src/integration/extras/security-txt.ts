import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '../../catalog/site/site.ts';

const FOLDER = '.well-known';
const FILE = `${FOLDER}/security.txt`;

/**
 * The day on which security.txt expires: the first of the month, eleven months from now. So builds of one month are identical, and none exceeds the
 * year that RFC 9116 recommends.
 */
export function securityTxtExpires(today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + 11, 1)).toISOString().slice(0, 10);
}

/** The text of `security.txt` (RFC 9116). */
export function formatSecurityTxt({ url, today, catalog: { store } }: Pick<Site, 'url' | 'today' | 'catalog'>): string {
  const { email = store.care.email, policy, languages = ['en'] } = store.security ?? {};
  const fields: [string, string][] = [
    ['Contact', `mailto:${email}`],
    ['Expires', `${securityTxtExpires(today)}T00:00:00.000Z`],
    ['Preferred-Languages', languages.join(', ')],
    ['Canonical', `${url}/${FILE}`],
    ...(policy === undefined ? [] : [['Policy', `${url}${policy}`] satisfies [string, string]]),
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}

/** Writes the file to `/.well-known` in the folder of a site. */
export async function writeSecurityTxt(site: Site, folder: string): Promise<void> {
  await mkdir(join(folder, FOLDER), { recursive: true });
  await writeFile(join(folder, FILE), formatSecurityTxt(site));
}
