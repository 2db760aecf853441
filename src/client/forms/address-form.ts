import type { SavedAddress } from '../../contract/accounts.ts';
import { formatPhone } from '../../core/address/phone.ts';
import { readValues, type Values } from './form-values.ts';

/** Forms with a contact and an address (`contact.name`, `address.line1`), as the host has them in orders and in saved addresses. */

type Field = HTMLInputElement | HTMLSelectElement;

const fieldOf = (form: HTMLFormElement, name: string): Field | null => form.elements.namedItem(name) as Field | null;

/** Fills in a saved address, in place of what the form had. */
export function fillAddress(form: HTMLFormElement, address: SavedAddress): void {
  const { name, phone, line1, line2 = '', landmark = '', city, state = '', pinCode = '' } = address;
  const values = {
    'contact.name': name,
    'contact.phone': formatPhone(phone),
    'address.line1': line1,
    'address.line2': line2,
    'address.landmark': landmark,
    'address.city': city,
    'address.state': state,
    'address.pinCode': pinCode,
  };
  for (const [path, value] of Object.entries(values)) {
    const field = fieldOf(form, path);
    if (!field) continue;
    field.value = value;
    // The place of the PIN code does not replace what was saved (pin-fill.ts).
    delete field.dataset['filled'];
    // Updates the stored draft and the field's error.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const markFilled = () => {
    for (const path of ['address.city', 'address.state']) {
      const field = fieldOf(form, path);
      if (field) field.dataset['filled'] = field.value;
    }
  };
  // Another PIN code does. This listener comes before the one that looks the code up.
  fieldOf(form, 'address.pinCode')?.addEventListener('input', markFilled, { capture: true, once: true });
}

/** The address in the form, to be saved: without its market. */
export function readAddress(form: HTMLFormElement): Record<string, unknown> {
  const { contact, address } = readValues(form);
  const { name, phone } = contact as Values;
  return { name, phone, ...(address as Values) };
}

const CONTACT: readonly string[] = ['name', 'phone'];

/** The host's errors of an address to be saved, by the names of the form's fields. */
export const toFormFields = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, problem]) => [
      `${CONTACT.includes(name) ? 'contact' : 'address'}.${name}`,
      problem,
    ]),
  );
