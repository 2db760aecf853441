/**
 * Says in words what a disk refuses, for every command: `read-options.ts` imports this, and what reads no options. Another error is printed with
 * its stack.
 */
import { describeDiskError } from '../../integration/files/describe-disk-error.ts';

const AGAIN = 'Then run the same command again. A site that was published before is as it was.';

process.on('uncaughtException', (error) => {
  const refusal = describeDiskError(error);
  console.error(refusal === undefined ? error : `\n${refusal} ${AGAIN}`);
  process.exit(1);
});
