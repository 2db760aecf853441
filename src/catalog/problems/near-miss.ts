import leven from 'leven';

/** Shorter ids differ by one letter too easily. */
const SHORTEST = 5;

const fold = (id: string): string => id.toLowerCase().replace(/[\s_-]+/g, '');

/**
 * The only candidate that a value can be meant for: it differs in case, spaces and hyphens, or, of at least five characters, in one
 * letter. A digit makes another id ("shop-1", "shop-2"), so it is never replaced.
 */
export function nearMiss(value: string, candidates: Iterable<string>): string | undefined {
  const list = [...candidates];
  const folded = fold(value);
  const same = list.filter((candidate) => fold(candidate) === folded);
  if (same.length > 0) return same.length === 1 ? same[0] : undefined;
  if (folded.length < SHORTEST) return undefined;
  const digits = folded.replace(/\D/g, '');
  const near = list.filter(
    (candidate) => differsByOne(folded, fold(candidate)) && fold(candidate).replace(/\D/g, '') === digits,
  );
  return near.length === 1 ? near[0] : undefined;
}

/** Whether one letter was added, left out or replaced, or two neighbours were swapped. */
function differsByOne(a: string, b: string): boolean {
  const distance = leven(a, b, { maxDistance: 3 });
  return distance === 1 || (distance === 2 && isSwap(a, b));
}

function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}
