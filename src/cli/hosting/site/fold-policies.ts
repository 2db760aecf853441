import { isGeneral, type PathHeader } from './hosted-site.ts';
import { dividePolicies } from './policy.ts';

const POLICY = 'Content-Security-Policy';

const withoutHashes = (policy: string): string => policy.replace(/ 'sha256-[^']*'/g, '');

/**
 * The headers with as many policies of single pages as a host has room for. The others are left out, and the general policy allows the inline
 * styles and scripts that theirs allow; a policy that differs in more than these, as that of a payment page, is never left out. `fits` says
 * whether a host takes the headers.
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
  // Those that the most pages have are left out first, as each of them takes the most room.
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
