import type { EditPath } from '../../contract.ts';

/** The path of a problem's field: `sizes[2].name` as `['sizes', 2, 'name']`. A key with dots or brackets in it is several steps. */
export const parsePath = (field: string): EditPath =>
  [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([text, index]) => (index === undefined ? text : Number(index)));
