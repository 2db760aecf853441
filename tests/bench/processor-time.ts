import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks in a second, as Linux counts them for programs. */
const TICKS = 100;

/** Seconds of processor time that the ended child processes of this one have taken, with theirs; NaN where the system does not tell. */
export function childSeconds(): number {
  try {
    // The name of the program, in brackets, may hold spaces. After it, fields 16 and 17 are of ended children.
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[13]) + Number(fields[14])) / TICKS;
  } catch {
    return Number.NaN;
  }
}

/** Seconds of processor time that a process and all below it have taken, also those that have ended. For Linux. */
export function treeSeconds(pid: number): number {
  const parents = new Map<number, { parent: number; ticks: number }>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      // The name of the program, in brackets, may hold spaces.
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
        .map(Number);
      const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0);
      parents.set(Number(name), { parent: fields[1] ?? 0, ticks });
    } catch {
      // It has ended meanwhile.
    }
  }
  const sum = (id: number): number =>
    [...parents].reduce(
      (total, [other, { parent }]) => total + (parent === id ? sum(other) : 0),
      parents.get(id)?.ticks ?? 0,
    );
  return sum(pid) / TICKS;
}
