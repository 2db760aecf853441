import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { plainFields, productInput } from '../../../src/catalog/schema/product.ts';
import { loadProduct, product } from '../shop-in-a-folder.ts';

const HEAD = `# Every field of a product

Made from \`src/catalog/schema/product.ts\`, which says the same in your editor and in the forms of \`npm run dev\`. [The manual](README.md#fields-of-a-product)
says what they do together. Needed are those that say so.
`;

const fields = Object.entries<z.ZodType>(productInput.shape).filter(([name]) => !name.startsWith('$'));

function describeField([name, field]: readonly [string, z.ZodType]): string {
  const { title = '', description = '', examples } = field.meta() ?? {};
  const [example] = (examples ?? []) as readonly unknown[];
  const isNeeded = !field.safeParse(undefined).success;
  const shown = example === undefined ? '' : ` Example: \`${JSON.stringify(example)}\`.`;
  return `- \`${name}\`: **${title}.** ${isNeeded ? 'Needed. ' : ''}${description}${shown}`;
}

// After a change of the schema, `npx vitest run -c tests/vitest.config.ts -u tests/catalog/schema` writes the page again.
test('the manual has a line for every field of a product, made from its schema', async () => {
  expect(fields.filter(([, field]) => !field.meta()?.description).map(([name]) => name)).toEqual([]);
  await expect(`${[HEAD, ...fields.map(describeField)].join('\n')}\n`).toMatchFileSnapshot(
    join(import.meta.dirname, '../../../catalog/README-product-fields.md'),
  );
});

test('a product has every field that nothing else is made of, as its file says it', async () => {
  const input = product({
    colour: 'Indigo',
    leadTimeDays: 5,
    seo: { title: 'A tea' },
    measurementsOf: 'body',
    stock: 3,
  });
  const plain = plainFields(productInput.parse(input));
  expect(Object.keys(plain)).toContain('leadTimeDays');
  expect(loadProduct(input)).toMatchObject(plain);
});
