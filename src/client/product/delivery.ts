import { fetchPage } from '../../browser/api/fetch-page.ts';
import { copyParts } from '../../islands/copy-parts.ts';
import { applyStyles } from '../../browser/apply-styles.ts';
import { openSheet } from '../../browser/sheet.ts';
import { deliveryText } from '../../messages/rooms/delivery.ts';
import styles from '../../styles/captioned-table.css?inline';

/** The delivery tables of the market's shipping page, in a sheet. */
export async function run(link: HTMLAnchorElement): Promise<void> {
  const [tables] = copyParts(await fetchPage(link.pathname), '.delivery');
  if (!tables) throw new Error('The shipping page has no delivery tables.');
  const more = document.createElement('a');
  more.href = link.href;
  more.textContent = deliveryText.details;
  // The sheet has the title.
  tables.querySelector('h2')?.remove();
  tables.removeAttribute('aria-labelledby');
  applyStyles(styles);
  openSheet({ title: deliveryText.information }, tables, more);
}
