import type { Review } from '../../orders/checkout.ts';
import { sizeWords } from '../../core/size/size-words.ts';
import { listComma } from '../../messages/language.ts';
import { cartText } from '../../messages/rooms/cart.ts';
import { formatAmount, linePrice } from '../../browser/money.ts';
import { copyTemplate, writeTexts } from '../../browser/templates.ts';

/** Fills lines and amounts of an order before it is placed (components/checkout/CheckoutForm.astro). review-notes.ts adds what is known later. */
export function showReview(container: HTMLElement, { lines, amounts }: Review): void {
  container.querySelector('[data-list=lines]')?.replaceChildren(
    ...lines.map(({ title, path, size, quantity, priceMinor, isOpen, picture }) => {
      const item = copyTemplate(container, 'line');
      const { price, each } = linePrice({ priceMinor, quantity });
      item.classList.toggle('review__line--away', !isOpen);
      const link = item.querySelector('a');
      if (link && path) link.href = path;
      const image = item.querySelector('img');
      if (picture && image) image.src = picture;
      writeTexts(item, {
        title,
        count: [size && sizeWords(size), cartText.pieces({ pieces: quantity }), each].filter(Boolean).join(listComma()),
        amount: price,
      });
      return item;
    }),
  );
  const { itemsMinor, deliveryMinor, cashFeeMinor, totalMinor } = amounts;
  const pieces = lines.reduce((sum, { isOpen, quantity }) => sum + (isOpen ? quantity : 0), 0);
  const cashRow = container.querySelector<HTMLElement>('[data-row=cashFee]');
  if (cashRow) cashRow.hidden = cashFeeMinor === 0;
  writeTexts(container, {
    pieces: `${listComma()}${cartText.pieces({ pieces })}`,
    items: formatAmount(itemsMinor),
    fee: deliveryMinor === 0 ? cartText.free : formatAmount(deliveryMinor),
    cashFee: formatAmount(cashFeeMinor),
    total: formatAmount(totalMinor),
  });
}
