/** A page to be checked. */
export interface PageFile {
  /** As findings name it. */
  readonly name: string;
  readonly file: string;
}

/** What a checker finds wrong with a page. */
export interface Finding {
  readonly page: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  /** The markup around the place, or the way to it. */
  readonly extract: string;
}

/** How many pages are named where the same is wrong in many. */
const NAMED = 5;

/** Findings as text: each message once, with the first places and what stands there. */
export function formatFindings(findings: readonly Finding[]): string {
  const groups = Map.groupBy(findings, ({ message }) => message);
  return [...groups]
    .map(([message, alike]) => {
      const shown = alike
        .slice(0, NAMED)
        .map(({ page, line, column, extract }) => `  ${page}:${line}:${column}  ${extract.trim().slice(0, 160)}`);
      const rest = alike.length > NAMED ? [`  and in ${alike.length - NAMED} more places`] : [];
      return [message, ...shown, ...rest].join('\n');
    })
    .join('\n\n');
}
