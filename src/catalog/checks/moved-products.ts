import { commandLine } from '../../command-line.ts';
import { type AddressRecord, parseRecord, type RecordedProduct, recordedAs } from '../products/address-record.ts';
import type { ReadProduct } from '../model.ts';
import type { CatalogReader } from '../source/catalog-reader.ts';
import { RECORD_FILE } from '../source/ignored-files.ts';
import type { SourceText } from '../json/positions.ts';
import type { CheckContext } from './check-context.ts';
import type { ProductPages } from './product-pages.ts';

/** The record of addresses, and what it is in messages. */
export interface ReadRecord extends AddressRecord {
  readonly source: SourceText;
}

const COMMAND = `"${commandLine('check', '--fix')}"`;

/** Reads the record of addresses; undefined in a catalogue without one. */
export function readRecord(reader: CatalogReader, label: string): ReadRecord | undefined {
  if (!reader.entries.files.includes(RECORD_FILE)) return undefined;
  const source = reader.openSource(`${label}/${RECORD_FILE}`);
  return { source, ...parseRecord(source.readText()) };
}

/** By old address of a published product, as the record has it: the address of its page. */
export function findMoved({ products }: AddressRecord, pages: ProductPages): Map<string, string> {
  const moved = new Map<string, string>();
  for (const { slug, parts } of products)
    for (const part of parts) for (const [from, to] of pages.movesOf(slug, part, parts[0] ?? part)) moved.set(from, to);
  return moved;
}

/** Warns of what the record lacks, and of old addresses that stand in no file but it. */
export function checkRecord(
  { source, products, unread }: ReadRecord,
  moved: ReadonlyMap<string, string>,
  shown: readonly ReadProduct[],
  { files, problems }: CheckContext,
): void {
  for (const { offset, text } of unread)
    problems.addAt(source, offset, {
      code: 'address-unreadable',
      severity: 'warning',
      field: '',
      found: JSON.stringify(text),
      expected: `a line that ${COMMAND} has written; this one is not read`,
    });
  const redirects = files.redirects?.input;
  if (!redirects) return;
  const entries = Object.fromEntries([...moved].filter(([from]) => !Object.hasOwn(redirects, from)));
  const [first, ...others] = Object.entries(entries);
  if (first)
    problems.addFile(files.redirects?.source.file ?? '', {
      code: 'address-moved',
      severity: 'warning',
      found: `no redirect from ${others.length === 0 ? `the old address ${first[0]}` : `${others.length + 1} old addresses of products, the first ${first[0]}`}`,
      expected: `a redirect to the product's present address; builds publish it as long as ${RECORD_FILE} says where the product was, and ${COMMAND} writes it here`,
      fix: { kind: 'add', path: [], entries },
    });
  const known = new Set(products.flatMap(listAddresses));
  const unrecorded = shown.filter((product) =>
    listAddresses(recordedAs(product)).some((address) => !known.has(address)),
  );
  const [missing] = unrecorded;
  // What has moved is said above.
  if (missing && !first)
    problems.addFile(source.file, {
      code: 'address-unrecorded',
      severity: 'warning',
      found: `no address of ${unrecorded.length === 1 ? missing.file : `${unrecorded.length} published products, the first ${missing.file}`}`,
      expected: `the address of each product, so that it leads on when the title changes: ${COMMAND} writes it`,
    });
}

const listAddresses = ({ slug, parts }: RecordedProduct): string[] => parts.map((part) => `${slug}/p/${part}`);
