import { expect, test } from 'vitest';
import { moneyActions } from '../../src/api/office/operator/actions/money-actions.ts';
import { orderActions } from '../../src/api/office/operator/actions/order-actions.ts';
import { sellerActions } from '../../src/api/office/operator/actions/seller-actions.ts';
import { operatorPages } from '../../src/api/office/operator/pages.ts';
import { changeActions } from '../../src/api/office/seller/actions/change-actions.ts';
import { orderActions as sellerOrderActions } from '../../src/api/office/seller/actions/order-actions.ts';
import { productActions } from '../../src/api/office/seller/actions/product-actions.ts';
import { sellerPages } from '../../src/api/office/seller/pages.ts';
import { openSession } from '../../src/api/records/accounts/sessions/sessions.ts';
import { Dashboard, openDashboard, type Page } from './support/dashboard.ts';
import {
  insertHostileRows,
  insertHostileStaff,
  insertRows,
  order,
  type Rows,
  tokenOf,
} from './support/hostile-rows.ts';
import { startHost, type TestHost } from './support/host.ts';
import { type Control, readForms, type ReadForm } from './support/read-forms.ts';
import { signInTo } from './support/seller-office.ts';

/**
 * Every form of both offices, on a host that has a row in each state: sent with one field wrong, it comes back with all else that was typed.
 * A form that no page shows here fails, too.
 */

/** Routes and actions whose forms are on no page here, and why. */
const WITHOUT_FORMS: Readonly<Record<string, string>> = {
  '/operator/sign-in/passkey': 'a script fills it in',
  '/operator/passkeys/remove': 'it has a button alone, for somebody with a passkey',
  '/operator/sign-out': 'it has a button alone',
  '/seller-office/sign-out': 'it has a button alone',
  '/seller-office/details/confirm': 'it has a code alone, after a change was asked for',
  'payouts make': 'it has a button alone',
  'products discard': 'it has a button alone',
  'sellers ask-confirmation': 'it has a button alone',
};

/** What is never sent back: passwords, codes and files. */
const isKept = ({ kind, autocomplete }: Control): boolean =>
  kind !== 'password' && kind !== 'file' && autocomplete !== 'one-time-code';

const isTyped = ({ kind }: Control): boolean => !['checkbox', 'radio', 'select', 'file'].includes(kind);

/** What tells a form apart from the others of its page. */
const nameOf = ({ action, hidden, controls }: ReadForm): string => {
  const command = hidden.find(([name]) => name === 'command')?.[1] ?? '';
  return [action, command, ...controls.map(({ name }) => name.replace(/\d+/g, '0'))].join(' ');
};

interface Found {
  readonly form: ReadForm;
  readonly browser: Dashboard;
  readonly path: string;
}

/** Reads all pages that lead to each other from the first, and returns their forms, one of each kind. */
async function walk(browser: Dashboard, first: readonly string[]): Promise<Found[]> {
  const found = new Map<string, Found>();
  const paths = new Set(first);
  for (const path of paths) {
    if (paths.size > 600) throw new Error('There are too many pages.');
    const { html, headers } = await browser.get(path);
    if (!headers['content-type']?.startsWith('text/html')) continue;
    for (const form of readForms(html)) {
      const name = nameOf(form);
      if (!found.has(name)) found.set(name, { form, browser, path });
    }
    for (const [, link = ''] of html.matchAll(/href="([^"#]*)/g)) {
      const address = link.replaceAll('&amp;', '&');
      if (address.startsWith(`${browser.home}/`)) paths.add(address.slice(browser.home.length));
    }
  }
  return [...found.values()];
}

/** Somebody who has signed in to the account of a seller. */
async function openAccount(host: TestHost, subjectId: string): Promise<Dashboard> {
  const office = signInTo(host);
  const token = await host.host.database.write((db) => openSession(db, { kind: 'seller', subjectId }, host.clock.now));
  office.cookie = `haat-seller=${token}`;
  return office;
}

type Values = readonly (readonly [name: string, value: string])[];

/** What somebody types: a word that differs in each field, the last choice, a tick; `wrong` gets a text that is too long for any field. */
const fillIn = (form: ReadForm, wrong: Control): Values =>
  form.controls.flatMap((control, index): Values => {
    const { name, kind, options, mostLetters, value } = control;
    if (kind === 'file' || (kind === 'radio' && form.controls.findLast((one) => one.name === name) !== control))
      return [];
    if (kind === 'checkbox' || kind === 'radio') return [[name, value]];
    if (kind === 'select') return [[name, options.at(-1) ?? '']];
    if (control === wrong) return [[name, 'x'.repeat(mostLetters + 1)]];
    return [[name, `Typed ${index}`.slice(0, mostLetters)]];
  });

/** What of it the answer has lost. */
function listLost({ form, typed, answer }: { form: ReadForm; typed: Values; answer: Page }): string[] {
  const known = form.hidden.filter(([name]) => !['form', 'back', 'version'].includes(name) && !name.startsWith('was'));
  const again = readForms(answer.html).find(
    (one) =>
      one.action === form.action &&
      known.every(([name, value]) => one.hidden.some(([key, now]) => key === name && now === value)) &&
      form.controls.every(({ name }) => one.controls.some((control) => control.name === name)),
  );
  if (!again) return ['the form itself'];
  return form.controls.filter(isKept).flatMap(({ name, kind, value }) => {
    const wanted = typed.filter(([key]) => key === name).map(([, text]) => text);
    const now = again.controls.filter((control) => control.name === name);
    const has =
      kind === 'checkbox' || kind === 'radio'
        ? now.some((control) => control.value === value && control.isOn) === wanted.includes(value)
        : now.some((control) => wanted.includes(control.value));
    return has ? [] : [name];
  });
}

const isRefusal = ({ status, html }: Page): boolean => status >= 400 || html.includes('class="notice error"');

const send = (browser: Dashboard, form: ReadForm, typed: Values): Promise<Page> => {
  const path = form.address.slice(browser.home.length);
  // The last button that does something about all of the form.
  const button = form.buttons.find(([name, value]) => name === 'way' && value === 'save') ?? [];
  const fields = [...form.hidden, ...typed, ...(button.length > 0 ? [button as readonly [string, string]] : [])];
  return form.hasFiles
    ? browser.upload(path, fields)
    : browser.post(
        path,
        fields.map(([name, value]): [string, string] => [name, value]),
      );
};

/** Sends a form once for each field that may be wrong, and returns what was lost, and how often it was refused. */
async function tryForm({ form, browser }: Found): Promise<{ readonly lost: string[]; readonly refused: number }> {
  const lost: string[] = [];
  let refused = 0;
  for (const wrong of form.controls.filter(isTyped)) {
    const typed = fillIn(form, wrong);
    const answer = await browser.follow(await send(browser, form, typed));
    if (!isRefusal(answer)) continue;
    refused++;
    lost.push(...listLost({ form, typed, answer }).map((name) => `${nameOf(form)}, ${wrong.name} wrong: ${name}`));
  }
  return { lost, refused };
}

async function openHost(): Promise<TestHost> {
  const host = await startHost();
  const rows: Rows = {
    orders: [
      {
        ...order,
        id: 'kept',
        number: '7K3MQ-9XD2C',
        payment_method: 'cash',
        payment_status: 'paid',
        last_failure: null,
      },
    ],
    balance_entries: [
      { order_id: 'kept', kind: 'charged', cause: 'order', amount_minor: 90_000 },
      { order_id: 'kept', kind: 'collected', cause: 'shipment:delivered', amount_minor: 90_000 },
    ],
    complaints: [
      {
        ticket: 'C-7K3MQ9XE',
        status: 'open',
        order_number: null,
        acknowledged_at: null,
        answer: null,
        answered_at: null,
      },
    ],
  };
  await host.host.database.write(async (db) => {
    await insertHostileRows(db, host.clock.now);
    await insertRows(db, rows, host.clock.now);
    await db.updateTable('sellers').set({ email_confirmed_at: null }).where('id', '=', 'submitted').execute();
  });
  return host;
}

/** Forms that were met, and what is missing among actions and routes. */
function listMissing(found: readonly Found[], home: string, actions: readonly string[], routes: readonly string[]) {
  const commands = new Set(
    found.flatMap(({ form }) => form.hidden.filter(([name]) => name === 'command').map(([, word]) => word)),
  );
  const taken = found.map(({ form }) => form.action.replace('/api', ''));
  const isMet = (route: string) =>
    taken.some((action) => new RegExp(`^${route.replace(/\{\w+\}/g, '[^/]+')}$`).test(action));
  return [
    ...actions.filter((name) => !commands.has(name) && !(name in WITHOUT_FORMS)),
    ...routes.filter((route) => route.startsWith(home) && !isMet(route) && !(route in WITHOUT_FORMS)),
  ];
}

async function expectKept(found: readonly Found[]): Promise<void> {
  const lost: string[] = [];
  const never: string[] = [];
  for (const one of found.filter(({ form }) => form.controls.some((control) => isTyped(control) && isKept(control)))) {
    const tried = await tryForm(one);
    lost.push(...tried.lost);
    if (tried.refused === 0) never.push(nameOf(one.form));
  }
  expect(lost).toEqual([]);
  expect(never).toEqual([]);
}

const postedTo = (routes: readonly { readonly method: string; readonly path: string }[]): string[] =>
  routes.filter(({ method }) => method === 'post').map(({ path }) => path);

test('a refused form of the operator’s office loses nothing that was typed', async () => {
  const host = await openHost();
  const dashboard = await openDashboard(host);
  await host.host.database.write((db) => insertHostileStaff(db, host.clock.now));
  const visitor = new Dashboard(host);
  const found = [
    ...(await walk(dashboard, ['', '/language', '/passkeys', '/orders/7K3MQ-9XD2C'])),
    ...(await walk(visitor, ['/sign-in', `/join?token=${tokenOf('join')}`])),
  ];
  const actions = Object.keys({ ...orderActions, ...sellerActions, ...moneyActions });
  expect(listMissing(found, '/operator', actions, postedTo(operatorPages(host.host.services)))).toEqual([]);
  await expectKept(found);
});

test('a refused form of the seller’s office loses nothing that was typed', async () => {
  const host = await openHost();
  const found = await walk(signInTo(host), ['/sign-in', '/sign-up']);
  for (const account of ['approved', 'draft', 'submitted', 'refused'])
    found.push(...(await walk(await openAccount(host, account), ['', '/language', '/products/new'])));
  const actions = Object.keys({ ...sellerOrderActions, ...changeActions, ...productActions });
  expect(listMissing(found, '/seller-office', actions, postedTo(sellerPages(host.host.services)))).toEqual([]);
  await expectKept(found);
});
