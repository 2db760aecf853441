import type { CompiledQuery, Compilable } from 'kysely';
import type { QueryBuilder } from './types.ts';

/** Replaces a value while a statement is built. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  [Symbol.toPrimitive](): never {
    throw new Error(`A prepared statement takes "${this.name}" as it is: compute with it where it is called.`);
  }
}

/**
 * A statement whose text is made once for each kind of database, as Kysely takes as long for it as SQLite for a row. Use it for queries that run with
 * each order or message. `build` writes it with Kysely like any other; its parameters stand for values that come with each call, so it may pass them
 * on, but not look at them. Returns the rows.
 */
export function prepare<Values extends object, R>(
  build: (db: QueryBuilder, values: Values) => Compilable<R>,
): (db: QueryBuilder, values: Values) => Promise<R[]> {
  const known = new WeakMap<object, CompiledQuery<R>>();
  const slots = new Proxy({}, { get: (_, name) => new Slot(String(name)) }) as Values;
  return async (db, values) => {
    const kind = db.getExecutor().adapter.constructor;
    const query = known.get(kind) ?? build(db, slots).compile();
    known.set(kind, query);
    const given = values as Readonly<Record<string, unknown>>;
    const parameters = query.parameters.map((value) => (value instanceof Slot ? given[value.name] : value));
    return (await db.executeQuery<R>({ ...query, parameters })).rows;
  };
}
