import type { LogLevel } from './config.ts';

/** Writes one JSON object a line, without personal data: no addresses, names, bodies or full paths. */
export interface Log {
  info(message: string, facts?: Facts): void;
  warn(message: string, facts?: Facts): void;
  /** An unexpected error. Its stack goes to the log, never into an answer. */
  error(message: string, error: unknown, facts?: Facts): void;
  /** Writes the buffered lines. */
  flush(): void;
}

type Facts = Readonly<Record<string, string | number | boolean | null | undefined>>;

const RANKS = { info: 0, warn: 1, error: 2, off: 3 } as const;

/** The most characters that are buffered for a slow or missing reader. */
const MOST_WAITING = 1_000_000;

/**
 * Writes to a stream that may fail at any time: a full disk, or a pipe that is closed or not read. Lines that it does not take are
 * dropped; their number is logged once it works again.
 */
function createSink(stream: NodeJS.WriteStream = process.stdout): (text: string) => void {
  let lost = 0;
  const countLines = (text: string) => text.split('\n').length - 1;
  // An error event without a listener would end the process.
  stream.on('error', () => {});
  return (text) => {
    if (stream.writableLength > MOST_WAITING) {
      lost += countLines(text);
      return;
    }
    const missing = lost;
    lost = 0;
    // The last line may be incomplete, so the note starts with a line break.
    const note = missing === 0 ? '' : `\n${formatLine('warn', 'lines of the log were lost', { lines: missing })}`;
    stream.write(note + text, (error) => {
      if (error) lost += missing + countLines(text);
    });
  };
}

const formatLine = (severity: 'info' | 'warn' | 'error', message: string, facts: Facts): string =>
  `${JSON.stringify({ at: new Date().toISOString(), level: severity, message, ...facts })}\n`;

/** Lines of one turn of the event loop are written together. */
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
