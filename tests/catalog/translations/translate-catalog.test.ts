import { expect, test } from 'vitest';
import { translateCatalog } from '../../../src/catalog/translations/translate-catalog.ts';
import { countUntranslated, formatUntranslated } from '../../../src/catalog/translations/count-untranslated.ts';
import type { Catalog } from '../../../src/catalog/catalog.ts';
import { findProblems, loadShop } from '../shop-in-a-folder.ts';

const CATEGORY = 'categories/tea.json';
const PRODUCT = 'products/tea/leaf.json';
const change = (path: string, fields: object) => ({ [path]: { ...fields } });

const load = (product: object, category: object = {}): Catalog =>
  loadShop({ ...change(PRODUCT, product), ...change(CATEGORY, category) });
