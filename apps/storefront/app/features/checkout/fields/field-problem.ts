/** What can be wrong with something typed (specification 5). */
export type ProblemCode =
  | 'required'
  | 'tooShort'
  | 'tooLong'
  | 'email'
  | 'zip'
  | 'phone'
  | 'vatNumber'
  | 'notValid'
  | 'choose'
  | 'terms';

export interface FieldProblem<Field extends string = string> {
  readonly field: Field;
  readonly code: ProblemCode;
  /** How many characters fit, where there were more. */
  readonly most?: number;
}

export type Values<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** What was typed, without the spaces around it. */
export function readValues<Field extends string>(form: FormData, fields: readonly Field[]): Values<Field> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = form.get(field);
      return typeof value === 'string' ? [[field, value.trim()]] : [];
    }),
  ) as Values<Field>;
}
