import { isObject } from '../documents/document.ts';
import type { Description, FieldDescriptions, Format, Look } from './description.ts';

/** What is wrong with a value, and where: `sections[2].title`, "must be a text"; a form has words of its own for the code. */
export interface Problem {
  readonly path: string;
  readonly code: string;
  readonly details: Readonly<Record<string, string | number>>;
  /** In English, after the path. */
  readonly text: string;
}

/** The description of a value, from which its type, its checks and the fields of a form follow. */
export interface Shape<Value> {
  problems(value: unknown, path: string): Problem[];
  readonly isOptional: boolean;
  readonly description: Description;
  /** Never there; it carries the type. */
  readonly ofType?: Value;
}

export interface OptionalShape<Value> extends Shape<Value> {
  readonly isOptional: true;
}

export type ValueOf<AnyShape> = AnyShape extends Shape<infer Value> ? Value : never;

type Fields = Readonly<Record<string, Shape<unknown>>>;
type OptionalNames<F extends Fields> = {
  [Name in keyof F]: F[Name] extends OptionalShape<unknown> ? Name : never;
}[keyof F];

export type FieldValues<F extends Fields> = {
  readonly [Name in Exclude<keyof F, OptionalNames<F>>]: ValueOf<F[Name]>;
} & { readonly [Name in OptionalNames<F>]?: ValueOf<F[Name]> };

function shape<Value>(description: Description, problems: Shape<Value>['problems']): Shape<Value> {
  return { description, problems, isOptional: false };
}

function test<Value>(
  description: Description,
  is: (value: unknown) => boolean,
  expectation: string,
): Shape<Value> {
  const { kind, ...facts } = description;
  const code = 'format' in facts && facts.format ? facts.format : kind;
  const details = Object.fromEntries(
    Object.entries(facts).filter(([, fact]) => typeof fact === 'number'),
  ) as Readonly<Record<string, number>>;
  return shape(description, (value, path) =>
    is(value) ? [] : [{ path, code, details, text: `must be ${expectation}` }],
  );
}

export const problem = (path: string, code: string, text: string, details = {}): Problem => ({
  path,
  code,
  details,
  text,
});

const longestText = 200;
const longestTextBody = 50_000;

/** One line. */
export const text: Shape<string> = test(
  { kind: 'line', most: longestText },
  (value) => isText(value) && value.length <= longestText && !value.includes('\n'),
  `one line of 1 to ${longestText} characters`,
);
export const longText: Shape<string> = test(
  { kind: 'text', most: longestTextBody },
  (value) => isText(value) && value.length <= longestTextBody,
  `a text of 1 to ${longestTextBody} characters`,
);
export const flag: Shape<boolean> = test(
  { kind: 'flag' },
  (value) => typeof value === 'boolean',
  'true or false',
);

/** The format is what a form calls it, when it has a field or words of its own for it. */
export function matching(pattern: RegExp, expectation: string, format: Format): Shape<string> {
  return test(
    { kind: 'line', most: longestText, format },
    (value) => typeof value === 'string' && pattern.test(value),
    expectation,
  );
}

export function number(least: number, most: number): Shape<number> {
  return test(
    { kind: 'number', least, most, isWhole: false },
    (value) => typeof value === 'number' && value >= least && value <= most,
    `a number from ${least} to ${most}`,
  );
}

export function integer(least: number, most: number): Shape<number> {
  return test(
    { kind: 'number', least, most, isWhole: true },
    (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
    `a whole number from ${least} to ${most}`,
  );
}

export function oneOf<const Value extends string | number>(values: readonly Value[]): Shape<Value> {
  return test(
    { kind: 'choice', options: values },
    (value) => values.includes(value as Value),
    `one of ${values.join(', ')}`,
  );
}

export function list<Item>(item: Shape<Item>, least = 0): Shape<readonly Item[]> {
  return shape({ kind: 'list', item: item.description, least }, (value, path) => {
    if (!Array.isArray(value)) return [problem(path, 'list', 'must be a list')];
    if (value.length < least) return [problem(path, 'too-few', `must have at least ${least}`, { least })];
    return value.flatMap((one, index) => item.problems(one, `${path}[${index}]`));
  });
}

export function optional<Value>({ problems, description }: Shape<Value>): OptionalShape<Value> {
  return { problems, description, isOptional: true };
}

interface ItemFields {
  readonly _key?: string;
  readonly _type?: string;
}

/** An object with these fields and no others; `_key` tells the items of a list apart. */
export function object<const F extends Fields>(fields: F): Shape<ItemFields & FieldValues<F>> {
  return shape({ kind: 'object', fields: describeFields(fields) }, (value, path) =>
    isObject(value) ? fieldProblems(value, path, fields) : [problem(path, 'object', 'must be an object')],
  );
}

export function describeFields(fields: Fields): FieldDescriptions {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { description, isOptional }]) => [
      name,
      { ...description, ...(isOptional && { isOptional }) },
    ]),
  );
}

export function fieldProblems(
  value: Readonly<Record<string, unknown>>,
  path: string,
  fields: Fields,
  alsoAllowed: readonly string[] = ['_key', '_type'],
): Problem[] {
  const at = (name: string) => (path ? `${path}.${name}` : name);
  const unknown = Object.keys(value).filter(
    (name) => !Object.hasOwn(fields, name) && !alsoAllowed.includes(name),
  );
  return [
    ...unknown.map((name) => problem(at(name), 'unknown-field', 'is not a field')),
    ...Object.entries(fields).flatMap(([name, field]) => {
      if (value[name] === undefined)
        return field.isOptional ? [] : [problem(at(name), 'missing', 'is missing')];
      return field.problems(value[name], at(name));
    }),
  ];
}

type Variants = Readonly<Record<string, Fields>>;
type VariantValue<V extends Variants> = {
  [Name in keyof V & string]: { readonly _type: Name; readonly _key?: string } & FieldValues<V[Name]>;
}[keyof V & string];

/** An object of one of several types, told apart by `_type`. */
export function variant<const V extends Variants>(variants: V): Shape<VariantValue<V>> {
  const described = Object.fromEntries(
    Object.entries(variants).map(([name, fields]) => [name, describeFields(fields)]),
  );
  return shape({ kind: 'variant', variants: described }, (value, path) => {
    const type = isObject(value) ? value._type : undefined;
    const fields = typeof type === 'string' && Object.hasOwn(variants, type) ? variants[type] : undefined;
    if (!isObject(value) || !fields) {
      return [problem(path, 'unknown-kind', `must have a "_type" of ${Object.keys(variants).join(', ')}`)];
    }
    return fieldProblems(value, path, fields);
  });
}

/** The shape must hold, and this as well. */
export function also<Value>(
  inner: Shape<Value>,
  find: (value: Value) => string | undefined,
  code: string,
): Shape<Value> {
  return shape(inner.description, (value, path) => {
    const problems = inner.problems(value, path);
    if (problems.length > 0) return problems;
    const found = find(value as Value);
    return found ? [problem(path, code, found)] : [];
  });
}

/** The same shape, for which forms have a field of its own. */
export function shownAs<Value>(as: Look, inner: Shape<Value>, to?: string): Shape<Value> {
  return {
    ...inner,
    description: { ...inner.description, as, ...(to !== undefined && { to }) } as Description,
  };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
