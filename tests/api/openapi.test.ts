import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { startHost } from './support/host.ts';

test('the contract is a valid OpenAPI 3.1 file', async () => {
  const { client } = await startHost();
  expect(client.contract.file.openapi).toBe('3.1.0');
  const { valid, errors } = await new Validator().validate({ ...client.contract.file });
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});

test('the contract has every route of the host, and names each operation once', async () => {
  const { client, host } = await startHost();
  const operations = Object.entries(client.contract.file.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({ path: `${method} ${path}`, operationId })),
  );
  expect(operations.map(({ path }) => path).sort()).toEqual(
    host.routes.map(({ method, path }) => `${method} ${path}`).sort(),
  );
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
});
