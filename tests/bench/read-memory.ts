import { readdirSync, readFileSync } from 'node:fs';

/** Memory in bytes that a process and those that it has started hold now, at least the most that it has held itself; 0 where the system does not tell. */
export function readMemory(pid: number): number {
  const now =
    kilobytesOf(pid, 'VmRSS') + listChildren(pid).reduce((sum, child) => sum + kilobytesWithChildren(child), 0);
  return Math.max(now, kilobytesOf(pid, 'VmHWM')) * 1024;
}

const kilobytesWithChildren = (pid: number): number =>
  kilobytesOf(pid, 'VmRSS') + listChildren(pid).reduce((sum, child) => sum + kilobytesWithChildren(child), 0);

function kilobytesOf(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readOr('', () => readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
}

/** The processes that the threads of a process have started. */
const listChildren = (pid: number): number[] =>
  readOr([], () => readdirSync(`/proc/${pid}/task`)).flatMap((thread) =>
    readOr('', () => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8'))
      .split(' ')
      .filter(Boolean)
      .map(Number),
  );

/** What is read of a process; it may have ended meanwhile. */
function readOr<T>(otherwise: T, read: () => T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
