import { describeFormat } from '../../../catalog/pictures/picture-format.ts';
import { RemoteError } from './remote-error.ts';

/** Checks by its first bytes that a file is a raster picture. @throws RemoteError */
export function checkFormat(bytes: Buffer): void {
  const problem = describeFormat(bytes);
  if (problem !== undefined) throw new RemoteError(problem);
}

/** Checks the `Content-Type` of an answer. @throws RemoteError */
export function checkContentType(type: string | undefined): void {
  const name = (type ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (name === 'image/svg+xml') throw new RemoteError('it is a drawing (SVG); save it as PNG or WebP');
  if (name === '' || name.startsWith('image/') || /^(?:application|binary)\/octet-stream$/.test(name)) return;
  if (name === 'text/html')
    throw new RemoteError(
      'the server sends text/html, not a picture: it is a web page, such as a share link of Google Drive; download the picture, and put it into catalog/images',
    );
  throw new RemoteError(`the server sends ${/^[\w.+/-]{1,60}$/.test(name) ? name : 'something else'}, not a picture`);
}
