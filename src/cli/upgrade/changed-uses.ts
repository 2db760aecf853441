import {
  type ChangedProp,
  findChangedProps,
  formatChangedProp,
  readChangedProps,
} from '../../integration/overrides/changed-props.ts';
import { readOverrides, ShopCodeError } from '../../integration/overrides/read-overrides.ts';
import { listShopTemplates } from '../../integration/overrides/shop-templates.ts';
import { readShopOptions, ShopOptionsError } from '../../integration/shop-options.ts';

/**
 * Where templates of the shop in the working directory use props that public components no longer have: for each a line with the file, its line and the
 * replacement. If templates can't be checked, the reason is a line too.
 */
export async function findChangedUses(changed: readonly ChangedProp[] = readChangedProps()): Promise<string[]> {
  try {
    const { components } = await readShopOptions();
    const uses = await findChangedProps(listShopTemplates(), readOverrides(components), changed);
    return uses.map(formatChangedProp);
  } catch (error) {
    if (!(error instanceof ShopOptionsError || error instanceof ShopCodeError)) throw error;
    return error.message.split('\n');
  }
}
