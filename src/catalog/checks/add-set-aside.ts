import type { SourceText } from '../json/positions.ts';
import type { CheckContext } from './check-context.ts';

/** Warns that a product that is named here is set aside. While such products stop the build, their own errors are enough. */
export function addSetAside(
  { setsAside, problems }: CheckContext,
  source: SourceText,
  path: readonly PropertyKey[],
): void {
  if (!setsAside) return;
  problems.add(source, path, {
    code: 'reference-set-aside',
    severity: 'warning',
    expected: 'a product without errors; this one is set aside, so it is left out here',
  });
}
