/** A page uses a feature of Astro that exists only in Astro's application. */
export class NeedsAstro extends Error {}

const refuse = (name: string): never => {
  throw new NeedsAstro(name);
};

/** The fields of Astro's manifest that are used here. Compiled components and Astro's runtime read others. */
export interface ContextManifest {
  readonly base: string;
  /** Addresses of bundled modules, relative to `base`. */
  readonly entryModules: Readonly<Record<string, string>>;
}

/** An instruction that a template writes in place of markup. For a script, `content` is its element. */
export type Instruction = Readonly<Record<'type' | 'id' | 'content', string>>;

/** The properties of `Astro` that the product's templates don't use. */
const REST_OF_ASTRO = new Proxy({}, { get: (_, name) => refuse(`Astro.${String(name)}`) });

export type PageContext = ReturnType<typeof makeContext>;

/** Makes the object that compiled components get as `$$result` while one page is rendered. `head` is what Astro adds to the page's head. */
export function makeContext(manifest: ContextManifest, head: string, locals: object) {
  const metadata = { routeHasPropagation: false, templateDepth: 0, propagators: new Set() };
  const scripts = new Set<string>();
  let hasHead = false;
  return {
    ...manifest,
    partial: false,
    _metadata: metadata,
    createAstro(props: object, slotted?: Readonly<Record<string, unknown>>): object {
      const slots = { has: (name: string) => Boolean(slotted?.[name]), render: () => refuse('Astro.slots.render') };
      return Object.assign(Object.create(REST_OF_ASTRO), { props, locals, slots, self: null });
    },
    resolve: (id: string): string => manifest.base + (manifest.entryModules[id] || refuse(id)),
    /** The markup for an instruction. A script is written once, but again in each `<template>` that contains it. */
    follow({ type, id, content }: Instruction): string {
      if (type === 'template-enter') metadata.templateDepth++;
      else if (type === 'template-exit') metadata.templateDepth--;
      else if (type === 'script') {
        if (metadata.templateDepth === 0 && scripts.has(id)) return '';
        if (metadata.templateDepth === 0) scripts.add(id);
        return content;
      } else if (type === 'head' && !hasHead) {
        hasHead = true;
        return head;
      } else if (!hasHead || !type.endsWith('head')) return refuse(type);
      return '';
    },
  };
}
