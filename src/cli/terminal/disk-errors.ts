/**
 * Explains errors of the disk in words, for every command: `read-options.ts` imports this, as do commands without options. Other errors are printed
 * with their stack.
 */
import { describeDiskError } from '../../integration/files/describe-disk-error.ts';

const AGAIN = 'Then run the same command again. A site that was published before is as it was.';

process.on('uncaughtException', (error) => {
  const refusal = describeDiskError(error);
  console.error(refusal === undefined ? error : `\n${refusal} ${AGAIN}`);
  process.exit(1);
});
