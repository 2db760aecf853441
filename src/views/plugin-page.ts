import type { ProductView } from './product/product.ts';

/** What the hooks `head` and `jsonLd` of a plugin get about a page. */
export interface PluginPage {
  /** Its address, without the site's. */
  readonly path: string;
  /** Its whole address. */
  readonly url: string;
  /** Without the shop's name. */
  readonly title: string;
  readonly description: string;
  readonly storeName: string;
  readonly siteUrl: string;
  /** Language of the page: "en-IN". */
  readonly locale: string;
  /** All that the page shows; only on product pages. */
  readonly product?: ProductView;
}

/** A tag that a plugin adds to the head of a page. */
export interface HeadTag {
  readonly tag: 'meta' | 'link' | 'script';
  /** A value `true` writes the name alone; with `false` and `undefined` the attribute is left out. */
  readonly attributes?: Readonly<Record<string, string | boolean | undefined>>;
  /** The text of a script. */
  readonly text?: string;
}

/** The exports of a plugin's file `page`: what it adds to each page. */
export interface PageHooks {
  /** Tags for the head. */
  readonly head?: (page: PluginPage) => readonly HeadTag[];
  /** Structured data, each an object of schema.org. */
  readonly jsonLd?: (page: PluginPage) => readonly object[];
}
