/** A Content-Security-Policy: sources by directive. */
type Policy = Map<string, readonly string[]>;

/**
 * The directives that fall back to `default-src`, without those for parts of others and without child-src, which stands for frame-src and worker-src.
 */
const FETCH_DIRECTIVES = [
  'connect-src',
  'font-src',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'script-src',
  'style-src',
  'worker-src',
];

/** The directives to which these fall back before `default-src`. */
const FALLBACKS: Readonly<Record<string, readonly string[]>> = {
  'frame-src': ['child-src'],
  'worker-src': ['child-src', 'script-src'],
};

const parsePolicy = (text: string): Policy =>
  new Map(
    text.split(';').flatMap((part) => {
      const [name, ...sources] = part.trim().split(/\s+/);
      return name ? [[name, sources] as const] : [];
    }),
  );

const formatPolicy = (policy: Iterable<readonly [string, readonly string[]]>): string =>
  [...policy].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');

/** The sources of a directive, or those of the directive to which it falls back. */
function sourcesOf(policy: Policy, name: string): readonly string[] {
  const others = FETCH_DIRECTIVES.includes(name) ? [...(FALLBACKS[name] ?? []), 'default-src'] : [];
  const held = [name, ...others].find((directive) => policy.has(directive));
  return held === undefined ? [] : (policy.get(held) ?? []);
}

/** A policy with script-src also needs worker-src, which would otherwise fall back to it. */
const withWorkers = (names: readonly string[]): string[] => [
  ...new Set(names.flatMap((name) => (name === 'script-src' ? [name, 'worker-src'] : [name]))),
];

/**
 * Policies for hosts that send the policies of all matching rules, all of which browsers enforce: one for every address, which allows whatever any of
 * `policies` allows, and for each of `policies` the part to add at its addresses; empty where nothing has to be added.
 */
export function dividePolicies(policies: readonly string[]): { readonly all: string; readonly added: string[] } {
  const parsed = policies.map(parsePolicy);
  const names = [...new Set(parsed.flatMap((policy) => [...policy.keys()]))];
  const joined: Policy = new Map(
    names.map((name) => {
      const sources = [...new Set(parsed.flatMap((policy) => sourcesOf(policy, name)))];
      return [name, sources.length > 1 ? sources.filter((source) => source !== "'none'") : sources];
    }),
  );
  const added = parsed.map((policy) => {
    const stricter = names.filter((name) =>
      sourcesOf(joined, name).some((source) => !sourcesOf(policy, name).includes(source)),
    );
    return formatPolicy(withWorkers(stricter).map((name) => [name, sourcesOf(policy, name)]));
  });
  return { all: formatPolicy(joined), added };
}

/** A policy as several ones of at most `longest` characters, which together allow the same. Undefined when a single directive is longer. */
export function splitPolicy(text: string, longest: number): string[] | undefined {
  if (text.length <= longest) return [text];
  const policy = parsePolicy(text);
  // A part with default-src would forbid what only another part allows.
  const names = [...new Set([...FETCH_DIRECTIVES, ...policy.keys()])].filter(
    (name) => !['default-src', 'child-src', 'worker-src'].includes(name),
  );
  const parts: string[] = [];
  for (const name of names) {
    const directive = formatPolicy(withWorkers([name]).map((part) => [part, sourcesOf(policy, part)]));
    const last = parts.findIndex((part) => part.length + directive.length + 2 <= longest);
    if (directive.length > longest) return undefined;
    if (last === -1) parts.push(directive);
    else parts[last] += `; ${directive}`;
  }
  return parts;
}
