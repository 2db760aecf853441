/** What JSON keeps as it is: no Map, Set, Date, function or symbol. A field that is undefined counts as missing. */
type Plain<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends ((...args: never) => unknown) | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | Date | symbol
    ? never
    : { readonly [K in keyof T]: Plain<T[K]> };

/**
 * Takes the view model that a route hands to its layout. With VIEWS_AS_JSON in the environment it goes through JSON first,
 * which changes no page: tests/views/plain-views.test.ts holds that.
 */
export function plainView<T>(view: T & Plain<T>): T {
  return process.env['VIEWS_AS_JSON'] ? (JSON.parse(JSON.stringify(view)) as T) : view;
}
