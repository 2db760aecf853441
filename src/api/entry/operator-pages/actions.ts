import { operatorFrameText } from '../../../messages/rooms/operator-frame.ts';
import { ProtocolError } from '../../ground/http/answer.ts';
import { type Html, html } from '../../ground/http/html.ts';
import type { PageRoute } from '../../ground/http/page-route.ts';
import { inLanguageOf } from '../../ground/text/language.ts';
import { OperatorError } from '../operator/command.ts';
import type { HostServices } from '../services.ts';
import { type Notice, setNotice } from '../../records/staff/sessions.ts';
import { checkNavigation, checkOwnForm, readForm, readSession } from './guard.ts';
import { hiddenFields, HOME, linkTo } from './html.ts';
import { ownPath, redirectTo } from './layout.ts';
import { moneyActions } from './money-actions.ts';
import { orderActions } from './order-actions.ts';
import { sellerActions } from './seller-actions.ts';
import { type Visit, visitOf } from './visit.ts';

/** What the forms of the dashboard do, by the names of the operator's commands that do the same. */
const ACTIONS = { ...orderActions, ...sellerActions, ...moneyActions };
export type ActionName = keyof typeof ACTIONS;
type FieldOf<Name extends ActionName> = (typeof ACTIONS)[Name]['fields'][number];

const isAction = (name: string): name is ActionName => Object.hasOwn(ACTIONS, name);

interface FormOptions<Field extends string> {
  /** What the action is about: an order number, an id. */
  readonly word: string;
  readonly button: string;
  readonly options?: { readonly [name in Field]?: string };
  /** Further fields. */
  readonly fields?: Html;
  readonly isPlain?: boolean;
  /** Shows what can’t be done yet. */
  readonly isDisabled?: boolean;
}

/** A form that does something; undefined for people who may not. */
export function actionForm<Name extends ActionName>(
  { session, here, may }: Visit,
  name: Name,
  { word, button, options, fields, isPlain = false, isDisabled = false }: FormOptions<FieldOf<Name>>,
): Html | undefined {
  if (!may(ACTIONS[name].right)) return undefined;
  const hidden = { form: session.formToken, command: name, word, back: here, ...options };
  return html`<form method="post" action="${linkTo('/act')}">${hiddenFields(hidden)}${fields}<button${isPlain && html` class="plain"`} type="submit"${isDisabled && ' disabled'}>${button}</button></form>`;
}

/** Where all forms of the dashboard go. */
export const actionRoute = (services: HostServices): PageRoute => ({
  method: 'post',
  path: `${HOME}/act`,
  handle: async (request) => {
    checkNavigation(request);
    const form = await readForm(request);
    const session = await readSession(services, request);
    const back = ownPath(form.get('back'));
    if (!session) return redirectTo(`${HOME}/sign-in?${new URLSearchParams({ next: back })}`);
    checkOwnForm(session, form);
    const visit = visitOf(services, session, request);
    await setNotice(services, session, await inLanguageOf(session.person, () => perform(visit, form)));
    return redirectTo(back);
  },
});

async function perform({ context, may }: Omit<Visit, 'params' | 'query'>, form: URLSearchParams): Promise<Notice> {
  const name = form.get('command') ?? '';
  if (!isAction(name)) throw new ProtocolError(404, operatorFrameText.noSuchAction);
  const action = ACTIONS[name];
  if (!may(action.right)) throw new ProtocolError(403, operatorFrameText.roleForbids);
  try {
    const text = await action.perform(context, form);
    context.services.wake();
    return { isError: false, text };
  } catch (error) {
    if (error instanceof OperatorError) return { isError: true, text: error.message };
    throw error;
  }
}
