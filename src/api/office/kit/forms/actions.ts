import { z } from 'zod';
import { operatorFrameText } from '../../../../messages/rooms/operator-frame.ts';
import { operatorOutcomesText } from '../../../../messages/rooms/operator-outcomes.ts';
import { fieldName, fieldProblem } from '../../../entry/outcomes/words.ts';
import { OperatorError } from '../../../entry/outcomes/operator-error.ts';
import type { HostServices } from '../../../entry/services.ts';
import { ProtocolError } from '../../../ground/http/answer.ts';
import { line } from '../../../../contract/fields.ts';
import type { Html } from '../../../ground/http/html.ts';
import type { Notice } from '../../../ground/http/notice.ts';
import type { Field } from '../pieces/fields.ts';
import type { Links } from '../pieces/links.ts';
import type { OfficeSession, OfficeVisit } from '../page/office.ts';
import { sentForm } from './sent-form.ts';

/** What a form of an office does: who may send it, its fields, and the function that it calls. */
export interface Action<Context, Right, Field extends string = string> {
  readonly right: Right;
  readonly fields: readonly Field[];
  /**
   * Does it, and returns what the next page says.
   * @throws OperatorError for fields that are wrong or missing, and when nothing was changed
   * @throws ProtocolError 400 when the form does not say what it is about
   */
  perform(context: Context, form: URLSearchParams): Promise<string>;
}

/** The subject of every form: an order number or an id. */
const word = line(200);

/** Makes the actions of an office, each about what `word` names. Empty fields count as missing. */
export const actionsFor =
  <Context, Right>() =>
  <Shape extends z.ZodRawShape>(
    right: Right,
    shape: Shape,
    run: (context: Context, form: z.output<z.ZodObject<Shape>> & { readonly word: string }) => Promise<string>,
  ): Action<Context, Right, keyof Shape & string> => {
    const schema = z.object({ ...shape, word });
    const fields = Object.keys(shape) as (keyof Shape & string)[];
    return {
      right,
      fields,
      perform: async (context, form) => {
        const typed = Object.fromEntries([...fields, 'word'].map((name) => [name, form.get(name) || undefined]));
        const checked = schema.safeParse(typed);
        if (!checked.success) throw refusalOf(checked.error);
        return run(context, checked.data as z.output<z.ZodObject<Shape>> & { readonly word: string });
      },
    };
  };

/** What is wrong with a field, with the field's name if the message lacks it. */
function refusalOf({ issues }: z.ZodError): Error {
  const issue = issues.find(({ path }) => path[0] !== 'word');
  if (!issue) return new ProtocolError(400, operatorFrameText.formIncomplete);
  const { message, path } = issue;
  const name = String(path[0]);
  return new OperatorError(message.startsWith(fieldName(name)) ? message : fieldProblem(name, message), name);
}

/** A required field. `what` is the message when it is empty, in the language of the sender. */
export const needed = <Schema extends z.ZodType<unknown, string>>(
  name: string,
  what: string | (() => string),
  schema: Schema,
) =>
  z
    .string({
      error: () =>
        operatorOutcomesText.fieldMissing({ field: fieldName(name), what: typeof what === 'string' ? what : what() }),
    })
    .pipe(schema);

/** A reason that is shown to the shopper or seller. */
export const reasonFor = (reader: 'shopper' | 'seller') =>
  needed('reason', () => operatorFrameText.readBy({ reader }), line(300, 3));

export interface FormOptions<Name extends string> {
  /** The subject of the action: an order number or an id. */
  readonly word: string;
  readonly button: string;
  readonly options?: { readonly [name in Name]?: string };
  readonly fields?: readonly Field[];
  readonly isPlain?: boolean;
  /** Shows an action that is not possible yet. */
  readonly isDisabled?: boolean;
}

/** The person who sends a form of an office, with their rights. */
export interface Acting<Context, Right> extends OfficeVisit<OfficeSession> {
  readonly context: Context;
  may(right: Right): boolean;
}

/** The path to which these forms are sent. */
export const ACT = '/act';

/** The forms of an office's actions, by name, and the function that performs them. */
export function formsOf<Context, Right, Actions extends Readonly<Record<string, Action<Context, Right>>>>(
  { linkTo }: Pick<Links, 'linkTo'>,
  all: Actions,
) {
  type Name = keyof Actions & string;
  type FieldOf<Key extends Name> = Actions[Key]['fields'][number];
  const isAction = (name: string): name is Name => Object.hasOwn(all, name);
  return {
    /** A form for an action; undefined for people without the right to it. */
    actionForm: <Key extends Name>(
      visit: Acting<Context, Right>,
      name: Key,
      { word, options, ...drawn }: FormOptions<FieldOf<Key>>,
    ): Html | undefined => {
      if (!visit.may((all[name] as Action<Context, Right>).right)) return undefined;
      return sentForm({ linkTo }, visit, { path: ACT, hidden: { command: name, word, ...options }, ...drawn });
    },
    /** Performs the action of a form, and returns what came of it. */
    perform: async (
      { services, context, may }: Acting<Context, Right> & { readonly services: HostServices },
      form: URLSearchParams,
    ): Promise<Notice> => {
      const name = form.get('command') ?? '';
      if (!isAction(name)) throw new ProtocolError(404, operatorFrameText.noSuchAction);
      const action = all[name] as Action<Context, Right>;
      if (!may(action.right)) throw new ProtocolError(403, operatorFrameText.roleForbids);
      try {
        const text = await action.perform(context, form);
        services.wake();
        return { isError: false, text };
      } catch (error) {
        if (error instanceof OperatorError) return { isError: true, text: error.message, field: error.field };
        throw error;
      }
    },
  };
}
