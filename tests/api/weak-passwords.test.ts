import { statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { nameBrowser } from '../../src/api/records/accounts/sessions/browser-name.ts';
import { findPasswordProblem } from '../../src/api/records/accounts/passwords/weak-passwords.ts';

const OWN = ['Haat', 'asha.devi', 'asha.d@mail.example', '+919876543210', null];

describe('a password', () => {
  test.each([
    ...[
      'password',
      'Password123',
      'P@ssw0rd!',
      '$unsh1ne',
      'iloveyou',
      'ＰＡＳＳＷＯＲＤ',
      'pass\u200bword1',
      '!!welcome2026',
      'krishna@1',
    ],
    ...[
      '1qaz2wsx',
      'trustno1',
      'password password',
      'password-password',
      'jaishreeram1',
      'correct horse battery staple',
    ],
    ...[
      '12345678',
      '87654321',
      'abcdefgh',
      'abcd1234',
      'qwertyuiop',
      'asdfjkl;',
      '11112222',
      'aaaaaaaa',
      'abcabcabc',
      '20242024',
    ],
    ...[
      'asha.devi',
      'ASHADEVI1',
      'ashadevi@123',
      'asha.d@mail.example',
      '9876543210',
      '+91 98765-43210',
      'haathaat1',
      'Haat2026',
      'haatpassword',
    ],
  ])('is refused as one that is guessed first: %s', (password) =>
    expect(findPasswordProblem(password, OWN)).toMatch(/too common|simple sequence|your own name/),
  );

  test.each([
    ...[
      'a long password',
      'another password',
      'monsoon-2025',
      'mango-season-26',
      'kothi-and-kulhad',
      'four green cups',
    ],
    ...[
      'kx7#Tq0v',
      'tuesday rain on tin',
      'मेरी लंबी कुंजी',
      'gh39-dk20',
      'haat is where we buy clay cups',
      'asha walks to school',
    ],
  ])('is taken: %s', (password) => expect(findPasswordProblem(password, OWN)).toBeUndefined());

  test('is compared with a list of at most 10 KB', () =>
    expect(statSync('src/api/records/accounts/passwords/worst-passwords.txt').size).toBeLessThan(10_240));
});

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/15E Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
  [
    'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  ['Dalvik/2.1.0 (Linux; U; Android 13)', 'An app on Android'],
  ['<script>alert(1)</script>', 'Unknown device'],
])('the browser of %s is called %s', (userAgent, name) => expect(nameBrowser(userAgent)).toBe(name));
