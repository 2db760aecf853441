import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageRecord, PageRecords } from '../render/page-records.ts';
import { runAll } from '../run-all.ts';

/**
 * Links within the site to a page, file or id that does not exist, as lines for the report. Each is named with the first page that
 * has it.
 */
export async function findBrokenLinks(records: PageRecords, folder: string): Promise<string[]> {
  const broken: string[] = [];
  const files: [reference: string, path: string, from: string][] = [];
  for (const [reference, from] of listReferences(records)) {
    const [address = '', anchor] = reference.split('#');
    const path = address.split('?')[0] ?? '';
    const page = records.pages.get(path);
    if (!page) files.push([reference, path, from]);
    else if (anchor !== undefined && !hasId(records, page, anchor))
      broken.push(`${from}: a link to ${reference}, an id that is not on that page`);
  }
  await runAll(files, 16, async ([reference, path, from]) => {
    if (!(await isFile(join(folder, path)))) broken.push(`${from}: a link to ${reference}, which does not exist`);
  });
  return broken;
}

/** Every address that a page refers to, with the first page that does. `#id` becomes an address with the page's own path. */
function listReferences(records: PageRecords): Map<string, string> {
  const seen = new Set<number>();
  const references = new Map<string, string>();
  for (const [path, page] of records.sorted())
    for (const number of page.references) {
      const text = records.texts[number] as string;
      if (text.startsWith('#')) references.set(path + text, path);
      else if (!seen.has(number)) references.set(text, path);
      seen.add(number);
    }
  return references;
}

const hasId = (records: PageRecords, page: PageRecord, id: string): boolean =>
  page.ids.some((number) => records.texts[number] === id);

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (entry) => entry.isFile(),
    () => false,
  );
