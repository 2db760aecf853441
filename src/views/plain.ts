/** Types that JSON keeps unchanged: no Map, Set, Date, function or symbol. An undefined field counts as missing. */
export type Plain<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends ((...args: never) => unknown) | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | Date | symbol
    ? never
    : { readonly [K in keyof T]: Plain<T[K]> };
