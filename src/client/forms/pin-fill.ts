import { cleanPinCode, isPinCode } from '../../core/pin-code.ts';
import { lookUpPinCode } from './pin-codes.ts';

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * A typed PIN code fills in city and state of its address ("address", "pickup"), unless they were typed by hand. The place is also
 * shown in the form's `[data-text=place]`.
 */
export function fillFromPinCode(form: HTMLFormElement, path: string): void {
  const find = (name: string) => form.elements.namedItem(`${path}.${name}`) as Field | null;
  const [pin, city, state] = [find('pinCode'), find('city'), find('state')];
  if (!pin) return;
  let asked = '';
  const fill = async () => {
    const code = cleanPinCode(pin.value);
    if (!isPinCode(code) || code === asked) return;
    asked = code;
    const place = await lookUpPinCode(code).catch(() => null);
    // Another code was typed meanwhile.
    if (code !== asked) return;
    // The list could not be fetched: the shopper fills both in; typing again retries.
    if (place === null) asked = '';
    say(form, place === undefined ? 'There is no such PIN code. Please look at it again.' : '');
    if (!place) return;
    for (const [field, value] of [
      [city, place.city],
      [state, place.state],
    ] as const) {
      if (!field || !value || (field.value.trim() && field.value !== field.dataset['filled'])) continue;
      field.value = value;
      field.dataset['filled'] = value;
      // Updates the stored draft and the field's error.
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    say(form, [place.city, place.state].filter(Boolean).join(', '));
  };
  pin.addEventListener('input', () => void fill());
  void fill();
}

function say(form: HTMLFormElement, text: string): void {
  const place = form.querySelector('[data-text=place]');
  if (place) place.textContent = text;
}
