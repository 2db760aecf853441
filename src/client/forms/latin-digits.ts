/** Fields take the digits of every script: they turn into Latin ones as they are typed, as phone numbers, PIN codes and prices are read. */
import { withLatinFigures } from '../../core/text/latin-digits.ts';

/** Whether the value of a field has changed. */
function turn(field: HTMLInputElement): boolean {
  const { value, selectionEnd } = field;
  const latin = withLatinFigures(value);
  if (latin === value) return false;
  field.value = latin;
  if (selectionEnd !== null) field.setSelectionRange(selectionEnd, selectionEnd);
  return true;
}

document.addEventListener(
  'input',
  (event) => {
    if (event.target instanceof HTMLInputElement && !(event as InputEvent).isComposing) turn(event.target);
  },
  true,
);

/** Nothing else inserts at the cursor of a number field, which does not tell where that is; it will not be taken from browsers. */
const inserter: { execCommand(command: string, showsUi: boolean, value: string): boolean } = document;

// A number field drops other digits before it has a value with them.
document.addEventListener('beforeinput', (event) => {
  const { target, data } = event;
  if (!(target instanceof HTMLInputElement) || target.type !== 'number' || data === null) return;
  const latin = withLatinFigures(data);
  if (latin === data) return;
  event.preventDefault();
  inserter.execCommand('insertText', false, latin);
});

// What was typed before this was loaded.
const field = document.activeElement;
if (field instanceof HTMLInputElement && turn(field)) field.dispatchEvent(new Event('input', { bubbles: true }));
