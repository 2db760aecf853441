import { readCompared } from './compared.ts';
import { linkToComparison } from './compared-link.ts';

/** Leads from the product that is shown to the comparison that the shopper has begun, also on a page or in a sheet that is opened from there. */
function leadBack(): void {
  const skus = readCompared();
  if (skus.length === 0) return;
  for (const button of document.querySelectorAll('[data-do=compare]'))
    if (!button.nextElementSibling?.matches('[data-compared]')) linkToComparison(button, skus);
}

leadBack();
new MutationObserver(leadBack).observe(document.body, { childList: true, subtree: true });
