import { operatorSignInText } from '../../../../messages/rooms/operator-sign-in.ts';
import { operatorPasskeysText } from '../../../../messages/rooms/operator-passkeys.ts';

/** Scripts of single pages. They are inline, and a page's policy allows only them, by their hash. All scripts of one page are joined. */

/** A text as a literal in a script. No `<` can end the script. */
const inScript = (text: string): string => JSON.stringify(text).replaceAll('<', '\\u003c');

/** Scrolls the links to lists, which are one row on phones, to the list that is open; again when the width changes. */
export const MENU_SCRIPT = `
const showCurrent = () => document.querySelectorAll('.statuses [aria-current]').forEach((link) =>
  link.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' }));
showCurrent();
let width = innerWidth;
addEventListener('resize', () => {
  if (width !== innerWidth) showCurrent();
  width = innerWidth;
});
`;

/**
 * Asks the browser for a passkey when the form of `passkeyForm` is sent, and adds it to the form. Without this script, and in browsers without
 * passkeys, the form stays hidden.
 */
export const passkeyScript = (): string => `
const form = document.querySelector('form[data-passkey]');
const passkeys = window.PublicKeyCredential;
if (form && passkeys?.parseRequestOptionsFromJSON && passkeys.parseCreationOptionsFromJSON) {
  const { kind, options } = JSON.parse(form.dataset.passkey);
  const ask = () => kind === 'create'
    ? navigator.credentials.create({ publicKey: passkeys.parseCreationOptionsFromJSON(options) })
    : navigator.credentials.get({ publicKey: passkeys.parseRequestOptionsFromJSON(options) });
  form.hidden = false;
  document.querySelector('[data-no-passkeys]')?.remove();
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const problem = form.querySelector('[role=alert]');
    problem.textContent = '';
    try {
      form.elements.response.value = JSON.stringify(await ask());
      form.submit();
    } catch ({ name }) {
      problem.textContent = name === 'InvalidStateError'
        ? ${inScript(operatorPasskeysText.onDevice)}
        : ${inScript(operatorPasskeysText.notGiven)};
    }
  });
}
`;

/** Shows the buttons that copy something, if the browser lets pages copy. */
export const copyScript = (): string => `
if (navigator.clipboard) document.querySelectorAll('[data-copy]').forEach((button) => {
  button.hidden = false;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.dataset.copy);
    button.textContent = ${inScript(operatorSignInText.copied)};
  });
});
`;

/** Sends a choice at once, without a button. */
export const PICK_SCRIPT = `
const pick = document.querySelector('.pick');
pick.querySelector('button').hidden = true;
pick.addEventListener('change', () => pick.requestSubmit());
`;

/** Shows the button that prints the page. */
export const PRINT_SCRIPT = `
const button = document.querySelector('[data-print]');
button.hidden = false;
button.addEventListener('click', () => print());
`;

/** The longer side, in pixels, at which a photographed page can still be read. */
const LONGEST_SIDE = 1_920;

/**
 * Shrinks pictures before a form with files is sent, if the browser can read them: photos of phones are large, and connections slow. Other files are
 * sent as they are.
 */
export const shrinkScript = (longestSide = LONGEST_SIDE): string => `
const shrink = async (file) => {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, ${longestSide} / Math.max(bitmap.width, bitmap.height));
  if (scale === 1 && /^image\\/(?:jpeg|png|webp)$/.test(file.type)) return file;
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.round(bitmap.width * scale),
    height: Math.round(bitmap.height * scale),
  });
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.88));
  return new File([blob], file.name.replace(/\\.\\w+$/, '') + '.jpg', { type: 'image/jpeg' });
};
for (const input of document.querySelectorAll('input[data-shrink]'))
  input.form.addEventListener('submit', async (event) => {
    // While its submission is announced, a form can't be sent again: without files there is nothing to wait for.
    if (input.dataset.shrink === 'done' || input.files.length === 0) return;
    event.preventDefault();
    const { submitter } = event;
    const files = new DataTransfer();
    for (const file of input.files) files.items.add(await shrink(file).catch(() => file));
    input.files = files.files;
    input.dataset.shrink = 'done';
    input.form.requestSubmit(submitter);
  });
addEventListener('pageshow', () => document.querySelectorAll('input[data-shrink]').forEach((input) => {
  input.dataset.shrink = '';
}));
`;

/** Makes the checkbox below a password show it. */
export const PASSWORD_SCRIPT = `
for (const label of document.querySelectorAll('[data-shows-password]')) {
  const box = label.querySelector('input');
  label.hidden = false;
  box.addEventListener('change', () => box.form.querySelectorAll('[autocomplete$=password]').forEach((field) => {
    field.type = box.checked ? 'text' : 'password';
  }));
}
`;

/**
 * Fills in city and state when the PIN code of an address is typed, unless they were typed by hand. Without it, the host does that when the form is
 * sent. `address` is where the host answers what lies at a code.
 */
export const pinCodeScript = (address: string): string => `
for (const pin of document.querySelectorAll('[name$=".pinCode"]')) {
  const fields = ['city', 'state'].map((name) => [name, pin.form.elements.namedItem(pin.name.replace('pinCode', name))]);
  pin.addEventListener('input', async () => {
    const code = pin.value.replace(/[\\s-]/g, '');
    if (!/^[1-9]\\d{5}$/.test(code)) return;
    const found = await fetch(${inScript(address)} + code).then((answer) => answer.json()).catch(() => ({}));
    for (const [name, field] of fields) {
      if (!found[name] || (field.value.trim() !== '' && field.value !== field.dataset.filled)) continue;
      field.value = found[name];
      field.dataset.filled = found[name];
    }
  });
}
`;

/** Counts up and down in place. Without it, the page is shown again with the number changed. */
export const STEP_SCRIPT = `
document.addEventListener('click', (event) => {
  const button = event.target.closest('.stepper button');
  if (!button) return;
  event.preventDefault();
  const input = button.parentElement.querySelector('input');
  const next = Number(input.value) + Number(button.value.split(' ')[1]);
  if (next >= 0 && next <= Number(input.dataset.most)) input.value = next;
});
`;

/** Adds and removes rows of a list in place. Without it, the form is shown again with one row more. */
export const ROWS_SCRIPT = `
for (const list of document.querySelectorAll('.entry-rows')) {
  const add = list.parentElement.querySelector('[data-row=add]');
  let next = list.children.length;
  const write = (row) => row.querySelectorAll('input').forEach((input) => {
    input.name = input.name.replace(/\\.\\d+\\./, '.' + next + '.');
    input.value = '';
  });
  list.querySelectorAll('[data-row=remove]').forEach((button) => { button.hidden = false; });
  add.addEventListener('click', (event) => {
    event.preventDefault();
    const row = list.lastElementChild.cloneNode(true);
    write(row);
    next++;
    list.append(row);
    row.querySelector('input').focus();
  });
  list.addEventListener('click', ({ target }) => {
    const button = target.closest('[data-row=remove]');
    if (!button) return;
    const row = button.closest('li');
    if (list.children.length > 1) row.remove();
    else write(row);
    add.focus();
  });
}
`;
