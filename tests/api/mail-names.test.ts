import { expect, test } from 'vitest';
import { greet, nameInMail } from '../../src/api/mail/name-in-mail.ts';

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
