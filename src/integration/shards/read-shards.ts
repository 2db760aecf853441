import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { commandLine } from '../../command-line.ts';
import { faultOf, ShardFaults } from './shard-faults.ts';
import { readNote, type ShardInputs } from './shard-note.ts';
import { WholeShard } from './whole-shard.ts';

/**
 * Reads all shards below a folder, whatever the names of their own folders. Folders without a note are unfinished and skipped.
 * @throws ShardFaults when a shard is missing, doubled, damaged or from another division
 */
export async function readShards(from: string): Promise<WholeShard[]> {
  const faults: string[] = [];
  const shards: WholeShard[] = [];
  const entries = await readdir(from, { withFileTypes: true }).catch(() => []);
  for (const name of entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()) {
    if (name.startsWith('.')) continue;
    const note = await readNote(join(from, name));
    if (note === 'damaged') faults.push(`${join(name, 'shard.json')} is damaged: build this shard again`);
    else if (note) shards.push(new WholeShard(join(from, name), note));
  }
  const counts = [...new Set(shards.map(({ note }) => note.count))].sort((a, b) => a - b);
  if (counts.length === 0 && faults.length === 0)
    faults.push(`there are none in ${from}: ${commandLine('build', '--shard 1/2')} makes the first of two`);
  else if (counts.length > 1)
    faults.push(`there are shards of ${counts.join(' and of ')}: remove those that are not of this build`);
  else faults.push(...findGaps(shards, counts[0] ?? 0));
  if (faults.length > 0) throw new ShardFaults(faults);
  return shards.sort((a, b) => a.note.number - b.note.number);
}

/** Describes shards that are missing or doubled. */
function findGaps(shards: readonly WholeShard[], count: number): string[] {
  return Array.from({ length: count }, (_, index) => index + 1).flatMap((number) => {
    const found = shards.filter(({ note }) => note.number === number).map(({ folder }) => basename(folder));
    if (found.length === 0) return [faultOf({ number, count }, 'is missing')];
    return found.length === 1 ? [] : [`shard ${number} of ${count} is there twice: remove ${found.join(' or ')}`];
  });
}

/** What to report when a shard has other inputs than the merge. */
const FOREIGN: Readonly<Record<Exclude<keyof ShardInputs, 'day'>, string>> = {
  fingerprint: 'was built from another catalogue, code, stock, environment or version of Node.js',
  bundle: 'was built with other bundled templates',
  setAside: 'was built with other products set aside',
  pictures: 'was built when the pictures were others',
  publishedUntil: 'was built when other products were published',
};

/** Refuses shards that were made from other inputs. Inputs that are not given are not compared. @throws ShardFaults */
export function refuseForeign(shards: readonly WholeShard[], expected: Partial<ShardInputs>): void {
  const faults = shards.flatMap(({ note }) => {
    const { inputs } = note;
    const differs = (name: keyof ShardInputs) => expected[name] !== undefined && expected[name] !== inputs[name];
    if (differs('day')) return [faultOf(note, `was built on ${inputs.day}, and today is ${expected.day}`)];
    for (const name of ['fingerprint', 'bundle', 'pictures', 'publishedUntil', 'setAside'] as const)
      if (differs(name)) return [faultOf(note, FOREIGN[name])];
    return [];
  });
  if (faults.length > 0) throw new ShardFaults(faults);
}
