import { relative, resolve } from 'node:path';
import { readJsonFile } from '../../catalog/source/json-file.ts';
import { type Problem, ProblemList } from '../../catalog/problems/problems.ts';
import { listOwnFaults, MessageFault } from '../../messages/read-messages.ts';

/** The name of the shop's folder of messages. */
export const OWN_MESSAGES = 'messages';

/** The first fault, with its position, in each file of the shop's own messages that can't be used. */
export function findMessageProblems(): readonly Problem[] {
  const problems = new ProblemList();
  for (const fault of listOwnFaults()) addFault(problems, fault);
  return problems.problems;
}

function addFault(problems: ProblemList, fault: Error): void {
  const reason = fault instanceof MessageFault ? fault.reason : fault.message;
  const details = { code: 'message-wrong', found: reason, expected: 'messages as the English ones are' } as const;
  const path = fault instanceof MessageFault ? relative(resolve(OWN_MESSAGES), fault.file).replaceAll('\\', '/') : '';
  // A fault of the package's own messages, or of a folder's name.
  if (!(fault instanceof MessageFault) || path.startsWith('..')) {
    problems.addFile(OWN_MESSAGES, details);
    return;
  }
  const before = problems.errorCount;
  const source = readJsonFile(resolve(OWN_MESSAGES), OWN_MESSAGES, path, problems);
  // The file is not JSON, which the other problem already says.
  if (problems.errorCount > before) return;
  if (fault.key === undefined) problems.addFile(source.file, details);
  else problems.addKey(source, [], fault.key, details);
}
