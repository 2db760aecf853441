type Path = readonly PropertyKey[];

/** A copy of a file's value in which parts are replaced and left out. It knows where in the file each of its parts is. */
export class MendedValue {
  root: unknown;
  /** Of lists that entries were left out of: the places of the others in the file. */
  readonly #positions = new Map<unknown, readonly number[]>();
  /** Values that stand in the place of something else, so that the file has nothing below them. */
  readonly #replaced = new Set<unknown>();

  constructor(value: unknown) {
    this.root = structuredClone(value);
  }

  get(path: Path): unknown {
    let value = this.root;
    for (const key of path) value = childOf(value, key);
    return value;
  }

  /** The path in the file of what is at a path now. */
  locate = (path: Path): PropertyKey[] => {
    const position: PropertyKey[] = [];
    let value = this.root;
    for (const key of path) {
      if (this.#replaced.has(value)) break;
      position.push(typeof key === 'number' ? (this.#positions.get(value)?.[key] ?? key) : key);
      value = childOf(value, key);
    }
    return position;
  };

  replace(path: Path, value: unknown): void {
    if (typeof value === 'object' && value !== null) this.#replaced.add(value);
    this.#set(path, value);
  }

  /** Leaves out fields and entries. None of the paths is below another. */
  drop(paths: readonly Path[]): void {
    for (const [key, ofParent] of Map.groupBy(paths, (path) => JSON.stringify(path.slice(0, -1)))) {
      const parentPath: Path = JSON.parse(key);
      const parent = this.get(parentPath);
      const keys = new Set(ofParent.map((path) => path.at(-1)));
      if (!Array.isArray(parent)) {
        // What is above may have been left out already.
        if (typeof parent === 'object' && parent !== null)
          for (const field of keys) delete (parent as Record<PropertyKey, unknown>)[field as PropertyKey];
        continue;
      }
      const kept = parent.flatMap((_, index) => (keys.has(index) ? [] : [index]));
      const positions = this.#positions.get(parent);
      const list = kept.map((index) => parent[index] as unknown);
      this.#positions.set(
        list,
        kept.map((index) => positions?.[index] ?? index),
      );
      if (this.#replaced.has(parent)) this.#replaced.add(list);
      this.#set(parentPath, list);
    }
  }

  #set(path: Path, value: unknown): void {
    const key = path.at(-1);
    if (key === undefined) this.root = value;
    else (this.get(path.slice(0, -1)) as Record<PropertyKey, unknown>)[key] = value;
  }
}

const childOf = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<PropertyKey, unknown>)[key]
    : undefined;
