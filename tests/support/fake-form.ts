import { vi } from 'vitest';

/** A field as scripts of forms read it. */
export interface FakeField {
  readonly name: string;
  readonly type?: string;
  value: string;
  checked?: boolean;
  readonly disabled?: boolean;
  /** Whether it is in something that is hidden. */
  readonly isHidden?: boolean;
  /** What the page was built with. */
  readonly defaultValue?: string;
  readonly isSecret?: boolean;
}

class FakeInput {
  readonly dataset: Record<string, string> = {};
  readonly defaultValue: string;
  readonly defaultChecked = false;
  checked: boolean;
  readonly type: string;
  readonly name: string;
  value: string;
  readonly disabled: boolean;
  readonly #field: FakeField;

  constructor(field: FakeField) {
    this.#field = field;
    this.name = field.name;
    this.type = field.type ?? 'text';
    this.value = field.value;
    this.defaultValue = field.defaultValue ?? '';
    this.checked = field.checked ?? false;
    this.disabled = field.disabled ?? false;
  }

  closest = (): object | null => (this.#field.isHidden ? {} : null);
  matches = (): boolean => this.type === 'password' || this.#field.isSecret === true;
  dispatchEvent = (): boolean => true;
  addEventListener(): void {}
}

/** A form with these fields, for scripts that need no browser but for its classes. Radio buttons of one name are no list here. */
export function fakeForm(
  ...fields: readonly FakeField[]
): HTMLFormElement & { readonly values: Record<string, unknown> } {
  for (const name of ['HTMLInputElement', 'HTMLElement']) vi.stubGlobal(name, FakeInput);
  vi.stubGlobal('RadioNodeList', class {});
  const elements = fields.map((field) => new FakeInput(field));
  const namedItem = (name: string) => elements.find((one) => one.name === name) ?? null;
  return {
    elements: Object.assign([...elements], { namedItem }),
    addEventListener: () => {},
    get values() {
      return Object.fromEntries(
        elements.map(({ name, type, value, checked }) => [name, type === 'checkbox' ? checked : value]),
      );
    },
  } as unknown as HTMLFormElement & { readonly values: Record<string, unknown> };
}

/** Keeps the session's storage in memory; returns what it holds. */
export function fakeSessionStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}
