import { isObject } from '../documents/document.ts';

/** What is wrong with a value, and where: `sections[2].title: must be a text`. */
export type Problem = string;

/** The description of a value, from which both its type and its checks follow. */
export interface Shape<Value> {
  problems(value: unknown, path: string): Problem[];
  readonly isOptional: boolean;
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

function shape<Value>(problems: Shape<Value>['problems']): Shape<Value> {
  return { problems, isOptional: false };
}

function test<Value>(is: (value: unknown) => boolean, expectation: string): Shape<Value> {
  return shape((value, path) => (is(value) ? [] : [`${path}: must be ${expectation}`]));
}

const longestText = 200;
const longestTextBody = 50_000;

/** One line. */
export const text: Shape<string> = test(
  (value) => isText(value) && value.length <= longestText && !value.includes('\n'),
  `one line of 1 to ${longestText} characters`,
);
export const longText: Shape<string> = test(
  (value) => isText(value) && value.length <= longestTextBody,
  `a text of 1 to ${longestTextBody} characters`,
);
export const flag: Shape<boolean> = test((value) => typeof value === 'boolean', 'true or false');

export function matching(pattern: RegExp, expectation: string): Shape<string> {
  return test((value) => typeof value === 'string' && pattern.test(value), expectation);
}

export function number(least: number, most: number): Shape<number> {
  return test(
    (value) => typeof value === 'number' && value >= least && value <= most,
    `a number from ${least} to ${most}`,
  );
}

export function integer(least: number, most: number): Shape<number> {
  return test(
    (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
    `a whole number from ${least} to ${most}`,
  );
}

export function oneOf<const Value extends string | number>(values: readonly Value[]): Shape<Value> {
  return test((value) => values.includes(value as Value), `one of ${values.join(', ')}`);
}

export function list<Item>(item: Shape<Item>, least = 0): Shape<readonly Item[]> {
  return shape((value, path) => {
    if (!Array.isArray(value)) return [`${path}: must be a list`];
    if (value.length < least) return [`${path}: must have at least ${least}`];
    return value.flatMap((one, index) => item.problems(one, `${path}[${index}]`));
  });
}

export function optional<Value>({ problems }: Shape<Value>): OptionalShape<Value> {
  return { problems, isOptional: true };
}

interface ItemFields {
  readonly _key?: string;
  readonly _type?: string;
}

/** An object with these fields and no others; `_key` tells the items of a list apart. */
export function object<const F extends Fields>(fields: F): Shape<ItemFields & FieldValues<F>> {
  return shape((value, path) =>
    isObject(value) ? fieldProblems(value, path, fields) : [`${path}: must be an object`],
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
    ...unknown.map((name) => `${at(name)}: is not a field`),
    ...Object.entries(fields).flatMap(([name, field]) => {
      if (value[name] === undefined) return field.isOptional ? [] : [`${at(name)}: is missing`];
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
  return shape((value, path) => {
    const type = isObject(value) ? value._type : undefined;
    const fields = typeof type === 'string' && Object.hasOwn(variants, type) ? variants[type] : undefined;
    if (!isObject(value) || !fields) {
      return [`${path}: must have a "_type" of ${Object.keys(variants).join(', ')}`];
    }
    return fieldProblems(value, path, fields);
  });
}

/** The shape must hold, and this as well. */
export function also<Value>(inner: Shape<Value>, find: (value: Value) => string | undefined): Shape<Value> {
  return shape((value, path) => {
    const problems = inner.problems(value, path);
    if (problems.length > 0) return problems;
    const problem = find(value as Value);
    return problem ? [`${path}: ${problem}`] : [];
  });
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
