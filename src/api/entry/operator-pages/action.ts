import { z } from 'zod';
import { operatorFrameText } from '../../../messages/rooms/operator-frame.ts';
import { operatorOutcomesText } from '../../../messages/rooms/operator-outcomes.ts';
import { fieldName, fieldProblem } from '../outcomes/words.ts';
import { ProtocolError } from '../../ground/http/answer.ts';
import { line } from '../../ground/http/fields.ts';
import { type OperatorContext, OperatorError } from '../operator/command.ts';
import type { Right } from '../../records/staff/roles.ts';

/** What a form of the dashboard does: who may send it, which fields it has, and the function that it calls. */
export interface Action<Field extends string = string> {
  readonly right: Right;
  readonly fields: readonly Field[];
  /**
   * Returns what the next page says.
   * @throws OperatorError for fields that are wrong or missing, and when nothing was changed
   * @throws ProtocolError 400 when the form does not say what it is about
   */
  perform(context: OperatorContext, form: URLSearchParams): Promise<string>;
}

/** What every form is about: an order number, an id. */
const word = line(200);

/** An action on what `word` names. Fields that are empty count as missing. */
export function action<Shape extends z.ZodRawShape>(
  right: Right,
  shape: Shape,
  run: (context: OperatorContext, form: z.output<z.ZodObject<Shape>> & { readonly word: string }) => Promise<string>,
): Action<keyof Shape & string> {
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
}

/** What is wrong with a field, with its name where the message has none. */
function refusalOf({ issues }: z.ZodError): Error {
  const issue = issues.find(({ path }) => path[0] !== 'word');
  if (!issue) return new ProtocolError(400, operatorFrameText.formIncomplete);
  const { message, path } = issue;
  const name = String(path[0]);
  return new OperatorError(message.startsWith(fieldName(name)) ? message : fieldProblem(name, message));
}

/** A field that has to be filled in; `what` says with what, in the language of who has sent the form. */
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

/** Why something is refused, for the one who reads it. */
export const reasonFor = (reader: 'shopper' | 'seller') =>
  needed('reason', () => operatorFrameText.readBy({ reader }), line(300, 3));
