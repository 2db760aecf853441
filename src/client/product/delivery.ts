import { fetchPage } from '../../browser/api/fetch-page.ts';
import { copyParts } from '../../islands/copy-parts.ts';
import { showDialog } from '../../browser/alerts/dialog.ts';
import { deliveryText } from '../../messages/rooms/delivery.ts';

/** The delivery tables of the market's shipping page, in a dialog. */
export async function run(link: HTMLAnchorElement): Promise<void> {
  const [tables] = copyParts(await fetchPage(link.pathname), '.delivery');
  if (!tables) throw new Error('The shipping page has no delivery tables.');
  const more = document.createElement('a');
  more.href = link.href;
  more.textContent = deliveryText.details;
  showDialog(deliveryText.information, tables, more);
}
