import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Results of builds, kept by key. Each line of the file is an entry, so a killed build loses at most the last one. */
export class LineStore<Values extends readonly unknown[]> {
  readonly #file: string;
  readonly #known = new Map<string, Values>();

  private constructor(file: string) {
    this.#file = file;
  }

  static async open<Values extends readonly unknown[]>(file: string): Promise<LineStore<Values>> {
    const store = new LineStore<Values>(file);
    for (const line of (await readFile(file, 'utf8').catch(() => '')).split('\n')) {
      try {
        const [key, ...values] = JSON.parse(line) as [string, ...Values];
        store.#known.set(key, values as unknown as Values);
      } catch {
        // The incomplete last line of a killed build. Its result is computed again.
      }
    }
    return store;
  }

  get(key: string): Values | undefined {
    return this.#known.get(key);
  }

  async add(key: string, values: Values): Promise<void> {
    this.#known.set(key, values);
    await mkdir(dirname(this.#file), { recursive: true });
    await appendFile(this.#file, `\n${JSON.stringify([key, ...values])}`);
  }
}
