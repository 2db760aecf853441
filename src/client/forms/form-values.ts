/** Converts between field names that are paths ("pickup.pinCode") and the nested objects of the API host. */
export type Values = { [name: string]: string | boolean | Values };

/** The values of a form by path, without empty, hidden and disabled fields; `wants` filters further. */
export function readValues(form: HTMLFormElement, wants: (control: HTMLInputElement) => boolean = isOpen): Values {
  const values: Values = {};
  for (const element of form.elements) {
    const control = element as HTMLInputElement;
    if (!control.name || !wants(control)) continue;
    if (control.type === 'radio' && !control.checked) continue;
    const value = control.type === 'checkbox' ? control.checked : control.value.trim();
    if (value !== '') setValue(values, control.name.split('.'), value);
  }
  return values;
}

const isOpen = (control: HTMLInputElement): boolean => !control.disabled && control.closest('[hidden]') === null;

function setValue(values: Values, [name = '', ...rest]: readonly string[], value: string | boolean): void {
  if (rest.length === 0) {
    values[name] = value;
    return;
  }
  const inner = (values[name] ?? {}) as Values;
  values[name] = inner;
  setValue(inner, rest, value);
}

/** Sets the fields that have a value; others keep theirs. */
export function fillValues(form: HTMLFormElement, values: object, path = ''): void {
  for (const [name, value] of Object.entries(values)) {
    const full = path + name;
    if (typeof value === 'object' && value !== null) fillValues(form, value, `${full}.`);
    else if (typeof value === 'string' || typeof value === 'boolean') fill(form, full, value);
  }
}

function fill(form: HTMLFormElement, name: string, value: string | boolean): void {
  const found = form.elements.namedItem(name);
  if (found instanceof RadioNodeList) found.value = String(value);
  else if (found instanceof HTMLInputElement && found.type === 'checkbox') found.checked = value === true;
  else if (found instanceof HTMLElement && 'value' in found) found.value = String(value);
}
