import { readFile, stat } from 'node:fs/promises';
import type { Sources, SourcePicture, SourceTable } from '../model.ts';
import { PICTURE_NAME } from '../../catalog/source/picture-folder.ts';
import { type Archive, openArchive } from './archive.ts';
import { type ByteSource, openFile, readAll, readHead } from './byte-source.ts';
import { openCsv } from './csv.ts';
import { openFeed } from './feed.ts';
import { isJsonLd, openJsonLd } from './json-ld.ts';
import { openJson } from './json.ts';
import { LIMITS, type Limits } from './limits.ts';
import { sniff, UNREADABLE } from './sniff.ts';
import { SourceError } from './source-error.ts';
import { isWorkbook, openWorkbook } from './xlsx.ts';

/** The files that are open so far. */
interface Opened {
  readonly tables: SourceTable[];
  readonly pictures: SourcePicture[];
  readonly leftOut: { readonly file: string; readonly reason: string }[];
  readonly archives: Archive[];
}

/**
 * Opens the named files, by their content: tables (CSV, TSV, XLSX), feeds (XML), JSON, JSON-LD, also within HTML, and ZIP archives of these and of
 * pictures. The files must not change until the sources are closed.
 * @throws SourceError for a file that is missing, that can't be read at all, or that is beyond the limits
 */
export async function openSources(files: readonly string[], limits: Limits = LIMITS): Promise<Sources> {
  const opened: Opened = { tables: [], pictures: [], leftOut: [], archives: [] };
  const close = async () => {
    for (const archive of opened.archives) archive.close();
  };
  try {
    const names = new Set<string>();
    for (const file of files) {
      const source = await openFile(file);
      // Reports name tables by these names.
      const name = names.has(source.name) ? file : source.name;
      names.add(name);
      await openSource({ ...source, name }, file, opened, limits);
    }
  } catch (error) {
    await close();
    throw error;
  }
  if (opened.tables.length === 0) {
    await close();
    const [first] = opened.leftOut;
    throw new SourceError(
      files.join(', '),
      first ? `there is no table in it. ${first.file}: ${first.reason}.` : 'there is no table in it.',
    );
  }
  const { tables, pictures, leftOut } = opened;
  return { tables, pictures, leftOut, close };
}

const HEAD_BYTES = 65_536;

/** `path` is that of the file; for one in an archive it is undefined. */
async function openSource(source: ByteSource, path: string | undefined, opened: Opened, limits: Limits): Promise<void> {
  const head = await readHead(source, HEAD_BYTES);
  const text = decodeHead(head);
  const kind = sniff(head, text);
  const reason = UNREADABLE[kind];
  if (reason !== undefined) throw new SourceError(source.name, reason);
  if (kind === 'zip') await openZip(source, path, opened, limits);
  else if (kind === 'xml') opened.tables.push(await openFeed(source, limits));
  else if (kind === 'html') opened.tables.push(await openJsonLd(source, true, limits));
  else if (kind === 'json')
    opened.tables.push(await (isJsonLd(text) ? openJsonLd(source, false, limits) : openJson(source, limits)));
  else opened.tables.push(await openCsv(source, limits));
}

function decodeHead(head: Buffer): string {
  const [first, second] = head;
  const label =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(label).decode(head);
}

async function openZip(source: ByteSource, path: string | undefined, opened: Opened, limits: Limits): Promise<void> {
  const archive = await openArchive(
    source.name,
    path ?? (await readAll(source, limits.wholeBytes, 'Unpack the archive in the archive.')),
    limits,
  );
  const paths = archive.entries.map((entry) => entry.path);
  if (isWorkbook(paths)) {
    archive.close();
    const advice = 'Save its sheets as CSV UTF-8, which has no such limit.';
    if (path !== undefined && (await stat(path)).size > limits.workbookBytes)
      throw new SourceError(source.name, `it has more than ${limits.workbookBytes / 1_000_000} MB. ${advice}`);
    const bytes = path === undefined ? await readAll(source, limits.workbookBytes, advice) : await readFile(path);
    const workbook = await openWorkbook(source.name, bytes, limits);
    opened.tables.push(...workbook.tables);
    opened.leftOut.push(...workbook.leftOut);
    return;
  }
  opened.archives.push(archive);
  opened.leftOut.push(...archive.leftOut);
  if (paths.includes('content.xml') && paths.includes('mimetype'))
    throw new SourceError(source.name, 'this is a spreadsheet of LibreOffice. Save it as XLSX or CSV UTF-8.');
  for (const entry of archive.entries)
    if (PICTURE_NAME.test(entry.path))
      opened.pictures.push({
        path: entry.path,
        read: () => readAll(entry, limits.rowBytes, 'No picture is so large.'),
      });
    else await openEntry(entry, path === undefined, opened, limits);
}

const TABLE_NAME = /\.(?:csv|tsv|txt|tab|xlsx|xlsm|xml|rss|atom|json|jsonl|ndjson|jsonld|html?)$/i;

/** Opens a file in an archive. One that can't be read is reported, and the others are still read. */
async function openEntry(entry: ByteSource, isNested: boolean, opened: Opened, limits: Limits): Promise<void> {
  if (isNested || !TABLE_NAME.test(entry.name)) {
    opened.leftOut.push({ file: entry.name, reason: 'it is neither a table nor a picture' });
    return;
  }
  try {
    await openSource(entry, undefined, opened, limits);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    opened.leftOut.push({ file: entry.name, reason: error.message.slice(error.file.length + 2).replace(/\.$/, '') });
  }
}
