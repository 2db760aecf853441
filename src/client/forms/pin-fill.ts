import { listComma } from '../../messages/language.ts';
import type { TypedPinCode } from '../../core/address/pin-code-rules.ts';
import { checkoutRules } from '../../orders/checkout-check.ts';
import { cleanPinCode, isPinCode, unknownPinWords } from '../../core/address/pin-code.ts';
import type { Rule } from '../../browser/forms/form-errors.ts';
import { knownPinPlace, lookUpPinCode } from './pin-codes.ts';

type Field = HTMLInputElement | HTMLSelectElement;

/** A state as the options of the form's field name it. */
export function nameIn(form: HTMLFormElement, path: string, state: string): string {
  const field = form.elements.namedItem(`${path}.state`) as HTMLSelectElement | null;
  return Array.from(field?.options ?? []).find(({ value }) => value === state)?.text ?? state;
}

/** The PIN code of an address ("address", "pickup") as it is compared, with its place; empty in forms without one. */
export function readPinCode(form: HTMLFormElement, path: string): TypedPinCode {
  const field = form.elements.namedItem(`${path}.pinCode`) as Field | null;
  const code = cleanPinCode(field?.value ?? '');
  return { code, pinPlace: knownPinPlace(code), nameOf: (state) => nameIn(form, path, state) };
}

/** The rules of a form with a contact and an address. `country` is an ISO 3166 code. */
export const addressRules = (form: HTMLFormElement, country: string): Record<string, Rule> =>
  checkoutRules(country, () => readPinCode(form, 'address'));

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
    if (code === asked) return;
    asked = code;
    say(form, '');
    if (!isPinCode(code)) return;
    const pinPlace = await lookUpPinCode(code).catch(() => null);
    // Another code was typed meanwhile.
    if (code !== asked) return;
    // The list could not be fetched: the shopper fills both in; typing again retries.
    if (pinPlace === null) asked = '';
    say(form, pinPlace === undefined ? unknownPinWords(code) : '');
    if (!pinPlace) return;
    for (const [field, value] of [
      [city, pinPlace.city],
      [state, pinPlace.state],
    ] as const) {
      if (!field || !isFillable(field.value, field.dataset['filled'], value)) continue;
      field.value = value;
      field.dataset['filled'] = value;
      // Updates the stored draft and the field's error.
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    say(form, [pinPlace.city, nameIn(form, path, pinPlace.state)].filter(Boolean).join(listComma()));
  };
  pin.addEventListener('input', () => void fill());
  void fill();
}

/** Whether the place of a PIN code goes into a field: into an empty one, or one that says what a code before has filled in. */
export const isFillable = (typed: string, filled: string | undefined, value: string): boolean =>
  value !== '' && (typed.trim() === '' || typed === filled);

function say(form: HTMLFormElement, text: string): void {
  const element = form.querySelector('[data-text=place]');
  if (element) element.textContent = text;
}
