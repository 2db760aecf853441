import type { MessagePart } from '../../messages/format/evaluate.ts';
import { make } from '../make.ts';

/** The label of a field that may stay empty, as components/fields/Field.astro has it: its message sets "(optional)" apart. */
export const makeOptionalLabel = (parts: readonly MessagePart[]): HTMLElement =>
  make(
    'span',
    { className: 'form__label' },
    ...parts.map((part) =>
      typeof part === 'string' ? part : make('span', { className: 'form__optional' }, part.text),
    ),
  );
