import type { EditPath } from '../../contract.ts';

/** Values of JSON as forms hold them. They are never changed in place. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isList = (value: unknown): value is readonly Json[] => Array.isArray(value);

/** Whether two values are the same as JSON, including the order of keys. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The value at a path; undefined where there is none. */
export function valueAt(value: Json | undefined, [step, ...rest]: EditPath): Json | undefined {
  if (step === undefined) return value;
  if (isList(value)) return typeof step === 'number' ? valueAt(value[step], rest) : undefined;
  return isObject(value) && Object.hasOwn(value, step) ? valueAt(value[String(step)], rest) : undefined;
}

/**
 * The value after setting or removing another one at a path. Missing objects on the path are made; an object on it that becomes empty is removed, so
 * that an emptied group of fields leaves no trace. Entries of lists stay, even empty ones.
 */
export function withValue(value: Json | undefined, path: EditPath, next: Json | undefined): Json | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return next;
  if (typeof step === 'number') {
    const list = isList(value) ? [...value] : [];
    const entry = withValue(list[step], rest, next);
    if (entry === undefined && rest.length === 0) list.splice(step, 1);
    else list[step] = entry ?? {};
    return list;
  }
  const holder = isObject(value) ? value : {};
  const entry = withValue(holder[step], rest, next);
  if (entry !== undefined && !(rest.length > 0 && next === undefined && isEmpty(entry) && !isEmpty(holder[step])))
    return { ...holder, [step]: entry };
  const { [step]: _gone, ...others } = holder;
  return others;
}

const isEmpty = (value: Json | undefined): boolean => isObject(value) && Object.keys(value).length === 0;

/** A path as problems write it: `sizes[2].name`. */
export const nameOf = (path: EditPath): string =>
  path.reduce<string>(
    (name, step) => (typeof step === 'number' ? `${name}[${step}]` : name === '' ? step : `${name}.${step}`),
    '',
  );

/** The name of a file or the part of an address that a title gives. */
export const toName = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);

/** The heading of a file: a title from its value, else its name. */
export function titleOf(value: unknown, file: string): string {
  const { title, name } = isObject(value) ? value : ({} as { readonly title?: Json; readonly name?: Json });
  return String(title ?? name ?? file);
}
