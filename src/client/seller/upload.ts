import { type Answered, readAnswer, UNREACHABLE } from '../../core/api-answer.ts';
import type { PictureAnswer } from '../../core/contract/products.ts';
import { page } from '../platform/page.ts';
import { readSellerToken } from './seller-session.ts';

/** Time for a file over a slow connection. */
const FILE_MS = 180_000;
/** Pixels of the longer side: pages show no more. */
const LONGEST_SIDE = 1_920;
const QUALITY = 0.88;

/** Sends a file as the body of a request. Never throws. */
export async function sendFile<T>(path: string, file: Blob): Promise<Answered<T>> {
  try {
    const response = await fetch(page.api + path, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': file.type || 'application/octet-stream',
        authorization: `Bearer ${readSellerToken()}`,
      },
      body: file,
      signal: AbortSignal.timeout(FILE_MS),
    });
    return readAnswer<T>(await response.json());
  } catch {
    return UNREACHABLE;
  }
}

/** Sends a picture, made smaller first where the browser can read it: photos of phones are large, and connections slow. */
export async function sendPicture(file: File): Promise<Answered<PictureAnswer>> {
  const small = await shrink(file).catch(() => undefined);
  return sendFile(`/seller/product-pictures?name=${encodeURIComponent(file.name.slice(-200))}`, small ?? file);
}

async function shrink(file: File): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file);
  const scale = LONGEST_SIDE / Math.max(bitmap.width, bitmap.height);
  if (scale >= 1) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return (await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))) ?? undefined;
}
