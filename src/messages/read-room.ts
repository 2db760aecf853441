import { evaluateMessage, type Values } from './format/evaluate.ts';
import { currentLanguage } from './language.ts';
import { readMessages } from './read-messages.ts';

/**
 * The messages of a room as Node reads them, in the language of `inLanguage`: a text, or a function of its values. What Vite bundles never
 * comes here: the texts themselves are put where they are used (integration/messages).
 */
export const readRoom = <Room extends object>(room: string): Room =>
  new Proxy({} as Room, {
    get(_, key) {
      const found = readMessages(room, currentLanguage()).get(String(key));
      if (!found) return undefined;
      const { message, language } = found;
      if (message.parameters.size === 0) return evaluateMessage(message, language, {});
      return (values: Values) => evaluateMessage(message, language, values);
    },
  });
