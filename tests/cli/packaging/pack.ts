import { execFileSync } from 'node:child_process';

/** The machine's npm, as a merchant has it. */
const npm = (words: readonly string[], cwd: string): string =>
  execFileSync('npm', [...words, '--loglevel=error'], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/** What npm says of a package that it has packed or would pack. */
export interface PackedFiles {
  readonly filename: string;
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

/** Packs a folder into `to`, or only lists what would be packed. `prepack` does not run. */
export function pack(folder: string, to?: string): PackedFiles {
  const where = to === undefined ? ['--dry-run'] : ['--pack-destination', to];
  const [packed] = JSON.parse(npm(['pack', '--json', '--ignore-scripts', ...where], folder)) as PackedFiles[];
  if (!packed) throw new Error('npm has packed nothing.');
  return packed;
}
