import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A size of a window's content in CSS pixels. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** Steps of a device as both protocols take them: https://www.w3.org/TR/webdriver2/#actions */
export interface InputSource {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly actions: readonly Readonly<Record<string, unknown>>[];
}

/** A browser that is driven by WebDriver. */
export interface DrivenBrowser {
  readonly version: string;
  /** Opens an address and waits for its `load`. */
  open(address: string): Promise<void>;
  /** Runs a function in the page and returns its value, which has to be JSON. It can use nothing from outside of itself. */
  evaluate<Args extends readonly unknown[], Value>(run: (...args: Args) => Value, ...args: Args): Promise<Value>;
  perform(sources: readonly InputSource[]): Promise<void>;
  /** Errors and warnings that the browser has reported until now. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** A kind of browser that may be installed. */
export interface Engine {
  readonly name: string;
  /** Why it can't be driven on this machine; undefined where it can. */
  readonly missing: string | undefined;
  start(size: WindowSize): Promise<DrivenBrowser>;
}

/** The full path of the first of these programs that is installed. Names are looked for in PATH, paths are taken as they are. */
export function findInstalled(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = names.flatMap((name) => (name.includes('/') ? [name] : folders.map((folder) => join(folder, name))));
  return paths.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** `(run)(...args)` as an expression whose value is JSON text. */
export const expressionOf = (run: (...args: never[]) => unknown, args: readonly unknown[]): string =>
  `JSON.stringify((${run.toString()})(...${JSON.stringify(args)}) ?? null)`;
