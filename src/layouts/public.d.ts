/**
 * What `haat/components` is for TypeScript: the public components with their props. In a build each import from there becomes one of the component's
 * own file (integration/overrides/rewrite-imports.ts).
 */
export { default as Breadcrumb } from '../components/Breadcrumb.astro';
export { default as Deal } from '../components/home/Deal.astro';
export { default as Empty } from '../components/Empty.astro';
export { default as Footer } from '../components/Footer.astro';
export { default as Header } from '../components/Header.astro';
export { default as Hero } from '../components/home/Hero.astro';
export { default as Icon } from '../components/Icon.astro';
export { default as Logo } from '../components/Logo.astro';
export { default as MemberGifts } from '../components/home/MemberGifts.astro';
export { default as Menu } from '../components/Menu.astro';
export { default as Page } from './OwnPage.astro';
export { default as Price } from '../components/Price.astro';
export { default as ProductCard } from '../components/ProductCard.astro';
export { default as ProductDeclarations } from '../components/product/Declarations.astro';
export { default as ProductDetails } from '../components/product/Sections.astro';
export { default as ProductForm } from '../components/product/AddForm.astro';
export { default as ProductGallery } from '../components/product/Gallery.astro';
export { default as ProductReviews } from '../components/product/Reviews.astro';
export { default as ProductSeller } from '../components/product/SellerBlock.astro';
export { default as Rail } from '../components/home/Rail.astro';
export { default as RelatedProducts } from '../components/product/Related.astro';
export { default as ShortFooter } from '../components/ShortFooter.astro';
export { default as Stars } from '../components/Stars.astro';
export { default as Trends } from '../components/home/Trends.astro';
