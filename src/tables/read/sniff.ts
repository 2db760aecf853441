/** The kind of a file by its first bytes, whatever its name says. */
type Kind = 'table' | 'zip' | 'xml' | 'html' | 'json' | 'pdf' | 'old-excel' | 'gzip' | 'picture' | 'empty';

const SIGNATURES: readonly (readonly [Kind, readonly number[]])[] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['zip', [0x50, 0x4b, 0x05, 0x06]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  // Compound files of Excel 97 to 2003.
  ['old-excel', [0xd0, 0xcf, 0x11, 0xe0]],
  ['gzip', [0x1f, 0x8b]],
  ['picture', [0xff, 0xd8, 0xff]],
  ['picture', [0x89, 0x50, 0x4e, 0x47]],
  ['picture', [0x47, 0x49, 0x46, 0x38]],
  ['picture', [0x52, 0x49, 0x46, 0x46]],
];

/** `head` is the beginning of the file, `text` the same bytes as text. */
export function sniff(head: Buffer, text: string): Kind {
  if (head.length === 0) return 'empty';
  const known = SIGNATURES.find(([, bytes]) => bytes.every((byte, index) => head[index] === byte));
  if (known) return known[0];
  const start = text.slice(0, 4_096).trimStart().toLowerCase();
  if (start === '') return head.length < 4_096 ? 'empty' : 'table';
  if (/^(?:<!doctype html|<html|<head|<body|<script|<table)/.test(start)) return 'html';
  if (/^(?:<\?xml|<rss|<feed|<!--|<[a-z][\w:.-]*[\s>])/.test(start)) return /<html[\s>]/.test(start) ? 'html' : 'xml';
  if (/^(?:\{\s*["}]|\[\s*[[{"\]\d])/.test(start)) return 'json';
  return 'table';
}

/** Why files of a kind can't be read, and what to do instead. */
export const UNREADABLE: Readonly<Partial<Record<Kind, string>>> = {
  empty: 'it is empty.',
  pdf: 'this is a PDF, whatever its name says. Export the products as CSV or XLSX.',
  'old-excel': 'this is a workbook of Excel 97 to 2003. Open it and save it as XLSX or CSV UTF-8.',
  gzip: 'it is compressed with gzip. Unpack it first.',
  picture: 'this is a picture. Name the table with the products.',
};
