/**
 * What `haat/components` is for TypeScript: the public components with their props. In a build each import from there becomes one of the component's
 * own file (integration/overrides/rewrite-imports.ts).
 */
export { default as Breadcrumb } from './Breadcrumb.astro';
export { default as Deal } from './home/Deal.astro';
export { default as Empty } from './Empty.astro';
export { default as Footer } from './Footer.astro';
export { default as Header } from './Header.astro';
export { default as Hero } from './home/Hero.astro';
export { default as Icon } from './Icon.astro';
export { default as Logo } from './Logo.astro';
export { default as MemberGifts } from './home/MemberGifts.astro';
export { default as Menu } from './Menu.astro';
export { default as Price } from './Price.astro';
export { default as ProductCard } from './ProductCard.astro';
export { default as ProductDeclarations } from './product/Declarations.astro';
export { default as ProductDetails } from './product/Sections.astro';
export { default as ProductForm } from './product/AddForm.astro';
export { default as ProductGallery } from './product/Gallery.astro';
export { default as ProductReviews } from './product/Reviews.astro';
export { default as ProductSeller } from './product/SellerBlock.astro';
export { default as Rail } from './home/Rail.astro';
export { default as RelatedProducts } from './product/Related.astro';
export { default as Stars } from './Stars.astro';
export { default as Trends } from './home/Trends.astro';
