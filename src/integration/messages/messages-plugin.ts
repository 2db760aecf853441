import type { Plugin } from 'vite';
import { forgetMessages, messageFolders, readMessages } from '../../messages/read-messages.ts';
import { watchTree } from '../files/watch-tree.ts';
import { inlineMessages, mayHaveMessages } from './inline-messages.ts';

/**
 * Inlines the messages of one language where code uses them, so that a page gets only those that it can show. The development server does this only
 * in scripts: it renders pages of all languages with the same templates, which read messages (`inLanguage`).
 */
export function messagesPlugin(language: string): Plugin {
  let ends: (() => void)[] = [];
  return {
    name: 'haat-messages',
    enforce: 'post',
    configureServer({ environments }) {
      const forget = () => {
        forgetMessages();
        for (const { hot, moduleGraph } of Object.values(environments)) {
          moduleGraph.invalidateAll();
          hot.send({ type: 'full-reload' });
        }
      };
      // No module can watch for a new file, such as the shop's first one.
      ends = messageFolders().map((folder) => watchTree(folder, forget));
    },
    // The development server was closed.
    buildEnd() {
      for (const end of ends.splice(0)) end();
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
  };
}
