/** Fields take the digits of every script: they turn into Latin ones as they are typed, as phone numbers, PIN codes and prices are read. */
import { withLatinFigures } from '../../core/text/latin-digits.ts';

document.addEventListener(
  'input',
  (event) => {
    const field = event.target;
    if (!(field instanceof HTMLInputElement) || (event as InputEvent).isComposing) return;
    const { value, selectionEnd } = field;
    const latin = withLatinFigures(value);
    if (latin === value) return;
    field.value = latin;
    if (selectionEnd !== null) field.setSelectionRange(selectionEnd, selectionEnd);
  },
  true,
);
