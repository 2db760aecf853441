import { findCommand } from '../../../src/api/entry/operator/commands.ts';
import type { OperatorContext } from '../../../src/api/entry/operator/command.ts';
import { expect } from 'vitest';
import type { TestHost } from './host.ts';

/** Commands that may read all products: a payment that is accepted for an order that had expired takes its pieces again, by the catalogue's numbers. */
const OF_ALL_PRODUCTS: readonly string[] = ['payments review', 'payments received'];

/** Runs a command of the operator on the host's database, at the host's time. It must not ask for the products of the catalogue. */
export async function runOperator(
  { host }: TestHost,
  line: string,
  options: Readonly<Record<string, string>> = {},
): Promise<string> {
  const found = findCommand(line.split(' '));
  if (!found) throw new Error(`There is no command "${line}".`);
  let hasReadAll = false;
  const shop = () => ({
    ...host.services.shop(),
    get products() {
      hasReadAll = true;
      return host.services.shop().products;
    },
  });
  const context: OperatorContext = {
    services: { ...host.services, shop, provider: undefined },
    actor: 'operator:test',
  };
  try {
    return await found.command.run(context, { words: found.rest, options });
  } finally {
    if (!OF_ALL_PRODUCTS.includes(found.command.name)) expect([line, hasReadAll]).toEqual([line, false]);
  }
}
