import type { z } from 'zod';
import { ProtocolError } from '../http/answer.ts';
import { block, line } from '../http/fields.ts';
import type { PageRoute } from '../http/page-route.ts';
import { OperatorError } from '../operator/command.ts';
import { findCommand } from '../operator/commands.ts';
import type { Services } from '../services.ts';
import type { Right } from '../staff/roles.ts';
import { type Notice, setNotice } from '../staff/sessions.ts';
import { checkNavigation, checkOwnForm, readForm, readSession } from './guard.ts';
import { hiddenFields, HOME, linkTo, toHtml } from './html.ts';
import { ownPath, redirectTo } from './layout.ts';
import { type View, viewOf } from './view.ts';

/** The operator's commands that the dashboard runs, so that no rule exists twice. */

/** Options of commands as typed into forms. */
const OPTIONS = {
  shipment: line(60),
  courier: line(60, 2),
  tracking: line(60, 3),
  reason: line(300, 3),
  text: block(4_000, 2),
  reference: line(100),
  amount: line(20),
  as: line(10),
  shop: line(100),
  version: line(9),
  utr: line(30),
  again: line(10),
  'account-right': line(3),
  email: line(200),
  phone: line(30),
  gstin: line(30),
  pickup: line(400),
  bank: line(200),
} as const satisfies Record<string, z.ZodType<string>>;
type Option = keyof typeof OPTIONS;

interface Action {
  readonly right: Right;
  readonly options?: readonly Option[];
  /** What the next page says in place of the command's output, which names further commands. */
  readonly done?: string;
}

const ACTIONS = {
  'orders accept': { right: 'orders', options: ['shipment'] },
  'orders pack': { right: 'orders', options: ['shipment'] },
  'orders dispatch': { right: 'orders', options: ['shipment', 'courier', 'tracking'] },
  'orders deliver': { right: 'orders', options: ['shipment'] },
  'orders attempted': { right: 'orders', options: ['shipment'] },
  'orders refused': { right: 'orders', options: ['shipment'] },
  'orders returning': { right: 'orders', options: ['shipment'] },
  'orders back': { right: 'orders', options: ['shipment'] },
  'orders lost': { right: 'orders', options: ['shipment'] },
  'orders cancel': { right: 'orders', options: ['shipment', 'reason'] },
  'complaints acknowledge': { right: 'orders' },
  'complaints answer': { right: 'orders', options: ['text'] },
  'messages retry': { right: 'orders' },
  'returns accept': { right: 'orders' },
  'returns refuse': { right: 'orders', options: ['reason'] },
  'returns received': { right: 'orders' },
  'reviews approve': { right: 'orders', done: 'The review is approved. The next build publishes it.' },
  'reviews refuse': { right: 'orders', options: ['reason'], done: 'The review is refused.' },
  'products approve': {
    right: 'sellers',
    options: ['version'],
    done: 'The product is approved. "products pull" writes it into the catalogue.',
  },
  'products refuse': { right: 'sellers', options: ['version', 'reason'], done: 'The seller is asked for changes.' },
  'refunds send': { right: 'money' },
  'refunds settle': { right: 'money', options: ['reference'] },
  'refunds goodwill': { right: 'money', options: ['amount', 'again'], done: 'The refund is due: see Refunds.' },
  'payments review': { right: 'money', options: ['as'] },
  'payouts make': { right: 'money', options: ['shop'] },
  'payouts pay': { right: 'money', options: ['utr'] },
  'payouts fail': { right: 'money', options: ['reason', 'account-right'] },
  'payouts adjust': { right: 'money', options: ['amount', 'reason', 'again'] },
  'sellers approve': { right: 'sellers', options: ['shop'] },
  'sellers refuse': { right: 'sellers', options: ['reason'] },
  'sellers suspend': { right: 'sellers', options: ['reason'] },
  'sellers reinstate': { right: 'sellers' },
  'sellers change': { right: 'sellers', options: ['email', 'phone', 'gstin', 'pickup', 'bank'] },
  'sellers stop-change': { right: 'sellers' },
} as const satisfies Record<string, Action>;
export type ActionName = keyof typeof ACTIONS;

const isAction = (name: string): name is ActionName => Object.hasOwn(ACTIONS, name);

interface FormOptions {
  /** What the command is about: an order number, an id. */
  readonly word: string;
  readonly button: string;
  readonly options?: Partial<Record<Option, string>>;
  /** HTML of further fields. */
  readonly fields?: string;
  readonly isPlain?: boolean;
}

/** A form that runs a command; empty for people who may not. */
export function actionForm(
  { session, here, may }: View,
  name: ActionName,
  { word, button, options = {}, fields = '', isPlain = false }: FormOptions,
): string {
  if (!may(ACTIONS[name].right)) return '';
  const hidden = { form: session.formToken, command: name, word, back: here, ...options };
  return (
    `<form method="post" action="${linkTo('/act')}">` +
    hiddenFields(hidden) +
    `${fields}<button${isPlain ? ' class="plain"' : ''} type="submit">${toHtml(button)}</button></form>`
  );
}

/** Where all forms of the dashboard go. */
export const actionRoute = (services: Services): PageRoute => ({
  method: 'post',
  path: `${HOME}/act`,
  handle: async (request) => {
    checkNavigation(request);
    const form = await readForm(request);
    const session = await readSession(services, request);
    const back = ownPath(form.get('back'));
    if (!session) return redirectTo(`${HOME}/sign-in?${new URLSearchParams({ next: back })}`);
    checkOwnForm(session, form);
    const view = viewOf(services, session, request);
    await setNotice(services, session, await run(view, form));
    return redirectTo(back);
  },
});

async function run({ context, may }: Omit<View, 'params' | 'query'>, form: URLSearchParams): Promise<Notice> {
  const name = form.get('command') ?? '';
  const found = findCommand(name.split(' '));
  if (!isAction(name) || !found) throw new ProtocolError(404, 'There is no such action.');
  const action: Action = ACTIONS[name];
  if (!may(action.right)) throw new ProtocolError(403, 'Your role does not allow this.');
  const options: Record<string, string> = {};
  for (const option of action.options ?? []) {
    const typed = form.get(option);
    if (!typed) continue;
    const checked = OPTIONS[option].safeParse(typed);
    if (!checked.success) return { isError: true, text: `${option}: ${checked.error.issues[0]?.message}` };
    options[option] = checked.data;
  }
  const word = line(200).safeParse(form.get('word'));
  if (!word.success) throw new ProtocolError(400, 'The form is incomplete.');
  try {
    const output = await found.command.run(context, { words: [word.data], options });
    context.services.wake();
    return { isError: false, text: action.done ?? output };
  } catch (error) {
    if (error instanceof OperatorError) return { isError: true, text: error.message };
    throw error;
  }
}
