/** Called with a new value and the one before it. */
export type Listener<T> = (value: T, before?: T) => void;

export interface Readable<T> {
  readonly get: () => T;
  /** Calls a listener at each change, until what it returns is called. */
  readonly listen: (listener: Listener<T>) => () => void;
  /** The same, and at once. */
  readonly subscribe: (listener: Listener<T>) => () => void;
}

export interface Store<T> extends Readable<T> {
  readonly set: (value: T) => void;
}

/** A value that pages, islands and other stores follow. */
export function atom<T>(value: T): Store<T> {
  const listeners = new Set<Listener<T>>();
  const listen = (listener: Listener<T>) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get: () => value,
    listen,
    subscribe(listener) {
      const stop = listen(listener);
      listener(value);
      return stop;
    },
    set(next) {
      const before = value;
      if (Object.is(next, before)) return;
      value = next;
      // One that another has stopped meanwhile is not called any more.
      for (const listener of [...listeners]) if (listeners.has(listener)) listener(value, before);
    },
  };
}

/** What is made of other stores, once for the same values of theirs. */
export function computed<Values extends readonly unknown[], T>(
  sources: { readonly [Index in keyof Values]: Readable<Values[Index]> },
  make: (...values: Values) => T,
): Readable<T> {
  let known: Values | undefined;
  let isFollowing = false;
  const result = atom(undefined as T);
  const update = () => {
    const values = sources.map(({ get }) => get()) as readonly unknown[] as Values;
    if (known?.every((value, index) => Object.is(value, values[index]))) return;
    known = values;
    result.set(make(...values));
  };
  /** Follows the sources from the first listener on. */
  const follow = () => {
    if (!isFollowing) for (const { listen } of sources) listen(update);
    isFollowing = true;
    update();
  };
  return {
    get() {
      update();
      return result.get();
    },
    listen(listener) {
      follow();
      return result.listen(listener);
    },
    subscribe(listener) {
      follow();
      return result.subscribe(listener);
    },
  };
}
