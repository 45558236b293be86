import type { AllValues, Field, Problem } from './form.ts';

/** What a form says about a field; its kind says the rest. */
export type FieldWish<Label extends string> = Partial<Field<Label>> & { readonly label: Label };

/** One line. Markup has no place in it. */
export function text<Label extends string>(wish: FieldWish<Label>): Field<Label> {
  return { type: 'text', most: 128, check: markupProblem, ...wish };
}

function markupProblem(typed: string): Problem | undefined {
  return /[<>]/.test(typed) ? { code: 'notValid' } : undefined;
}

/** Decision D5: names of people have two characters at least. */
export function personName<Label extends string>(wish: FieldWish<Label>): Field<Label> {
  return text({ least: 2, most: 64, ...wish });
}

export function companyName<Label extends string>(wish: FieldWish<Label>): Field<Label> {
  return text({ least: 2, autoComplete: 'organization', ...wish });
}

/** Several lines. */
export function lines<Label extends string>(wish: FieldWish<Label>): Field<Label> {
  return { most: 5_000, rows: 5, ...wish };
}

const plausibleEmail = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]{2,}$/;

export function email<Label extends string>(wish: FieldWish<Label>): Field<Label> {
  return {
    type: 'email',
    most: 254,
    autoComplete: 'email',
    check: (typed) => (plausibleEmail.test(typed) ? undefined : { code: 'email' }),
    ...wish,
  };
}

const plausiblePhone = /^\+?[\d\s()./-]+$/;
const leastDigits = 8;

export function phone<Label extends string>(wish: FieldWish<Label>): Field<Label> {
  return { type: 'tel', most: 24, autoComplete: 'tel', check: phoneProblem, ...wish };
}

function phoneProblem(typed: string): Problem | undefined {
  if (!plausiblePhone.test(typed)) return { code: 'phone' };
  return typed.replace(/\D/g, '').length < leastDigits ? { code: 'tooShort' } : undefined;
}

/** As it was typed, spaces included, and never shown again. */
export function password<Label extends string>(wish: FieldWish<Label>): Field<Label> {
  return { type: 'password', most: 256, autoComplete: 'current-password', isSecret: true, ...wish };
}

/** What the shop asks of a new password; how many of lower case, upper case, digits and the rest it has to hold. */
export interface PasswordRules {
  readonly least: number;
  readonly kinds: number;
}

const kindsOfCharacters = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u];
/** Specification 5, whatever else the shop asks. */
const inEveryPassword = [/\p{L}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u];

export function newPassword<Label extends string>(
  { least, kinds }: PasswordRules,
  wish: FieldWish<Label>,
): Field<Label> {
  return password({
    autoComplete: 'new-password',
    check(typed) {
      if ([...typed].length < least) return { code: 'passwordShort', least };
      const found = kindsOfCharacters.filter((kind) => kind.test(typed)).length;
      const isVaried = found >= kinds && inEveryPassword.every((kind) => kind.test(typed));
      return isVaried ? undefined : { code: 'passwordSimple' };
    },
    ...wish,
  });
}

/** A new password once more, because nobody sees what they type. */
export function repeatedPassword<Label extends string>(of: string, wish: FieldWish<Label>): Field<Label> {
  return password({
    autoComplete: 'new-password',
    check: (typed, values) => (typed === values[of] ? undefined : { code: 'passwordsDiffer' }),
    ...wish,
  });
}

export function website<Label extends string>(wish: FieldWish<Label>): Field<Label> {
  return { type: 'url', most: 200, autoComplete: 'url', check: websiteProblem, ...wish };
}

/** Most people leave out the protocol. */
function websiteProblem(typed: string): Problem | undefined {
  const address = /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isSite = url !== undefined && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
  return isSite ? undefined : { code: 'notValid' };
}

export interface NumberWish<Label extends string> extends FieldWish<Label> {
  readonly min: number;
  readonly max: number;
}

export function wholeNumber<Label extends string>(wish: NumberWish<Label>): Field<Label> {
  const { min, max } = wish;
  const isInRange = (typed: string) =>
    /^\d{1,9}$/.test(typed) && Number(typed) >= min && Number(typed) <= max;
  return {
    type: 'number',
    inputMode: 'numeric',
    most: 9,
    check: (typed) => (isInRange(typed) ? undefined : { code: 'outOfRange', most: max }),
    ...wish,
  };
}

/** With a comma or a point, and two decimals at most. */
export function decimal<Label extends string>(wish: FieldWish<Label>): Field<Label> {
  return {
    type: 'number',
    inputMode: 'decimal',
    most: 9,
    missing: 'number',
    check: (typed) => (/^\d{1,6}([.,]\d{1,2})?$/.test(typed) ? undefined : { code: 'number' }),
    ...wish,
  };
}

/** What cameras and telephones write; telephones that write something else turn it into one of these when asked for them. */
export function pictures<Label extends string>(
  wish: FieldWish<Label> & { readonly count: number; readonly mostMegabytes: number },
): Field<Label> {
  const { count, mostMegabytes, ...rest } = wish;
  const types = ['image/jpeg', 'image/png', 'image/webp'];
  return { most: 0, isOptional: true, files: { most: count, mostMegabytes, types }, ...rest };
}

/** As browsers send it: 2027-03-31. */
export function day<Label extends string>(wish: FieldWish<Label>): Field<Label> {
  return { type: 'date', most: 10, check: dayProblem, ...wish };
}

function dayProblem(typed: string): Problem | undefined {
  const date = new Date(`${typed}T00:00:00Z`);
  const isDay = !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(typed);
  return isDay && /^\d{4}-\d\d-\d\d$/.test(typed) ? undefined : { code: 'notValid' };
}

export interface ChoiceWish<Label extends string> extends FieldWish<Label> {
  /** What can be chosen, where the description knows it. What only the page knows is for the service to refuse. */
  readonly among?: readonly string[];
}

/** One of several: a select, or radio buttons. */
export function choice<Label extends string>({ among, ...wish }: ChoiceWish<Label>): Field<Label> {
  const check = (chosen: string) => (!among || among.includes(chosen) ? undefined : notValid);
  return { most: 128, missing: 'choose', check, ...wish };
}

const notValid: Problem = { code: 'notValid' };

/** Yes or no; an optional one that was not ticked is empty. */
export function tick<Label extends string>(wish: FieldWish<Label>): Field<Label> {
  return { most: 64, ...wish };
}

/** The fields of a form within another one, asked for in some cases only. */
export function askedIf<Fields extends Readonly<Record<string, Field>>>(
  isAsked: (values: AllValues) => boolean,
  fields: Fields,
): Fields {
  const entries = Object.entries(fields).map(([name, field]) => {
    const isAskedToo = (values: AllValues) => isAsked(values) && (field.isAsked?.(values) ?? true);
    return [name, { ...field, isAsked: isAskedToo }];
  });
  return Object.fromEntries(entries) as Fields;
}
