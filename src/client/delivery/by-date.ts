import delivery from 'virtual:delivery-facts';
import { estimateDelivery } from '../../core/delivery/delivery-date.ts';
import { byWords } from '../../browser/delivery-sentences.ts';
import { formatDay } from '../../browser/templates.ts';
import { marketKey } from '../../browser/page.ts';
import { readStored } from '../../browser/storage.ts';

/**
 * Says by which day an order of today arrives, under the general terms of the page's market, as a built page can't know today's date.
 * Lines that have an answer for the shopper's PIN code stay as they are.
 */
const terms = delivery.markets[document.documentElement.dataset['market'] ?? delivery.defaultMarket];
/** In the form of ISO dates. */
const indianDays = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

function dateAll(): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-said=by]:not([data-dated])')) {
    line.dataset['dated'] = '';
    const making = Number(line.closest<HTMLElement>('[data-sku]')?.dataset['making'] ?? 0);
    if (!terms) continue;
    const { means, to } = estimateDelivery(terms, indianDays.format(), [making]);
    line.textContent = byWords(means, formatDay(to));
  }
}

// A PIN code has an answer of its own.
if (readStored(marketKey('pin')) !== null) import('./show-delivery.ts').catch(() => {});
else {
  dateAll();
  // Other variants, colours and panels come later.
  new MutationObserver(dateAll).observe(document.body, { childList: true, subtree: true });
}
