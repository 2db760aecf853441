import type { PersonalData } from '../../ground/privacy/personal-data.ts';
import { impersonal } from '../../ground/privacy/rules.ts';

/** What the host keeps about people in products that sellers list. */
export const productData: PersonalData = {
  tables: {
    seller_products: impersonal(
      ...(['id', 'seller_id', 'sku', 'sku_key', 'title', 'category', 'status', 'version', 'document', 'file'] as const),
      ...(['file_digest', 'reason', 'created_at', 'changed_at', 'submitted_at', 'decided_at', 'tell_since'] as const),
    ),
    seller_pictures: impersonal('name', 'seller_id', 'file_name', 'data', 'created_at'),
  },
};
