/** What the plugins of a shop add to pages (integration/plugins/plugins-plugin.ts). */
declare module 'virtual:haat-page-hooks' {
  import type { PageHooks } from '../views/plugin-page.ts';

  export const pageHooks: readonly (PageHooks & { readonly name: string })[];
}

/** Apart from that, so that only product pages have the styles of these sections. */
declare module 'virtual:haat-product-sections' {
  import type { ProductView } from '../views/product/product.ts';

  export const productSections: readonly ((props: { view: ProductView }) => unknown)[];
}
