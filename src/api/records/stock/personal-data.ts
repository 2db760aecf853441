import type { PersonalData } from '../../ground/privacy/personal-data.ts';
import { impersonal } from '../../ground/privacy/rules.ts';

/** What the host keeps about people in counts of pieces. */
export const stockData: PersonalData = {
  tables: {
    stock_counts: impersonal('sku', 'size', 'pieces', 'catalog_pieces', 'changed_at'),
  },
};
