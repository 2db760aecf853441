import type { Plugin } from 'vite';
import { messageFiles, readMessages } from '../../messages/read-messages.ts';
import { inlineMessages, mayHaveMessages } from './inline-messages.ts';

/** Puts the messages of a language where code uses them, so that a page gets those alone that it can show. */
export const messagesPlugin = (language: string): Plugin => ({
  name: 'haat-messages',
  enforce: 'post',
  transform(code, id) {
    if (!mayHaveMessages(code)) return undefined;
    try {
      const result = inlineMessages(code, this.parse(code) as never, (room) => readMessages(room, language));
      for (const room of result.rooms) for (const file of messageFiles(room, language)) this.addWatchFile(file);
      return { code: result.code, map: null };
    } catch (error) {
      return this.error(`${id}: ${(error as Error).message}`);
    }
  },
});
