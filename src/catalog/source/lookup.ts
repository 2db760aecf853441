/** What is asked of a map of entities. Its readers can use nothing else, so that every lookup can be recorded. */
export interface Lookup<V> {
  get(key: string): V | undefined;
  has(key: string): boolean;
  keys(): Iterable<string>;
  values(): Iterable<V>;
  readonly size: number;
}

/** What is asked of a set of ids. */
export type IdLookup = Pick<Lookup<unknown>, 'has' | 'size'>;
