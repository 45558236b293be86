/** What can be wrong with something typed (specification 5). Whoever shows forms has words for each. */
export type ProblemCode =
  | 'required'
  | 'tooShort'
  | 'tooLong'
  | 'notValid'
  | 'choose'
  | 'email'
  | 'phone'
  | 'zip'
  | 'vatNumber'
  | 'vatNumberOfCountry'
  | 'terms'
  | 'contentConsent'
  | 'number'
  | 'notAvailable'
  | 'outOfRange'
  | 'inThePast'
  | 'tooFarAhead'
  | 'closed'
  | 'passwordShort'
  | 'passwordSimple'
  | 'passwordsDiffer'
  | 'passwordWrong'
  | 'emailTaken'
  | 'fileTooLarge'
  | 'filesTooMany'
  | 'notAPicture'
  | 'pictureTooManyPixels';

export interface Problem {
  readonly code: ProblemCode;
  /** What fits, where there was more: characters, days, pieces. */
  readonly most?: number;
  /** What it takes, where there was less. */
  readonly least?: number;
}

export interface FieldProblem<Name extends string = string> extends Problem {
  readonly field: Name;
}

/** What was typed into each field; empty where nothing was. */
export type Values<Name extends string = string> = Readonly<Record<Name, string>>;

/** Values as rules see them: a rule may ask for any field, and a form need not have it. */
export type AllValues = Readonly<Partial<Record<string, string>>>;

/** Attributes of the control that say how to type, not what is right. */
export interface TypingHelp {
  readonly autoComplete?: string;
  readonly autoCapitalize?: string;
  readonly inputMode?: 'text' | 'decimal' | 'numeric' | 'tel' | 'email' | 'url';
  readonly spellCheck?: boolean;
  readonly rows?: number;
  readonly min?: number | string;
  readonly max?: number | string;
  readonly step?: number | string;
}

export interface Field<Label extends string = string> extends TypingHelp {
  /** Of an input; other controls have none. */
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'number' | 'date';
  readonly label: Label;
  readonly hint?: Label;
  readonly isOptional?: boolean | ((values: AllValues) => boolean);
  /** What an empty one is called, if not `required`. */
  readonly missing?: ProblemCode;
  readonly least?: number;
  /** Longer values are refused, not cut off. */
  readonly most: number;
  /** A rule of its own, for something that was typed and is not too long. */
  readonly check?: (text: string, values: AllValues) => Problem | undefined;
  /** A field that is not asked for in this case has no problems. */
  readonly isAsked?: (values: AllValues) => boolean;
  /** Of a field for files. They do not come back with the page: no browser takes them. */
  readonly files?: FileRules;
  /** Never comes back with the page, and keeps the spaces around it. */
  readonly isSecret?: boolean;
}

export interface FileRules {
  readonly most: number;
  /** Of each. */
  readonly mostMegabytes: number;
  /** As browsers call them: `image/png`. */
  readonly types: readonly string[];
}

/** A form is described once: the server reads and checks with it, the browser shows it and checks as it is filled in. */
export interface FormDescription<Name extends string = string, Label extends string = string> {
  /** Tells the forms of a page apart; part of the ids of its fields. */
  readonly name: string;
  readonly fields: Readonly<Record<Name, Field<Label>>>;
}

/** What a form that was refused gets back. */
export interface FormAnswer<Name extends string = string> {
  readonly form: string;
  /** Everything that was typed, secrets excepted. */
  readonly values: Readonly<Partial<Record<Name, string>>>;
  readonly problems: readonly FieldProblem<Name>[];
  /** All was in order and it was refused nevertheless; the reason is a sentence for the visitor, if there is one. */
  readonly failure?: { readonly reason?: string };
}

/** The most of one value that is looked at and given back; every `most` is below it. */
const longestValue = 20_000;

export function fieldNames<Name extends string>(form: FormDescription<Name>): Name[] {
  return Object.keys(form.fields) as Name[];
}

/** What was typed into the fields of the form, without the spaces around it. Anything else that was sent is ignored. */
export function readValues<Name extends string>(form: FormDescription<Name>, sent: FormData): Values<Name> {
  const entries = fieldNames(form).map((name) => {
    const value = sent.get(name);
    const text = typeof value === 'string' ? value.slice(0, longestValue) : '';
    return [name, form.fields[name].isSecret ? text : text.trim()];
  });
  return Object.fromEntries(entries) as Values<Name>;
}

/** The files that were chosen; a field that nobody touched sends one without a name and without content. */
export function filesIn(sent: FormData, name: string): File[] {
  return sent.getAll(name).filter((value) => value instanceof File && value.size > 0) as File[];
}

/** Everything that is wrong, in the order of the form, so that a summary leads from top to bottom. */
export function problemsIn<Name extends string>(
  form: FormDescription<Name>,
  values: Values<Name>,
  sent?: FormData,
): FieldProblem<Name>[] {
  return fieldNames(form).flatMap((name) => {
    const field: Field = form.fields[name];
    const problem =
      field.files && sent
        ? fileProblem(field.files, filesIn(sent, name))
        : problemOf(field, values[name], values);
    return problem ? [{ field: name, ...problem }] : [];
  });
}

const megabyte = 1024 * 1024;

function fileProblem({ most, mostMegabytes, types }: FileRules, files: readonly File[]): Problem | undefined {
  if (files.length > most) return { code: 'filesTooMany', most };
  if (files.some(({ type }) => !types.includes(type))) return { code: 'notAPicture' };
  const isTooLarge = files.some(({ size }) => size > mostMegabytes * megabyte);
  return isTooLarge ? { code: 'fileTooLarge', most: mostMegabytes } : undefined;
}

function problemOf(field: Field, text: string, values: AllValues): Problem | undefined {
  const { least = 0, most, missing = 'required', check, isAsked } = field;
  if (isAsked && !isAsked(values)) return undefined;
  if (text === '') return isOptionalIn(field, values) ? undefined : { code: missing };
  // People count characters, not halves of them.
  const length = [...text].length;
  if (length > most) return { code: 'tooLong', most };
  return check?.(text, values) ?? (length < least ? { code: 'tooShort' } : undefined);
}

export function isOptionalIn({ isOptional = false }: Field, values: AllValues): boolean {
  return typeof isOptional === 'function' ? isOptional(values) : isOptional;
}

/** What may come back with the page. */
export function valuesToReturn<Name extends string>(
  form: FormDescription<Name>,
  values: Values<Name>,
): Readonly<Partial<Record<Name, string>>> {
  const shown = fieldNames(form).filter((name) => !form.fields[name].isSecret);
  return Object.fromEntries(shown.map((name) => [name, values[name]])) as Partial<Record<Name, string>>;
}
