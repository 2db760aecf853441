import { findChangedProps, formatChangedProp } from './changed-props.ts';
import { type Override, ShopCodeError } from './read-overrides.ts';
import { listShopTemplates } from './shop-templates.ts';

/** Checks the templates of a shop for props that public components no longer have. @throws ShopCodeError with file, line and replacement of each */
export async function checkProps(overrides: readonly Override[]): Promise<void> {
  const uses = await findChangedProps(listShopTemplates(), overrides);
  if (uses.length > 0) throw new ShopCodeError(uses.map(formatChangedProp));
}
