import './disk-errors.ts';
import { type ParseArgsConfig, parseArgs } from 'node:util';

const HELP = { help: { type: 'boolean' } } as const;

/**
 * Reads the words after a command (`parseArgs` of node:util). For `--help` it prints `usage`, for an unknown option also what is wrong, and ends the
 * process.
 */
export function readOptions<const T extends ParseArgsConfig>(usage: string, config: T) {
  try {
    const { values } = parseArgs({ ...config, options: { ...config.options, ...HELP } });
    if (!('help' in values)) return parseArgs(config);
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    process.exit(1);
  }
  console.log(usage);
  process.exit();
}
