import { commandLine } from '../../command-line.ts';
import type { Shard } from '../render/shard.ts';
import { countOf } from '../../core/text/figures.ts';

/** Shards that can't be merged. */
export class ShardFaults extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The shards can't be merged: ${countOf(faults.length, 'fault')}.\n  ${faults.slice(0, 50).join('\n  ')}`);
    this.name = 'ShardFaults';
    this.faults = faults;
  }
}

/** One line of `ShardFaults`, with the command that makes the shard again. */
export const faultOf = ({ number, count }: Shard, what: string): string =>
  `shard ${number} of ${count} ${what}: ${commandLine('build', `--shard ${number}/${count}`)}`;
