import { list } from 'postcss';
import type { Scheme } from './declared-tokens.ts';

/** The value with each `light-dark(a, b)` replaced by its value in a scheme. */
export function chooseScheme(value: string, scheme: Scheme): string {
  return replaceCalls(value, 'light-dark', (parts, whole) => {
    const [light, dark] = parts;
    return parts.length === 2 && light && dark ? chooseScheme(scheme === 'light' ? light : dark, scheme) : whole;
  });
}

/**
 * The value with each `var(--name)` replaced by what `find` returns for the name, in which names are replaced too. Undefined where a name is unknown
 * without a fallback, or refers to itself.
 */
export function resolveTokens(
  value: string,
  find: (name: string) => string | undefined,
  inside: readonly string[] = [],
): string | undefined {
  let isKnown = true;
  const resolved = replaceCalls(value, 'var', ([name = '', ...fallback], whole) => {
    const key = name.slice(2);
    const found = inside.includes(key) ? undefined : (find(key) ?? (fallback.join(', ') || undefined));
    const text = found === undefined ? undefined : resolveTokens(found, find, [...inside, key]);
    if (text === undefined) isKnown = false;
    return text ?? whole;
  });
  return isKnown ? resolved : undefined;
}

/** The names, without hyphens, of the tokens in a value's `var()`. */
export function listReferences(value: string): string[] {
  const names: string[] = [];
  replaceCalls(value, 'var', ([name = '', ...fallback], whole) => {
    names.push(name.slice(2), ...listReferences(fallback.join(', ')));
    return whole;
  });
  return names;
}

/** The addresses in a value's `url()`, without quotes. */
export function addressesIn(value: string): string[] {
  const addresses: string[] = [];
  replaceCalls(value, 'url', (_, whole) => {
    addresses.push(
      whole
        .slice('url('.length, -1)
        .trim()
        .replace(/^['"]|['"]$/g, '')
        .trim(),
    );
    return whole;
  });
  return addresses;
}

/** Replaces each call of a function in a value. `replace` gets the arguments, which commas separate. */
function replaceCalls(value: string, name: string, replace: (parts: string[], whole: string) => string): string {
  const opening = `${name}(`;
  let result = '';
  let from = 0;
  for (;;) {
    const start = findCall(value, opening, from);
    if (start < 0) return result + value.slice(from);
    const end = findEnd(value, start + opening.length);
    const inner = value.slice(start + opening.length, end);
    result += value.slice(from, start) + replace(list.comma(inner), value.slice(start, end + 1));
    from = end + 1;
  }
}

function findCall(value: string, opening: string, from: number): number {
  for (let at = value.indexOf(opening, from); at >= 0; at = value.indexOf(opening, at + 1))
    if (!/[\w-]/.test(value[at - 1] ?? '')) return at;
  return -1;
}

/** The position of the bracket that closes a call whose arguments begin at `start`; the end of the value if it is missing. */
function findEnd(value: string, start: number): number {
  let depth = 1;
  for (let at = start; at < value.length; at++) {
    if (value[at] === '(') depth++;
    else if (value[at] === ')' && --depth === 0) return at;
  }
  return value.length;
}
