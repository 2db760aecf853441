import type { LogLevel } from './config.ts';

/** Writes one JSON object a line. Nothing that tells of a person goes in: no addresses, names, bodies or full paths. */
export interface Log {
  info(message: string, facts?: Facts): void;
  warn(message: string, facts?: Facts): void;
  /** Something that should not happen; the error's stack goes into the log, never into an answer. */
  error(message: string, error: unknown, facts?: Facts): void;
  /** Writes what is waiting. */
  flush(): void;
}

type Facts = Readonly<Record<string, string | number | boolean | null | undefined>>;

const RANKS = { info: 0, warn: 1, error: 2, off: 3 } as const;

/** Most characters that wait for a reader who is slow or gone. */
const MOST_WAITING = 1_000_000;

/**
 * Writes to a stream that may fail at any time: a full disk, a pipe that is closed or not read. What it does not take is
 * lost, nothing else is; how many lines those were stands in the log once it takes some again.
 */
export function createSink(stream: NodeJS.WriteStream = process.stdout): (text: string) => void {
  let lost = 0;
  const countLines = (text: string) => text.split('\n').length - 1;
  // A stream that nobody listens to would end the process with its error.
  stream.on('error', () => {});
  return (text) => {
    if (stream.writableLength > MOST_WAITING) {
      lost += countLines(text);
      return;
    }
    const missing = lost;
    lost = 0;
    // The last line may have been cut off where the disk got full: the note begins one of its own.
    const note = missing === 0 ? '' : `\n${formatLine('warn', 'lines of the log were lost', { lines: missing })}`;
    stream.write(note + text, (error) => {
      if (error) lost += missing + countLines(text);
    });
  };
}

const formatLine = (severity: 'info' | 'warn' | 'error', message: string, facts: Facts): string =>
  `${JSON.stringify({ at: new Date().toISOString(), level: severity, message, ...facts })}\n`;

/** Lines that were written in the same moment go out together. */
export function createLog(level: LogLevel, write: (text: string) => void = createSink()): Log {
  let lines = '';
  const flush = () => {
    if (lines === '') return;
    const text = lines;
    lines = '';
    write(text);
  };
  const add = (severity: 'info' | 'warn' | 'error', message: string, facts: Facts = {}) => {
    if (RANKS[severity] < RANKS[level]) return;
    if (lines === '') setImmediate(flush);
    lines += formatLine(severity, message, facts);
  };
  return {
    info: (message, facts) => add('info', message, facts),
    warn: (message, facts) => add('warn', message, facts),
    error: (message, error, facts) =>
      add('error', message, {
        ...facts,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    flush,
  };
}
