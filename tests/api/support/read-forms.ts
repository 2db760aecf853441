import { DomUtils, parseDocument } from 'htmlparser2';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** A control of a form that somebody types into or chooses in. */
export interface Control {
  readonly name: string;
  /** The type of an input; `select` or `textarea`. */
  readonly kind: string;
  /** As it stands; of a box or a choice the value that it sends. */
  readonly value: string;
  readonly isOn: boolean;
  readonly mostLetters: number;
  /** The values of a select. */
  readonly options: readonly string[];
  readonly autocomplete: string;
}

/** A form that is posted. */
export interface ReadForm {
  /** Without its query. */
  readonly action: string;
  readonly address: string;
  readonly hasFiles: boolean;
  readonly hidden: readonly (readonly [name: string, value: string])[];
  readonly controls: readonly Control[];
  /** Its buttons that have a name. */
  readonly buttons: readonly (readonly [name: string, value: string])[];
  /** What it says. */
  readonly text: string;
}

const attributeOf = (element: Element, name: string): string => DomUtils.getAttributeValue(element, name) ?? '';
const has = (element: Element, name: string): boolean => DomUtils.hasAttrib(element, name);
const listIn = (within: Parameters<typeof DomUtils.getElementsByTagName>[1], ...names: string[]): Element[] =>
  DomUtils.getElementsByTagName((name) => names.includes(name), within);

/** The forms of a page that are posted, in its order. */
export function readForms(html: string): ReadForm[] {
  const document = parseDocument(html);
  return listIn(document.children, 'form')
    .filter((form) => attributeOf(form, 'method') === 'post')
    .map((form) => {
      const id = attributeOf(form, 'id');
      const elsewhere =
        id === '' ? [] : listIn(document.children, 'input').filter((one) => attributeOf(one, 'form') === id);
      const fields = [...listIn(form.children, 'input', 'select', 'textarea'), ...elsewhere].filter(
        (one) => !has(one, 'disabled') && has(one, 'name'),
      );
      const isHidden = (one: Element): boolean => attributeOf(one, 'type') === 'hidden';
      const address = attributeOf(form, 'action');
      return {
        action: address.split('?')[0] ?? '',
        address,
        hasFiles: attributeOf(form, 'enctype') === 'multipart/form-data',
        hidden: fields.filter(isHidden).map((one) => [attributeOf(one, 'name'), attributeOf(one, 'value')] as const),
        controls: fields.filter((one) => !isHidden(one)).map(readControl),
        buttons: listIn(form.children, 'button')
          .filter((one) => has(one, 'name'))
          .map((one) => [attributeOf(one, 'name'), attributeOf(one, 'value')] as const),
        text: DomUtils.textContent(form.children),
      };
    });
}

function readControl(element: Element): Control {
  const type = attributeOf(element, 'type') || 'text';
  const options = listIn(element.children, 'option');
  const chosen = options.find((one) => has(one, 'selected')) ?? options[0];
  const ownValue = {
    select: () => (chosen ? attributeOf(chosen, 'value') : ''),
    textarea: () => DomUtils.textContent(element.children).replace(/^\n/, ''),
  }[element.name];
  return {
    name: attributeOf(element, 'name'),
    kind: element.name === 'input' ? type : element.name,
    value: ownValue?.() ?? attributeOf(element, 'value'),
    isOn: has(element, 'checked'),
    mostLetters: Number(attributeOf(element, 'maxlength') || 300),
    options: options.map((one) => attributeOf(one, 'value')),
    autocomplete: attributeOf(element, 'autocomplete'),
  };
}
