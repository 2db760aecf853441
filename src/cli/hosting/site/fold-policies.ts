import { isGeneral, type PathHeader } from './hosted-site.ts';
import { dividePolicies } from './policy.ts';

const POLICY = 'Content-Security-Policy';

const withoutHashes = (policy: string): string => policy.replace(/ 'sha256-[^']*'/g, '');

/**
 * The headers with as many policies of single pages as a host has room for; `fits` tells whether it takes them. The policies that are left out are
 * replaced by the general one, which then allows their inline styles and scripts. A policy that differs in anything else, as that of a payment page
 * does, is never left out.
 */
export function foldPolicies(
  headers: readonly PathHeader[],
  fits: (headers: readonly PathHeader[]) => boolean,
): readonly PathHeader[] {
  const general = headers.findLast((header) => header.name === POLICY && isGeneral(header));
  if (general === undefined) return headers;
  const alike = headers.filter(
    (header) =>
      header.name === POLICY && !isGeneral(header) && withoutHashes(header.value) === withoutHashes(general.value),
  );
  const pagesOf = Map.groupBy(alike, ({ value }) => value);
  // Policies of the most pages are left out first, as each of them takes the most room.
  const left = [...pagesOf].sort(([, one], [, other]) => other.length - one.length).map(([value]) => value);
  const folded = new Set<string>();
  const fold = () => {
    const { all } = dividePolicies([general.value, ...folded]);
    return headers.flatMap((header) => {
      if (header === general) return [{ ...header, value: all }];
      return header.name === POLICY && folded.has(header.value) ? [] : [header];
    });
  };
  let found: readonly PathHeader[] = headers;
  while (!fits(found) && folded.size < left.length) {
    folded.add(left[folded.size] as string);
    found = fold();
  }
  return found;
}
