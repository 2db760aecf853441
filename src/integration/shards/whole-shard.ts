import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { faultOf, ShardFaults } from './shard-faults.ts';
import { digestOf, type ShardNote } from './shard-note.ts';

/** A shard that was written completely. */
export class WholeShard {
  readonly folder: string;
  readonly note: ShardNote;

  constructor(folder: string, note: ShardNote) {
    this.folder = folder;
    this.note = note;
  }

  /** Reads a file of the shard. @throws ShardFaults when it is missing or differs from what was written */
  async read(file: string): Promise<Buffer> {
    const content = await readFile(join(this.folder, file)).catch(() => undefined);
    if (content && digestOf(content) === this.note.files[file]) return content;
    throw new ShardFaults([
      faultOf(this.note, `is damaged, as ${file} ${content ? 'is not as it was written' : 'is missing'}`),
    ]);
  }
}
