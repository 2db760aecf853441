import { relative, resolve } from 'node:path';
import { readJsonFile } from '../../catalog/source/json-file.ts';
import { type Problem, ProblemList } from '../../catalog/problems/problems.ts';
import { checkOwnMessages, MessageFault } from '../../messages/read-messages.ts';

/** The name of the shop's folder of messages. */
export const OWN_MESSAGES = 'messages';

/** The first file of the shop's own messages that can't be used, with the position of what is wrong. */
export function findMessageProblems(): readonly Problem[] {
  const problems = new ProblemList();
  try {
    checkOwnMessages();
  } catch (error) {
    const reason = error instanceof MessageFault ? error.reason : (error as Error).message;
    const details = { code: 'message-wrong', found: reason, expected: 'messages as the English ones are' } as const;
    const path = error instanceof MessageFault ? relative(resolve(OWN_MESSAGES), error.file).replaceAll('\\', '/') : '';
    // A fault of the package's own messages, or of the name of a folder.
    if (!(error instanceof MessageFault) || path.startsWith('..')) problems.addFile(OWN_MESSAGES, details);
    else {
      const source = readJsonFile(resolve(OWN_MESSAGES), OWN_MESSAGES, path, problems);
      if (problems.errorCount > 0) return problems.problems;
      if (error.key === undefined) problems.addFile(source.file, details);
      else problems.addKey(source, [], error.key, details);
    }
  }
  return problems.problems;
}
