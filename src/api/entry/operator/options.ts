const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** The options of the operator's commands, for `parseArgs` of `node:util`. A name has the same meaning in all commands. */
export const OPTIONS = {
  ...{ account: text, actor: text, amount: text, as: text, bank: text, courier: text, email: text, file: text },
  ...{
    from: text,
    gstin: text,
    keep: text,
    language: text,
    month: text,
    most: text,
    phone: text,
    pickup: text,
    reason: text,
    reference: text,
  },
  ...{ role: text, search: text, seller: text, shipment: text, status: text, subject: text, text, to: text },
  ...{ tracking: text, utr: text, version: text },
  ...{ 'account-right': flag, again: flag, help: flag, json: flag, replace: flag, run: flag, stuck: flag },
  'with-account': flag,
} as const;
