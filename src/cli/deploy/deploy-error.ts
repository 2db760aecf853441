/** A message for the person who deploys. */
export class DeployError extends Error {}

/** The code of a system error: `ENOENT`. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
