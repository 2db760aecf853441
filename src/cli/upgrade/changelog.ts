import { compareVersions, isVersion } from './versions.ts';

/** A version in a changelog. */
export interface Release {
  /** `0.2.0`; undefined for an unreleased version. */
  readonly version?: string;
  /** ISO date. */
  readonly date?: string;
  /** Entries by heading (`Added`, `Changed`), each on one line. */
  readonly sections: ReadonlyMap<string, readonly string[]>;
  /** The text below the heading. */
  readonly text: string;
}

/** `## 0.2.0 - 2026-12-01`, or `## Unreleased`. */
const HEADING = /^## (\S+)(?: - (\d{4}-\d\d-\d\d))?$/;

/** Reads the text of CHANGELOG.md: its versions, the newest first. */
export function readChangelog(text: string): Release[] {
  const releases: { heading: string; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) releases.push({ heading: line.trimEnd(), lines: [] });
    else releases.at(-1)?.lines.push(line);
  }
  return releases.map(({ heading, lines }) => {
    const [, name = '', date] = HEADING.exec(heading) ?? [];
    return {
      ...(isVersion(name) && { version: name }),
      ...(date !== undefined && { date }),
      sections: readSections(lines),
      text: lines.join('\n').trim(),
    };
  });
}

function readSections(lines: readonly string[]): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  let entries: string[] = [];
  for (const line of lines) {
    if (line.startsWith('### ')) {
      entries = [];
      sections.set(line.slice(4).trim(), entries);
    } else if (line.startsWith('- ')) entries.push(line.slice(2).trim());
    else if (line.startsWith('  ') && entries.length > 0) entries.push(`${entries.pop()} ${line.trim()}`);
  }
  return sections;
}

/** The versions after `from`, up to `to`. */
export const releasesBetween = (releases: readonly Release[], from: string, to: string): Release[] =>
  releases.filter(
    ({ version }) => version !== undefined && compareVersions(version, from) > 0 && compareVersions(version, to) <= 0,
  );
