import { evaluateMessage, type Values } from './format/evaluate.ts';
import { currentLanguage } from './language.ts';
import { type FoundMessage, readMessages } from './read-messages.ts';

/** What code gets of a message: its text, or the function that fills it. */
type Written = ReturnType<typeof evaluateMessage> | ((values: Values) => ReturnType<typeof evaluateMessage>);

/** What was written once, as long as its message is not read again. */
const written = new WeakMap<FoundMessage, Written>();

function write(found: FoundMessage): Written {
  const { message, language } = found;
  if (message.parameters.size === 0) return evaluateMessage(message, language, {});
  return (values) => evaluateMessage(message, language, values);
}

/**
 * The messages of a room as Node reads them, in the language of `inLanguage`: a text, or a function of its values. What Vite bundles never
 * comes here: the texts themselves are put where they are used (integration/messages).
 */
export const readRoom = <Room extends object>(room: string): Room =>
  new Proxy({} as Room, {
    get(_, key) {
      const found = readMessages(room, currentLanguage()).get(String(key));
      if (!found) return undefined;
      const known = written.get(found) ?? write(found);
      written.set(found, known);
      return known;
    },
  });
