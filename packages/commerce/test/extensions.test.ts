import { readFileSync } from 'node:fs';
import { buildSchema, isInterfaceType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { readPublishedSchema } from '../src/index.ts';

const isExtension = ({ description }: { description?: string | null | undefined }) =>
  description?.startsWith('Extension of this shop') ?? false;

/** Fields and arguments that Magento does not have, by what the schema says of them. */
function extensionNames(): string[] {
  const types = Object.values(buildSchema(readPublishedSchema()).getTypeMap()).filter(
    (type) => isObjectType(type) || isInterfaceType(type),
  );
  return types.flatMap((type) => {
    const fields = Object.values(type.getFields()).filter((field) => isExtension(type) || isExtension(field));
    return [
      ...(isExtension(type) ? [type.name] : []),
      ...fields.flatMap(({ name, args }) => [name, ...args.map((argument) => argument.name)]),
    ];
  });
}

test('every field, argument and type of our own is described in docs/api/extensions.md', () => {
  const text = readFileSync(new URL('../../../docs/api/extensions.md', import.meta.url), 'utf8');
  const names = extensionNames();
  expect(names).toContain('colour_siblings');
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});
