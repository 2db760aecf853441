import { make } from '../../browser/make.ts';

/** A labelled field, as components/fields/Field.astro has it. `shown` is the control with what stands at it. */
export function makeField(
  label: string,
  control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
  hint?: string,
  shown: readonly Node[] = [control],
): HTMLElement {
  const { id, required } = control;
  control.setAttribute('aria-describedby', `${id}-error${hint ? ` ${id}-hint` : ''}`);
  return make(
    'div',
    { className: 'form__field' },
    make('label', { htmlFor: id, className: 'form__label' }, required ? `${label} *` : label),
    ...shown,
    ...(hint ? [make('span', { id: `${id}-hint`, className: 'form__hint' }, hint)] : []),
    make('span', { id: `${id}-error`, className: 'form__error', hidden: true }),
  );
}
