/** Types that JSON keeps unchanged: no Map, Set, Date, function or symbol. An undefined field counts as missing. */
type Plain<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends ((...args: never) => unknown) | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | Date | symbol
    ? never
    : { readonly [K in keyof T]: Plain<T[K]> };

/**
 * Returns the view model that a route passes to its layout. If the environment has VIEWS_AS_JSON, it is serialised as JSON and
 * parsed first; tests/views/plain-views.test.ts checks that this changes no page.
 */
export function plainView<T>(view: T & Plain<T>): T {
  return process.env['VIEWS_AS_JSON'] ? (JSON.parse(JSON.stringify(view)) as T) : view;
}
