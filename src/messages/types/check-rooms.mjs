// Plain JavaScript without packages: it runs on the machine's own Node (20 or newer).
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What types are made with, below `src/messages`. */
const MAKERS = ['types/describe-room.ts', 'format/compile.ts'];

/**
 * Makes the types of messages in `src/messages/rooms`, which are not in git, where they are missing or were made of other messages. Ends the
 * process with a message if a file of messages is wrong. Takes some milliseconds where nothing has changed.
 *
 * @param {string} root the folder of package.json
 * @param {string} node the path of a Node that runs TypeScript
 */
export function makeRooms(root, node) {
  if (areCurrent(root)) return;
  // A shop's own messages are read below the working folder: there are none here. Standard output is for what the command itself prints.
  const cwd = join(root, 'src', 'messages', 'types');
  const { status } = spawnSync(node, [join(cwd, 'make-rooms.ts')], { cwd, stdio: ['ignore', 2, 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}

/** @param {string} root the folder of package.json */
function areCurrent(root) {
  const marks = markRooms(root);
  const folder = join(root, 'src', 'messages', 'rooms');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  if (files.length !== marks.size) return false;
  return files.every((file) => {
    const mark = marks.get(file.replace(/\.ts$/, ''));
    return mark !== undefined && readFileSync(join(folder, file), 'utf8').endsWith(mark);
  });
}

/**
 * By room of the English messages, such as "cart", the last line of its file of types: a digest of what that is made of.
 *
 * @param {string} root the folder of package.json
 * @returns {Map<string, string>}
 */
export function markRooms(root) {
  const messages = join(root, 'src', 'messages');
  const english = join(messages, 'en');
  if (!existsSync(english)) return new Map();
  const makers = MAKERS.map((file) => readFileSync(join(messages, file), 'utf8')).join('\n');
  return new Map(
    readdirSync(english).map((file) => {
      const digest = createHash('sha1')
        .update(makers)
        .update(readFileSync(join(english, file)));
      return [file.replace(/\.json$/, ''), `// ${digest.digest('base64url')}\n`];
    }),
  );
}
