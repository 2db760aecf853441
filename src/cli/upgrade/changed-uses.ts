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
 * Where the templates of the shop in the working directory use props that public components no longer have, a line each with file, line and what
 * replaces them. What keeps them from being looked at is a line, too.
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
