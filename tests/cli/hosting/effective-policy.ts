/** Where a browser looks for the sources of a directive that a policy does not have. */
const FALLBACKS: Readonly<Record<string, readonly string[]>> = {
  'worker-src': ['child-src', 'script-src', 'default-src'],
  'frame-src': ['child-src', 'default-src'],
};
const FETCHING = /-src$/;

/** What a browser allows by several policies that it enforces together: the sources of each directive that all of them have. */
export function effectivePolicy(policies: readonly string[]): Record<string, string[]> {
  const parsed = policies.map(
    (policy) =>
      new Map(
        policy.split(';').map((directive) => {
          const [name = '', ...sources] = directive.trim().split(/\s+/);
          return [name, sources] as const;
        }),
      ),
  );
  const names = [
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
    'form-action',
    'frame-ancestors',
    'base-uri',
    'require-trusted-types-for',
    'trusted-types',
  ];
  return Object.fromEntries(
    names.map((name) => {
      const lists = parsed.flatMap((policy) => {
        const fallbacks = FALLBACKS[name] ?? (FETCHING.test(name) ? ['default-src'] : []);
        const held = [name, ...fallbacks].find((directive) => policy.has(directive));
        const sources = held === undefined ? undefined : policy.get(held);
        return sources ? [sources] : [];
      });
      const common = (lists[0] ?? ['anything']).filter((source) => lists.every((list) => list.includes(source)));
      return [name, common.filter((source) => source !== "'none'").sort()];
    }),
  );
}
