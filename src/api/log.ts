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

/** Lines that were written in the same moment go out together. */
export function createLog(level: LogLevel, write: (text: string) => void = (text) => process.stdout.write(text)): Log {
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
    lines += `${JSON.stringify({ at: new Date().toISOString(), level: severity, message, ...facts })}\n`;
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
