/**
 * Adds to a catalogue's redirects those of the pages below a product, such as its reviews. Drops redirects to products that have no page because
 * their pictures can't be read. `paths` are the addresses of all pages.
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
    // A removed variant redirects to its product, but had no pages below its own address.
    if (!product || divide(from)?.part !== product.part) continue;
    for (const path of below.get(target) ?? []) {
      const old = from + path.slice(target.length);
      if (!(old in redirects) && !pages.has(old)) complete[old] = path;
    }
  }
  return complete;
}

/** Splits an address into that of a product, the part of it that is made from the SKU, and the rest. */
function divide(path: string): { product: string; part: string; rest: string } | undefined {
  const start = path.indexOf('/p/') + '/p/'.length;
  if (start < '/p/'.length) return undefined;
  const slash = path.indexOf('/', start);
  const end = slash < 0 ? path.length : slash;
  return { product: path.slice(0, end), part: path.slice(start, end), rest: path.slice(end) };
}
