import { expect, test } from 'vitest';
import { greet, lineInMail, nameInMail } from '../../src/api/notices/name-in-mail.ts';

test.each(['Asha Devi', 'आशा देवी', 'A.P.J. Abdul Kalam', 'Dr. Rao', "Siobhán O'Neill-Roy", 'محمد علي', 'க்ஷேத்ரா'])(
  '%s is a name, and stays as it is',
  (name) => {
    expect(nameInMail(name)).toBe(name.normalize('NFKC'));
  },
);

test.each([
  'Visit evil.example/x now',
  'https://evil.example',
  'evil.example',
  'evil．example',
  'evil。example',
  'раypal.com',
  'asha@mail.example',
  'Call 98765 43210 now',
  'Asha <b>Devi</b>',
  'Asha: you won',
  'Asha\u202egnp.exe',
  '',
])('%j could be more than a name, and is left out', (name) => {
  expect(greet(name)).toBe('Hello,');
});

test('a name is cut to a length that a greeting has, and stays on one line', () => {
  expect(nameInMail('Asha '.repeat(20))?.length).toBeLessThanOrEqual(40);
  expect(nameInMail('Asha\r\nDevi')).toBe('Asha Devi');
});

test.each([
  ['12/3 Mango Lane, 2nd floor', '12/3 Mango Lane, 2nd floor'],
  ['Flat #4-B (rear), M.G.Road', 'Flat #4-B (rear), M. G. Road'],
  ["St. Mary's & Sons, Plot 302001", "St. Mary's & Sons, Plot 302001"],
  ['१२ आम गली', '१२ आम गली'],
])('the line %j of an address can be read', (line, shown) => {
  expect(lineInMail(line)).toBe(shown);
});

test.each([
  'Visit evil.example/x now',
  'https://evil.example',
  'evil．example',
  'evil。example',
  'asha@mail.example',
  'mailto:asha@mail.example',
  'You won! Call +91 98765-43210 now',
  '<a href=//evil.example>',
  'evil\u202e.example',
])('the line %j of an address has no link and no number to call in a mail', (line) => {
  expect(lineInMail(line)).not.toMatch(/[@:<>。\u202e]|\/\/|\.\p{L}|\d{7}|98765/u);
});
