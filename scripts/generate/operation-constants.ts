import {
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  print,
  stripIgnoredCharacters,
  visit,
} from 'graphql';

/** `export const ProductPageQuery: Operation<…> = { name: 'ProductPage', text: '…' }` for each operation. */
export function renderOperationConstants(document: DocumentNode): string {
  const fragments = new Map(
    document.definitions.filter(isFragment).map((fragment) => [fragment.name.value, fragment]),
  );
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  return operations.map((operation) => renderConstant(operation, fragments)).join('\n');
}

const isFragment = (definition: DefinitionNode): definition is FragmentDefinitionNode =>
  definition.kind === Kind.FRAGMENT_DEFINITION;

function renderConstant(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): string {
  const name = operation.name?.value ?? '';
  const fullName = `${name}${operation.operation.replace(/^./, (letter) => letter.toUpperCase())}`;
  const used = [operation, ...fragmentsUsedBy(operation, fragments)];
  const text = stripIgnoredCharacters(used.map((definition) => print(definition)).join('\n'));
  return `export const ${fullName}: Operation<${fullName}Result, ${fullName}Variables> = {
  name: '${name}',
  text: ${JSON.stringify(text)},
};
`;
}

function fragmentsUsedBy(
  definition: DefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  found = new Set<FragmentDefinitionNode>(),
): Set<FragmentDefinitionNode> {
  visit(definition, {
    FragmentSpread(spread) {
      const fragment = fragments.get(spread.name.value);
      if (!fragment || found.has(fragment)) return;
      found.add(fragment);
      fragmentsUsedBy(fragment, fragments, found);
    },
  });
  return found;
}
