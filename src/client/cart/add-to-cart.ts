import { sizeWords } from '../../core/size/size-words.ts';
import { TOAST_MS } from '../../core/site/constants.ts';
import { cartText } from '../../messages/rooms/cart.ts';
import { addToCart } from '../../stores/cart.ts';
import { $notice, tell } from '../../browser/notice.ts';
import { closePanel } from '../../stores/panel.ts';
import '../items/badge.ts';
import { readProduct } from '../items/read-product.ts';
import '../../browser/status.ts';

/** Adds the SKU, size and quantity of the form around a button. */
export function run(button: HTMLButtonElement): void {
  const form = button.form;
  const product = readProduct(button);
  if (!form || !product) return;
  const data = new FormData(form);
  // On a card each size has a button.
  const size = button.name === 'size' ? button.value : data.get('size');
  if (form.querySelector('[name=size]') && size === null) {
    form.querySelector<HTMLInputElement>('[name=size]:not(:disabled)')?.focus();
    import('./missing-size.ts').then(
      ({ markSizes }) => markSizes(form),
      () => tell(cartText.chooseSize),
    );
    return;
  }
  const before = $notice.get();
  const { limited } = addToCart({
    ...product,
    size: size ? String(size) : undefined,
    quantity: Number(data.get('quantity') ?? 1),
  });
  // The shopper has already been told about the limit.
  if (limited) return;
  // A message that was shown meanwhile is repeated.
  const told = $notice.get();
  const details = [size && `${sizeWords(String(size))}.`, told !== before && told?.text].filter(Boolean).join(' ');
  import('./say-added.ts').then(
    ({ sayAdded }) => sayAdded(button, details),
    () => tell(`${cartText.added} ${details}`),
  );
  if (button.closest('.sheet')) setTimeout(closePanel, TOAST_MS);
}
