import type { CartLine } from '../../core/cart/cart.ts';
import { sizeWords } from '../../core/size/size-words.ts';
import { cartText } from '../../messages/rooms/cart.ts';
import { addToCart } from '../../stores/cart.ts';
import { $notice, tell } from '../../browser/notice.ts';
import '../items/badge.ts';
import { readProduct } from '../items/read-product.ts';
import '../../browser/status.ts';

/** Reads the SKU, size and quantity of the form around a button; undefined, after the form says so, where no size is chosen. */
export function readLine(button: HTMLButtonElement): CartLine | undefined {
  const form = button.form;
  const product = readProduct(button);
  if (!form || !product) return undefined;
  const data = new FormData(form);
  // On a card each size has a button.
  const size = button.name === 'size' ? button.value : data.get('size');
  if (form.querySelector('[name=size]') && size === null) {
    form.querySelector<HTMLInputElement>('[name=size]:not(:disabled)')?.focus();
    import('./missing-size.ts').then(
      ({ markSizes }) => markSizes(form),
      () => tell(cartText.chooseSize),
    );
    return undefined;
  }
  return { ...product, size: size ? String(size) : undefined, quantity: Number(data.get('quantity') ?? 1) };
}

/** Adds what the form around a button has chosen. */
export function run(button: HTMLButtonElement): void {
  const line = readLine(button);
  if (!line) return;
  const { size } = line;
  const before = $notice.get();
  const { limited } = addToCart(line);
  // The shopper has already been told about the limit.
  if (limited) return;
  // A message that was shown meanwhile is repeated.
  const told = $notice.get();
  const details = [size && `${sizeWords(size)}.`, told !== before && told?.text].filter(Boolean).join(' ');
  import('./say-added.ts').then(
    ({ sayAdded }) => sayAdded(button, line, details),
    () => tell(`${cartText.added} ${details}`),
  );
  if (button.closest('.sheet')) import('./leave-sheet.ts').then(({ leaveSheet }) => leaveSheet(button)).catch(() => {});
}
