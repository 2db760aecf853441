/** What a line is for. Style sheets, and `<style>` in templates, are CSS with their comments and blank lines. */
export const KINDS = ['code', 'imports', 'comments', 'blank', 'CSS'] as const;
export type Kind = (typeof KINDS)[number];

/** The first line of each kind that may have several, and the end of its last one. A line that is in none is blank or code. */
const BEGINNINGS: readonly (readonly [kind: Kind, start: RegExp, end: RegExp])[] = [
  ['CSS', /^<style[ >]/, /<\/style>$/],
  ['comments', /^\/\*/, /\*\/\}?$/],
  ['comments', /^\{\/\*/, /\*\/\}$/],
  ['comments', /^<!--/, /-->$/],
  ['comments', /^\/\//, /$/],
  ['imports', /^import\b(?!\()/, /(?:;|['"])$/],
  ['imports', /^export (?:type )?(?:\*|\{)/, /;$/],
];

/** How many lines of each kind a file has. */
export function countKinds(path: string, text: string): Readonly<Record<Kind, number>> {
  const counts = { code: 0, imports: 0, comments: 0, blank: 0, CSS: 0 };
  let open: (typeof BEGINNINGS)[number] | undefined;
  for (const line of text.split('\n').slice(0, -1)) {
    const written = line.trim();
    open ??= BEGINNINGS.find(([, start]) => start.test(written));
    const kind = path.endsWith('.css') ? 'CSS' : (open?.[0] ?? (written === '' ? 'blank' : 'code'));
    counts[kind]++;
    if (open?.[2].test(written)) open = undefined;
  }
  return counts;
}
