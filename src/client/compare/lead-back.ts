import { readCompared } from './compared.ts';
import { linkToComparison } from './compared-link.ts';

/** Leads from the product that is shown to the comparison that the shopper has begun, also on a page or in a sheet that is opened from there. */
function leadBack(): void {
  const buttons = document.querySelectorAll('[data-do=compare]:not(:has(+ [data-compared]))');
  const skus = buttons.length > 0 ? readCompared() : [];
  if (skus.length > 0) for (const button of buttons) linkToComparison(button, skus);
}

leadBack();
new MutationObserver(leadBack).observe(document.body, { childList: true, subtree: true });
