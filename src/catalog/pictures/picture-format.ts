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
 * Says by its first bytes why a file is not a picture of pixels; undefined for one. Drawings (SVG) are refused, because they can name
 * other files and addresses.
 */
export function describeFormat(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 512).toString('latin1');
  if (FORMATS.some((format) => format.start.test(start))) return undefined;
  // What decodes it is covered by patents and in no build of sharp.
  if (/^[\s\S]{4}ftyp(?:hei[cmsx]|hev[cmsx])/.test(start))
    return 'it is a HEIC photo, as iPhones make them; save it as JPEG, or set the camera to “Most Compatible”';
  if (/<svg|<\?xml/i.test(start)) return 'it is a drawing (SVG); save it as PNG or WebP';
  if (/<!doctype html|<html|<head|^\s*<(?:meta|script|body|!--)/i.test(start))
    return 'it is a web page, not a picture, as a share link of Google Drive or a log-in gives; open it in a browser and download the picture itself';
  return 'it is not a JPEG, PNG, WebP, AVIF, GIF or TIFF picture';
}
