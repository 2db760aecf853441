import { BottomSheet } from '../../islands/BottomSheet.tsx';
import { definePanel } from '../../islands/panels.tsx';
import styles from '../../islands/BottomSheet.css?url';
import { fetchPage } from '../../browser/fetch-page.ts';
import '../../browser/status.ts';

const open = definePanel('sheet', BottomSheet, styles);

/** A card opens its product in the sheet. */
export async function run({ pathname }: HTMLAnchorElement): Promise<void> {
  await open({ name: 'sheet', path: pathname });
  // The product's page comes first.
  fetchPage(pathname)
    .then(() => import('../delivery/by-date.ts'))
    .catch(() => {});
}
