import type { SourceText } from '../json/positions.ts';
import type { CheckContext } from './check-context.ts';

/** Warns that a product that is named here is gone. */
export const addGone = ({ problems }: CheckContext, source: SourceText, path: readonly PropertyKey[]): void =>
  problems.add(source, path, {
    code: 'product-gone',
    severity: 'warning',
    expected: 'the SKU of a product; this one was published and has no file now, so it is left out here',
  });

/** Warns that a seller that is named here is gone. */
export const addGoneSeller = ({ problems }: CheckContext, source: SourceText, path: readonly PropertyKey[]): void =>
  problems.add(source, path, {
    code: 'seller-gone',
    severity: 'warning',
    expected: 'the id of a seller; no file has this one, as those of former products, so it is left out here',
  });
