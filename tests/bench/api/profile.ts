import type { Profiler } from 'node:inspector';

/** What of the time in which a thread works each part of the program takes, in percent, the most first. */
export type Shares = readonly (readonly [part: string, percent: number])[];

/** By the file of the frame, the first that fits; frames of Node itself count for who called them. */
const PARTS: readonly (readonly [pattern: RegExp, part: string])[] = [
  [/database\/engines\/sqlite-connection/, 'statements of SQLite'],
  [/database\/engines\//, 'commits and connections'],
  [/node_modules\/kysely\//, 'texts of statements (kysely)'],
  [/node_modules\/(?:pg|pg-\w+|postgres-\w+)\//, 'the driver of PostgreSQL'],
  [/node_modules\/zod\//, 'schemas (zod)'],
  [/node_modules\/(?:hono|@hono)\/|src\/server\/|api\/ground\/http\/|api\/ground\/net\//, 'HTTP'],
  [/api\/ground\/outbox\/|node_modules\/nodemailer\/|entry\/workers\/|ground\/leases\//, 'sending messages'],
  [/api\/notices\/|src\/messages\//, 'writing messages'],
  [/src\/(?:core|catalog)\//, 'prices and delivery'],
  [/node_modules\/prom-client\/|api\/ground\/observe\//, 'metrics'],
  [/src\/api\//, 'rows and answers'],
];

const partOf = (url: string): string | undefined => PARTS.find(([pattern]) => pattern.test(url))?.[1];

/** Adds up the own time of the frames of a profile by part, without the time in which nothing was to do. */
export function addUpProfile({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Shares {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const nameOf = (id: number): string | undefined => {
    const name = frames.get(id)?.functionName;
    if (name === '(idle)') return undefined;
    if (name === '(garbage collector)') return 'garbage';
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const part = partOf(frames.get(at)?.url ?? '');
      if (part !== undefined) return part;
    }
    return 'Node: sockets, files, timers';
  };
  const names = new Map(nodes.map(({ id }) => [id, nameOf(id)]));
  const sums = new Map<string, number>();
  for (const [index, id] of samples.entries()) {
    const name = names.get(id);
    if (name !== undefined) sums.set(name, (sums.get(name) ?? 0) + (timeDeltas[index] ?? 0));
  }
  const all = [...sums.values()].reduce((sum, time) => sum + time, 0);
  return [...sums].map(([part, time]) => [part, (100 * time) / all] as const).sort((a, b) => b[1] - a[1]);
}
