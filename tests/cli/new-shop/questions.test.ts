import { expect, test } from 'vitest';
import { AnswersRefused, collectChoices } from '../../../src/cli/new-shop/ask.ts';
import { toId } from '../../../src/cli/new-shop/choices.ts';
import { QUESTIONS } from '../../../src/cli/new-shop/questions.ts';
import { ANSWERS, choose } from './make-shop.ts';

test('there are at most eight questions', () => {
  expect(QUESTIONS.length).toBeLessThanOrEqual(8);
});

test('each question has an option and a default answer that can be used', async () => {
  expect(await choose()).toEqual({
    name: 'My Shop',
    market: 'in',
    city: 'Jaipur',
    state: 'Rajasthan',
    seller: 'My Shop',
    email: 'orders@my-shop.example',
    colour: '#b3123f',
    hasSamples: true,
  });
  expect(await choose({ market: 'ae' })).toMatchObject({ market: 'ae', city: 'Deira', state: 'Dubai' });
});

test('answers are taken as people type them', async () => {
  expect(
    await choose({
      name: '  Meera’s   Kurtis ',
      market: 'IN',
      city: 'jaipur,RAJASTHAN',
      seller: 'Meera Devi',
      gstin: '08 abqfb6053k1zz',
      contact: '098290-12345',
      colour: 'F0a',
      products: 'No',
    }),
  ).toEqual({
    name: 'Meera’s Kurtis',
    market: 'in',
    city: 'Jaipur',
    state: 'Rajasthan',
    seller: 'Meera Devi',
    gstin: '08ABQFB6053K1ZZ',
    phone: '+919829012345',
    colour: '#F0a',
    hasSamples: false,
  });
  expect(await choose({ contact: 'care@meera.in' })).toMatchObject({ email: 'care@meera.in' });
  expect(await choose({ market: 'ae', city: 'Sharjah', contact: '050 123 4567' })).toMatchObject({
    city: 'Sharjah',
    state: 'Sharjah',
    phone: '+971501234567',
  });
});

test.each([
  ['name', ' ', 'Please give a name.'],
  ['name', 'A shop whose name is so long that no header has room', 'This has 52 characters; at most 40 fit.'],
  ['name', '{{store.name}}', 'Please leave out { } < and >.'],
  ['market', 'India', 'Write "in" or "ae"'],
  ['city', 'Jaipur', 'There is no comma with a state after it. Write city, comma, state: "Jaipur, Rajasthan".'],
  ['city', 'Jaipur, Raja', 'Did you mean "Jaipur, Rajasthan"?'],
  ['gstin', '08ABQFB6053K1Z', 'A GSTIN has 15 characters'],
  ['gstin', '08ABQFB6053K1ZA', 'The last character does not fit the others'],
  ['gstin', '27ABQFB6053K1ZZ', 'It is registered in another state than Rajasthan'],
  ['contact', '12345', 'ten digits that begin with 6 to 9'],
  ['contact', 'meera@', 'This is no e-mail address.'],
  ['colour', 'reddish', 'This is no colour. Write one such as'],
  ['products', '12', 'Write "sample" for nine sample products, or "none".'],
])('an option that can not be used is refused with what to write: --%s %j', async (flag, answer, message) => {
  const refused = choose({ ...ANSWERS, [flag]: answer });
  await expect(refused).rejects.toThrow(AnswersRefused);
  await expect(refused).rejects.toThrow(`--${flag}: `);
  await expect(refused).rejects.toThrow(message);
});

test('a GSTIN is refused in a shop of the Emirates', async () => {
  await expect(choose({ market: 'ae', gstin: ANSWERS.gstin })).rejects.toThrow('A GSTIN is for sellers in India.');
});

test('a theme is chosen in place of a colour', async () => {
  const chosen = await choose({ theme: 'jeweller' });
  expect([chosen.theme, chosen.colour]).toEqual(['jeweller', undefined]);
  await expect(choose({ theme: 'dark' })).rejects.toThrow('The themes are bazaar, fashion, jeweller, wholesaler.');
  await expect(choose({ theme: 'jeweller', colour: 'red' })).rejects.toThrow('Leave out one of --theme and --colour.');
});

test('a question is asked again until its answer can be used, and an empty answer is the default', async () => {
  const said: string[] = [];
  const asked: string[] = [];
  const answers = ['Meera', '', 'Pune', 'Pune, Maharashtra', '', '', 'meera@kurtis.in', '', 'none'];
  const choices = await collectChoices({
    given: {},
    takesDefaults: false,
    ask: (question) => {
      asked.push(question);
      return Promise.resolve(answers.shift() ?? '');
    },
    say: (message) => said.push(message),
  });
  expect(choices).toMatchObject({ name: 'Meera', state: 'Maharashtra', seller: 'Meera', hasSamples: false });
  expect(said).toEqual([expect.stringContaining('There is no comma with a state after it')]);
  expect(asked).toHaveLength(9);
  expect(asked[4]).toBe('Who sells? The name of the person or business, as on your invoices [Meera] ');
});

test('what an option answers is not asked, nor the GSTIN of a shop of the Emirates', async () => {
  const { gstin: _, ...others } = ANSWERS;
  const given = { ...others, market: 'ae', city: 'Dubai', contact: 'a@b.ae' };
  const refuse = () => Promise.reject(new Error('asked'));
  expect(await collectChoices({ given, takesDefaults: false, ask: refuse, say: () => {} })).toMatchObject({
    state: 'Dubai',
  });
});

test('where nobody can be asked, the missing option is named', async () => {
  const { city: _, ...given } = ANSWERS;
  await expect(collectChoices({ given, takesDefaults: false, say: () => {} })).rejects.toThrow(
    'Nobody can be asked here. Give --city, or --yes for the default answers.',
  );
});

test.each([
  ["Meera's Kurtis", 'meera-s-kurtis'],
  ['Café Ñandú & Sons', 'cafe-nandu-sons'],
  ['मीरा', 'shop'],
])('%s has the id %s', (name, id) => {
  expect(toId(name)).toBe(id);
});
