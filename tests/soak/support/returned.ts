import sharp from 'sharp';
import type { Order } from '../../../src/contract/orders.ts';
import { ask } from './ask.ts';
import { bearer, type FullShop } from './full-shop.ts';
import { send } from './requests.ts';

/** Returns of the account with many orders, and photos of what is sent back. */

export const JPEG = { 'content-type': 'image/jpeg' };

/** A photo of a phone, unlike all others, with so much in it that it is large. */
export const makePhoto = async (): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp({
      create: {
        ...{ width: 2_000, height: 1_500, channels: 3, background: '#3a6' },
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .jpeg()
      .toBuffer(),
  );

/** Asks to send a line back, and adds a photo on request. */
export async function makeReturn(
  shop: FullShop,
  photo?: 'with a photo',
): Promise<{ readonly number: string; readonly id: string }> {
  const { number, lineId } = shop.take('delivered', 'own');
  const wanted = { lines: [{ lineId, quantity: 1 }], reason: 'Too bitter' };
  const headers = bearer(shop.account.token);
  const path = `/orders/${number}/returns`;
  const { data } = await ask<{ order: Order }>(shop.address, 'POST', path, wanted, headers);
  const id = data.order.shipments.flatMap(({ returns }) => returns).at(-1)?.id;
  if (id === undefined) throw new Error(`Nothing of order ${number} can be sent back.`);
  if (photo) {
    const raw = await makePhoto();
    const asked = { path: `${path}/${id}/pictures`, raw, headers: { ...headers, ...JPEG } };
    await send(shop.address, 'POST', asked);
  }
  return { number, id };
}
