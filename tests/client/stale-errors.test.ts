import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Forms that others answer, and forms of which nothing can be refused. */
const SAY_NOTHING = [
  // React, or code-login.ts.
  'src/client/account/login-page.ts',
  'src/client/listing/facet-form.ts',
  'src/client/lists/shared-list-page.ts',
  // order-track.ts.
  'src/client/orders/order-page.ts',
  'src/client/search/results.ts',
];

/** What removes an error with its cause: each asks for what the field says now, as soon as it is changed. */
const MECHANISMS =
  /\/form-errors(?:-later)?\.ts'|\/form-send\.ts'|\/until-changed\.ts'|\bonceSubmitted\b|addEventListener\('input'/;

test('every form of the browser takes back what it said of values that are changed', () => {
  const forms = globSync('src/{client,islands,browser}/**/*.{ts,tsx}').filter((file) =>
    /'submit',|onSubmit=|\bonSend\(/.test(readFileSync(file, 'utf8')),
  );
  expect(forms.length).toBeGreaterThan(23);
  const without = forms.filter((file) => !MECHANISMS.test(readFileSync(file, 'utf8')));
  expect(without.sort()).toEqual([...SAY_NOTHING].sort());
});
