import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { seededChoice } from './seeded-choice.ts';

export interface AnyDocument {
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const deepest = 4;

/**
 * A question that the schema allows, most of the time: fields under aliases, asked for twice, in fragments of all kinds, switched on
 * and off by constants and by variables, with arguments written out, given by variables, or left out.
 */
export function anyDocument(schema: GraphQLSchema, seed: number): AnyDocument {
  const choose = seededChoice(`document ${seed}`);
  const oneOf = <Item>(items: readonly Item[]): Item => items[choose(items.length)] as Item;
  const declared: string[] = [];
  const variables: Record<string, unknown> = {};
  const fragments: string[] = [];

  function declare(type: string, value: unknown, standard = ''): string {
    const name = `v${declared.length}`;
    declared.push(`$${name}: ${type}${standard}`);
    if (value !== undefined) variables[name] = value;
    return `$${name}`;
  }

  function switchText(): string {
    if (choose(6) > 0) return '';
    const word = oneOf(['skip', 'include']);
    const mayDeclare = declared.filter((text) => text.includes('Boolean')).length < 3;
    const condition =
      mayDeclare && choose(2) === 0 ? declare('Boolean!', choose(2) === 0) : oneOf(['true', 'false']);
    return ` @${word}(if: ${condition})`;
  }

  function literal(type: GraphQLInputType): string {
    if (isNonNullType(type)) return literal(type.ofType);
    if (isListType(type))
      return `[${Array.from({ length: choose(3) }, () => literal(type.ofType)).join(', ')}]`;
    if (isEnumType(type)) return oneOf(type.getValues()).name;
    if (isInputObjectType(type)) {
      const given = Object.values(type.getFields()).filter(
        (field) => isNonNullType(field.type) || choose(2) === 0,
      );
      return `{ ${given.map((field) => `${field.name}: ${literal(field.type)}`).join(', ')} }`;
    }
    if (type.name === 'Int') return String(choose(9));
    if (type.name === 'Float') return `${choose(9)}.5`;
    if (type.name === 'Boolean') return oneOf(['true', 'false']);
    return JSON.stringify(`t${choose(3)}`);
  }

  /** Only types whose values are written in JSON as in a document. */
  function givenByVariable(type: GraphQLInputType): string | undefined {
    const named = getNamedType(type);
    if (!isLeafType(named) || isEnumType(named)) return undefined;
    const value: unknown = choose(6) === 0 ? undefined : JSON.parse(literal(type));
    return isNonNullType(type)
      ? declare(String(type), value ?? JSON.parse(literal(type)))
      : declare(String(type), value);
  }

  function argumentsText(field: GraphQLField<unknown, unknown>): string {
    const given = field.args.flatMap((argument) => {
      if (!isNonNullType(argument.type) && choose(2) === 0) return [];
      if (!isNonNullType(argument.type) && choose(8) === 0) return [`${argument.name}: null`];
      const text = (choose(3) === 0 && givenByVariable(argument.type)) || literal(argument.type);
      return [`${argument.name}: ${text}`];
    });
    return given.length ? `(${given.join(', ')})` : '';
  }

  function fieldText(type: GraphQLNamedOutputType, depth: number): string {
    if (choose(8) === 0 || !('getFields' in type)) return `__typename${switchText()}`;
    const fields = Object.values(type.getFields());
    const leaves = fields.filter((field) => isLeafType(getNamedType(field.type)));
    const field = oneOf(depth >= deepest && leaves.length > 0 ? leaves : fields) as GraphQLField<
      unknown,
      unknown
    >;
    const named = getNamedType(field.type);
    const alias = choose(5) === 0 ? `a${choose(4)}: ` : '';
    const selections = isLeafType(named) ? '' : ` ${selectionText(named, depth + 1)}`;
    return `${alias}${field.name}${argumentsText(field)}${switchText()}${selections}`;
  }

  function conditionFor(type: GraphQLNamedOutputType): GraphQLNamedOutputType {
    if (isAbstractType(type)) return oneOf([type, ...schema.getPossibleTypes(type)]);
    return isObjectType(type) ? oneOf([type, type, ...type.getInterfaces()]) : type;
  }

  function selectionText(type: GraphQLNamedOutputType, depth: number): string {
    const parts = Array.from({ length: 1 + choose(4) }, () => {
      if (depth > deepest) return '__typename';
      const kind = choose(8);
      const condition = conditionFor(type);
      if (kind === 0) return `... on ${condition.name}${switchText()} ${selectionText(condition, depth + 1)}`;
      if (kind === 1) return `...${switchText()} ${selectionText(type, depth + 1)}`;
      if (kind === 2) {
        const name = `F${fragments.length}`;
        fragments.push('');
        fragments[Number(name.slice(1))] =
          `fragment ${name} on ${condition.name} ${selectionText(condition, depth + 1)}`;
        return `...${name}${switchText()} ...${name}`;
      }
      return fieldText(type, depth);
    });
    return `{ ${parts.join(' ')} }`;
  }

  const isMutation = choose(8) === 0;
  const root = isMutation ? schema.getMutationType() : schema.getQueryType();
  if (!root) throw new Error('The schema has no roots');
  const selections = isMutation ? `{ ${fieldText(root, 0)} }` : selectionText(root, 0);
  const head = declared.length ? `(${declared.join(', ')})` : '';
  return {
    text: `${isMutation ? 'mutation' : 'query'} Any${head} ${selections} ${fragments.join(' ')}`,
    variables,
  };
}
