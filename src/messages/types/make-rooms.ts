/**
 * Makes the types of messages in `src/messages/rooms`. Every command of a checkout starts it where they are not there or not current
 * (check-rooms.mjs), so that nothing may be imported here that shows messages.
 */
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder, sourceFolder } from '../../package.ts';
import { MessageFault } from '../read-messages.ts';
import { markRooms } from './check-rooms.mjs';
import { describeRoom } from './describe-room.ts';

const folder = join(sourceFolder, 'messages', 'rooms');
try {
  const marks = markRooms(packageFolder);
  mkdirSync(folder, { recursive: true });
  for (const [room, mark] of marks) {
    // Whoever imports the file now, or makes it too, finds it whole.
    const beside = join(folder, '..', `${room}.${process.pid}.new`);
    writeFileSync(beside, describeRoom(room) + mark);
    renameSync(beside, join(folder, `${room}.ts`));
  }
  for (const file of readdirSync(folder))
    if (!marks.has(file.replace(/\.ts$/, ''))) rmSync(join(folder, file), { force: true });
} catch (error) {
  console.error(error instanceof MessageFault ? error.message : error);
  process.exitCode = 1;
}
