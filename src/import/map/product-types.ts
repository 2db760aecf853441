import { columnWords } from '../../tables/headings/column-words.ts';
import type { Guess } from './column-sample.ts';

/** Names that programs have for types of products: with variants, or not sent. They are not categories of goods. */

const OF_ROWS = columnWords('kind of row');
const OTHERS = columnWords('other type');

/** Why a column of types is left out. */
export const OF_TYPES = 'it has the types that a program knows, no categories';

/** Whether the name of a category is such a type. */
export const isType = (path: string): boolean =>
  /^(?:simple|configurable|variable|variation)(?: products?)?$/i.test(path);

/** The field of a column with such types, or why it is left out; undefined where its texts may be categories. */
export function whatTypesSay(texts: readonly string[]): Guess | undefined {
  const types = texts.map((text) =>
    text
      .toLowerCase()
      .replace(/[^a-z]/g, '')
      .replace(/^(?:simple|variable|configurable|grouped|virtual|digital|physical|bundle|storable)products?$/, (type) =>
        type.replace(/products?$/, ''),
      ),
  );
  if (types.length === 0 || !types.every((type) => OF_ROWS.has(type) || OTHERS.has(type))) return undefined;
  return types.every((type) => OF_ROWS.has(type))
    ? { field: 'kind', sure: 0.7 }
    : { field: undefined, sure: 0.8, why: OF_TYPES };
}
