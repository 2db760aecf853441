import { RemoteError } from './remote-error.ts';

/** First bytes of the formats that are taken. */
const FORMATS: readonly { readonly name: string; readonly start: RegExp }[] = [
  { name: 'jpeg', start: /^\xff\xd8\xff/ },
  { name: 'png', start: /^\x89PNG/ },
  { name: 'gif', start: /^GIF8[79]a/ },
  { name: 'webp', start: /^RIFF[\s\S]{4}WEBP/ },
  { name: 'avif', start: /^[\s\S]{4}ftyp(?:avif|avis|mif1|miaf)/ },
  { name: 'tiff', start: /^(?:II\*|MM[\s\S]\*)/ },
];

/**
 * Checks by its first bytes that a file is a picture of pixels. Drawings (SVG) are refused, because they can name other files and
 * addresses.
 * @throws RemoteError
 */
export function checkFormat(bytes: Buffer): void {
  const start = bytes.subarray(0, 512).toString('latin1');
  if (FORMATS.some((format) => format.start.test(start))) return;
  if (/<svg|<\?xml/i.test(start)) throw new RemoteError('it is a drawing (SVG); save it as PNG or WebP');
  if (/<!doctype html|<html/i.test(start)) throw new RemoteError('it is a web page, not a picture');
  throw new RemoteError('it is not a JPEG, PNG, WebP, AVIF, GIF or TIFF picture');
}

/** Checks what a server says of its answer. @throws RemoteError */
export function checkContentType(type: string | undefined): void {
  const name = (type ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (name === 'image/svg+xml') throw new RemoteError('it is a drawing (SVG); save it as PNG or WebP');
  if (name === '' || name.startsWith('image/') || /^(?:application|binary)\/octet-stream$/.test(name)) return;
  throw new RemoteError(`the server sends ${/^[\w.+/-]{1,60}$/.test(name) ? name : 'something else'}, not a picture`);
}
