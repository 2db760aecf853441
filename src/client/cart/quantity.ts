import { MAX_QUANTITY, MIN_QUANTITY } from '../../core/site/constants.ts';
import { cartText } from '../../messages/rooms/cart.ts';
import { tell } from '../../browser/notice.ts';
import '../../browser/status.ts';

/** The minus and plus buttons of an add form: 1 to 5. */
export function run(button: HTMLButtonElement): void {
  const value = button.form?.elements.namedItem('quantity') as HTMLInputElement | null;
  if (!value) return;
  const next = Number(value.value) + Number(button.value);
  if (next > MAX_QUANTITY) tell(cartText.most({ most: MAX_QUANTITY }));
  if (next < MIN_QUANTITY || next > MAX_QUANTITY) return;
  value.value = String(next);
  for (const step of button.form?.querySelectorAll<HTMLButtonElement>('.stepper__button') ?? []) {
    const after = next + Number(step.value);
    step.ariaDisabled = String(after < MIN_QUANTITY || after > MAX_QUANTITY);
  }
}
