/**
 * The language to offer on a page in another one: the first that the browser names of those that the page has, until somebody has chosen; then the
 * chosen one, where the visit begins at the home page. Undefined where there is nothing to offer.
 */
export function wantedLanguage(
  current: string,
  others: readonly string[],
  chosen: string | null,
  preferred: readonly string[],
  isHome: boolean,
): string | undefined {
  const had = [current, ...others];
  const find = (tag: string): string | undefined =>
    had.find((own) => own === tag) ?? had.find((own) => own === tag.split('-')[0]);
  const wanted = chosen === null ? preferred.flatMap((tag) => find(tag) ?? [])[0] : isHome ? find(chosen) : undefined;
  return wanted === current ? undefined : wanted;
}
