import { setSite, type Site } from '../../src/catalog/site/site.ts';
import { type Files, loadShop } from './shop-in-a-folder.ts';

/** The site of the smallest shop with changes, on 1 May 2026, without prepared pictures. */
export const openSite = (changes: Files = {}): Site => setSite(loadShop(changes), new Map(), '2026-05-01');
