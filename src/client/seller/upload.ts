import type { Answered } from '../../browser/api/api-answer.ts';
import type { PictureAnswer } from '../../contract/products.ts';
import { sendFile } from '../../browser/api/send-file.ts';
import { shrinkPicture } from '../../browser/pictures/shrink-picture.ts';
import { readSellerToken } from './seller-session.ts';

/** Pixels of the longer side: pages show no more. */
const LONGEST_SIDE = 1_920;

/** Sends a file as the signed-in seller. Never throws. */
export const sendAsSeller = <T>(path: string, file: Blob): Promise<Answered<T>> =>
  sendFile<T>(path, file, { authorization: `Bearer ${readSellerToken()}` });

/** Sends a picture of a product. Never throws. */
export async function sendPicture(file: File): Promise<Answered<PictureAnswer>> {
  const path = `/seller/product-pictures?name=${encodeURIComponent(file.name.slice(-200))}`;
  return sendAsSeller(path, await shrinkPicture(file, LONGEST_SIDE));
}
