import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageRecord, PageRecords } from '../render/page-records.ts';
import { runAll } from '../files/run-all.ts';

/**
 * Finds links to missing pages, files or ids within the site. Returns a line for each, with the first page that has it. The API host answers
 * addresses below `api`, so they are not checked.
 */
export async function findBrokenLinks(records: PageRecords, folder: string, api?: string): Promise<string[]> {
  const broken = new Map<number, string>();
  const files: [number: number, path: string][] = [];
  const { own, others } = listReferences(records);
  for (const number of others) {
    const reference = records.texts[number] as string;
    const [address = '', anchor] = reference.split('#');
    const path = address.split('?')[0] ?? '';
    if (api !== undefined && path.startsWith(`${api}/`)) continue;
    const page = records.pages.get(path);
    if (!page) files.push([number, path]);
    else if (anchor !== undefined && !hasId(records, page, anchor))
      broken.set(number, `a link to ${reference}, an id that is not on that page`);
  }
  await runAll(files, 16, async ([number, path]) => {
    if (!(await isFile(join(folder, path))))
      broken.set(number, `a link to ${records.texts[number]}, which does not exist`);
  });
  return [...nameFirst(records, broken), ...findBrokenAnchors(records, own)];
}

/** The numbers of addresses that pages refer to: `#id` in `own`, all others in `others`. */
function listReferences({ pages, texts }: PageRecords): { own: Set<number>; others: Set<number> } {
  const all = new Set<number>();
  for (const { references } of pages.values()) for (const number of references) all.add(number);
  const own = new Set([...all].filter((number) => texts[number]?.startsWith('#')));
  return { own, others: all.difference(own) };
}

/** Names each broken reference with the first page that has it. */
function nameFirst(records: PageRecords, faults: ReadonlyMap<number, string>): string[] {
  if (faults.size === 0) return [];
  const left = new Map(faults);
  const lines: string[] = [];
  for (const [path, { references }] of records.sorted())
    for (const number of references) {
      const fault = left.get(number);
      if (fault !== undefined) lines.push(`${path}: ${fault}`);
      left.delete(number);
    }
  return lines;
}

/** Links to an id that their own page doesn't have. */
function findBrokenAnchors(records: PageRecords, own: ReadonlySet<number>): string[] {
  const ids = new Map([...own].map((number) => [number, (records.texts[number] as string).slice(1)]));
  const lines = new Set<string>();
  for (const [path, page] of records.pages)
    for (const number of page.references) {
      const id = ids.get(number);
      if (id !== undefined && !hasId(records, page, id))
        lines.add(`${path}: a link to ${path}#${id}, an id that is not on that page`);
    }
  return [...lines];
}

const hasId = (records: PageRecords, page: PageRecord, id: string): boolean =>
  page.ids.some((number) => records.texts[number] === id);

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (entry) => entry.isFile(),
    () => false,
  );
