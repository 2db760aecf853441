import type { SellerPictures } from '../../core/seller/seller-pictures.ts';
import { sellerPicturesPath } from '../../core/site/data-paths.ts';
import { fetchApi } from '../../browser/api/api.ts';
import { readAddress } from '../../browser/addresses/read-address.ts';
import { readJson } from '../../browser/files/read-file.ts';
import { showThumbnail } from '../../browser/pictures/thumbnail.ts';
import { readSellerToken } from './seller-session.ts';

export interface PicturedCard {
  readonly sku: string;
  /** Has one `<img>`. */
  readonly card: Element;
  /** Whether the host has a picture that was uploaded for it, which the site may not have yet. */
  readonly isUploaded?: boolean | undefined;
}

/**
 * Shows the pictures of products in their cards, which are there already: those that were uploaded come from the host, all others from the
 * site. A card without a picture stays as it is.
 */
export async function showPictures(dashboard: HTMLElement, cards: readonly PicturedCard[]): Promise<void> {
  if (cards.length === 0) return;
  // A seller who is new may have no file on the site yet.
  const pictures = await readJson<SellerPictures>(sellerPicturesPath(dashboard.dataset['seller'] ?? '')).catch(
    (): SellerPictures => ({}),
  );
  for (const { sku, card, isUploaded } of cards) if (!isUploaded) showThumbnail(card, pictures[sku]);
  for (const { sku, card, isUploaded } of cards) if (isUploaded) await showUploaded(sku, card).catch(() => {});
}

/** The host gives it to its seller alone, whom an address can't name. */
async function showUploaded(sku: string, card: Element): Promise<void> {
  const response = await fetchApi(`/seller/products/${encodeURIComponent(sku)}/picture`, { token: readSellerToken() });
  const blob = await response.blob();
  const image = card.querySelector('img');
  if (image && blob.type.startsWith('image/')) image.src = await readAddress(blob);
}
