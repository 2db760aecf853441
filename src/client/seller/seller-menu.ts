import { sellerApplicationText } from '../../messages/rooms/seller-application.ts';
import { writeTexts } from '../../browser/templates.ts';
import { findOwnPage } from './own-page.ts';

/** The menu at the seller's name (components/seller/SellerHeader.astro): page in the shop, and documents. */

/** Fills the menu. `sellerId` is that of an open shop. */
export function openMenu(dashboard: HTMLElement, menu: HTMLElement, sellerId: string | undefined): void {
  const own = menu.querySelector<HTMLAnchorElement>('[data-public]');
  if (own) own.hidden = true;
  const update = (): void => {
    const details = dashboard.querySelector<HTMLElement>('#seller-documents');
    const { missing } = details?.dataset ?? {};
    writeTexts(menu, {
      documents: missing ? sellerApplicationText.documentsToSend({ count: missing }) : sellerApplicationText.documents,
    });
    for (const element of [menu, menu.previousElementSibling])
      element?.toggleAttribute('data-missing', missing !== undefined);
    if (own && sellerId !== undefined) void offerPage(own, sellerId);
  };
  update();
  menu.onbeforetoggle = update;
}

async function offerPage(link: HTMLAnchorElement, sellerId: string): Promise<void> {
  const address = await findOwnPage(sellerId);
  if (address === undefined) return;
  link.href = address;
  link.hidden = false;
}
