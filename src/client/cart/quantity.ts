import { MAX_QUANTITY } from '../../core/site/constants.ts';
import { cartText } from '../../messages/rooms/cart.ts';
import { tell } from '../../browser/notice.ts';
import '../../browser/status.ts';
import { stepQuantity } from './step-quantity.ts';

/** The minus and plus buttons of an add form: 1 to 5. */
export function run(button: HTMLButtonElement): void {
  const value = button.form?.elements.namedItem('quantity') as HTMLInputElement | null;
  if (!value) return;
  const by = Number(button.value);
  const next = stepQuantity(Number(value.value), by);
  if (next === undefined) {
    if (by > 0) tell(cartText.most({ most: MAX_QUANTITY }));
    return;
  }
  value.value = String(next);
  for (const step of button.form?.querySelectorAll<HTMLButtonElement>('.stepper__button') ?? [])
    step.ariaDisabled = String(stepQuantity(next, Number(step.value)) === undefined);
}
