import type { PersonalData } from '../privacy/personal-data.ts';
import { given, impersonal, none, ruleFor } from '../privacy/rules.ts';

const BOOKS = 'books of account, eight financial years';

/** What the host keeps about people in the audit trail. */
export const auditData: PersonalData = {
  tables: {
    // Entries name rows by ids and numbers and repeat nothing that a person wrote or is called (audit.ts).
    audit: ruleFor<'audit'>()({
      words: 'entry of the audit trail',
      found: [],
      onRequest: { does: 'nothing', why: `${BOOKS}; it has numbers and ids, no names` },
      columns: { ...none('id', 'at', 'action', 'subject', 'details'), actor: given('name of an operator', 'age', '') },
    }),
    audit_release: impersonal('before'),
  },
};
