import { sep } from 'node:path';
import type { Plugin } from 'vite';
import { forgetMessages, messageFolders, readMessages } from '../../messages/read-messages.ts';
import { inlineMessages, mayHaveMessages } from './inline-messages.ts';

/**
 * Puts the messages of a language where code uses them, so that a page gets those alone that it can show. The development server does so in
 * scripts alone: pages of all languages are rendered with the same templates, which read messages (`inLanguage`).
 */
export const messagesPlugin = (language: string): Plugin => ({
  name: 'haat-messages',
  enforce: 'post',
  // A file that is new, as a shop's first one, is in no module that could be watched for it.
  configureServer({ environments, watcher }) {
    const folders = messageFolders().map((folder) => folder + sep);
    watcher.add(folders);
    watcher.on('all', (_event, file) => {
      if (!file.endsWith('.json') || !folders.some((folder) => file.startsWith(folder))) return;
      forgetMessages();
      for (const { hot, moduleGraph } of Object.values(environments)) {
        moduleGraph.invalidateAll();
        hot.send({ type: 'full-reload' });
      }
    });
  },
  transform(code, id) {
    const { mode, name } = this.environment;
    if (!mayHaveMessages(code) || (mode === 'dev' && name !== 'client')) return undefined;
    try {
      return {
        code: inlineMessages(code, this.parse(code) as never, language, (room) => readMessages(room, language)),
        map: null,
      };
    } catch (error) {
      return this.error(`${id}: ${(error as Error).message}`);
    }
  },
});
