import type { HeadTag, PageHooks, PluginPage } from '../views/plugin-page.ts';

type NamedHooks = PageHooks & { readonly name: string };

const TAGS: readonly string[] = ['meta', 'link', 'script'] satisfies HeadTag['tag'][];

/**
 * The tags that plugins add to the head of a page, in the order of the plugins.
 * @throws for any other tag, with the plugin's name.
 */
export const listHeadTags = (plugins: readonly NamedHooks[], page: PluginPage): HeadTag[] =>
  plugins.flatMap(({ name, head }) =>
    (head?.(page) ?? []).map((tag) => {
      if (TAGS.includes(tag.tag)) return tag;
      throw new Error(
        `The plugin ${name} adds <${tag.tag}> to the head of ${page.path}. It can add ${TAGS.join(', ')}.`,
      );
    }),
  );

/** The structured data that plugins add to a page, as text that can stand in a script. */
export const listJsonLd = (plugins: readonly NamedHooks[], page: PluginPage): string[] =>
  plugins.flatMap(({ jsonLd }) =>
    (jsonLd?.(page) ?? []).map((data) =>
      JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c'),
    ),
  );
