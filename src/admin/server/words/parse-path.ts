import type { EditPath } from '../../contract.ts';

/** The path of a problem's field: `sizes[2].name` gives `['sizes', 2, 'name']`. A key that contains dots or brackets gives several steps. */
export const parsePath = (field: string): EditPath =>
  [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([text, index]) => (index === undefined ? text : Number(index)));
