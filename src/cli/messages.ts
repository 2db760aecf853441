/** `npm run messages`: writes the types of messages again, after a change of src/messages/en. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from '../command-line.ts';
import { describeRoom } from '../messages/describe-room.ts';
import { listRooms } from '../messages/read-messages.ts';
import { sourceFolder } from '../package.ts';
import { readOptions } from './terminal/read-options.ts';

readOptions(`${commandLine('messages')}    writes the types of messages again, after a change of src/messages/en`, {});
for (const room of listRooms()) writeFileSync(join(sourceFolder, 'messages/rooms', `${room}.ts`), describeRoom(room));
