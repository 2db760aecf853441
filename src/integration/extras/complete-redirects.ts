/**
 * The redirects of a catalogue as the site needs them. With the address of a product those below it lead on, such as its pages of reviews.
 * Those to products that have no page after all, since their pictures can't be read, are left out. `paths` are the addresses of pages.
 */
export function completeRedirects(
  redirects: Readonly<Record<string, string>>,
  paths: readonly string[],
): Record<string, string> {
  const pages = new Set(paths);
  const below = Map.groupBy(
    paths.filter((path) => divide(path)?.rest),
    (path) => divide(path)?.product,
  );
  const complete: Record<string, string> = {};
  for (const [from, to] of Object.entries(redirects)) {
    const [target = ''] = to.split('#');
    const product = divide(target);
    if (product && !pages.has(target)) continue;
    complete[from] = to;
    // A variant that is gone leads to its product, but had no pages below it.
    if (!product || divide(from)?.part !== product.part) continue;
    for (const path of below.get(target) ?? []) {
      const old = from + path.slice(target.length);
      if (!(old in redirects) && !pages.has(old)) complete[old] = path;
    }
  }
  return complete;
}

/** The address of a product at the beginning of an address, the part in it that is made of the SKU, and what comes after. */
function divide(path: string): { product: string; part: string; rest: string } | undefined {
  const start = path.indexOf('/p/') + '/p/'.length;
  if (start < '/p/'.length) return undefined;
  const slash = path.indexOf('/', start);
  const end = slash < 0 ? path.length : slash;
  return { product: path.slice(0, end), part: path.slice(start, end), rest: path.slice(end) };
}
