import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { updateRecord } from '../../catalog/products/address-record.ts';
import type { Catalog } from '../../catalog/load/load.ts';
import { RECORD_FILE } from '../../catalog/source/ignored-files.ts';

/** Makes Git keep the lines of both branches when it merges the record, as each line is an address that was published. */
const MERGE_RULE = `${RECORD_FILE} text eol=lf merge=union\n`;

/** Whether a catalogue has a record of addresses. */
export const hasRecord = (root: string): boolean => existsSync(join(root, RECORD_FILE));

/** Writes the record of addresses into a catalogue's folder. Returns whether it changed. */
export function writeRecord(root: string, { products, warnings }: Catalog): boolean {
  // Until redirects from the old addresses are written, only the record knows those addresses.
  if (warnings.some(({ code }) => code === 'address-moved')) return false;
  const file = join(root, RECORD_FILE);
  const before = hasRecord(root) ? readFileSync(file, 'utf8') : undefined;
  const text = updateRecord(before ?? '', products.values());
  if (text === before) return false;
  writeFileSync(file, text);
  const rules = join(root, '.gitattributes');
  if (before === undefined && !existsSync(rules)) writeFileSync(rules, MERGE_RULE);
  return true;
}
