import { BottomSheet } from '../../islands/BottomSheet.tsx';
import { definePanel } from '../../islands/panels.tsx';
import styles from '../../islands/BottomSheet.css?url';
import '../lib/status.ts';

const open = definePanel('sheet', BottomSheet, styles);

/** A card opens its product in the sheet. */
export const run = ({ pathname }: HTMLAnchorElement): Promise<void> => open({ name: 'sheet', path: pathname });
