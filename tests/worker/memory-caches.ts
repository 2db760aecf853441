/** The browser's caches, in memory: as much of them as the worker and pages use. Like those, each answer comes later. */
export class MemoryCaches {
  readonly #caches = new Map<string, MemoryCache>();
  /** Called before a cache is looked for, as other tabs do something at any moment. */
  onHas: (name: string) => void = () => {};

  async has(name: string): Promise<boolean> {
    this.onHas(name);
    await later();
    return this.#caches.has(name);
  }

  async open(name: string): Promise<MemoryCache> {
    await later();
    const cache = this.#caches.get(name) ?? new MemoryCache();
    this.#caches.set(name, cache);
    return cache;
  }

  async delete(name: string): Promise<boolean> {
    await later();
    return this.#caches.delete(name);
  }

  async keys(): Promise<string[]> {
    await later();
    return [...this.#caches.keys()];
  }

  async match(path: string, { cacheName }: { readonly cacheName: string }): Promise<Response | undefined> {
    await later();
    return this.#caches.get(cacheName)?.match(path);
  }
}

class MemoryCache {
  readonly #answers = new Map<string, Response>();

  async match(path: string): Promise<Response | undefined> {
    await later();
    return this.#answers.get(path)?.clone();
  }

  async put(path: string, answer: Response): Promise<void> {
    await later();
    this.#answers.set(path, answer);
  }

  async delete(path: string): Promise<boolean> {
    await later();
    return this.#answers.delete(path);
  }

  async keys(): Promise<{ readonly url: string }[]> {
    await later();
    return [...this.#answers.keys()].map((path) => ({ url: new URL(path, 'https://shop.example').href }));
  }
}

const later = (): Promise<void> => new Promise((done) => setImmediate(done));
