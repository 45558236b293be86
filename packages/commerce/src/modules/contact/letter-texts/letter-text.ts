import type { PartOfDay } from '../model.ts';

/** What the visitor reads. It has no place for anything that was typed (rule 3). */
export interface Confirmation {
  readonly subject: string;
  readonly heading: string;
  readonly text: string;
}

/** All words of the letters in one language. */
export interface LetterText {
  readonly confirmations: Readonly<Record<'message' | 'appointment' | 'wholesale', Confirmation>>;
  /** Subjects of the letters to the shop; `{name}` is whoever wrote. */
  readonly subjects: Readonly<Record<'message' | 'appointment' | 'wholesale', string>>;
  readonly labels: Readonly<
    Record<
      | 'name'
      | 'email'
      | 'telephone'
      | 'message'
      | 'day'
      | 'partOfDay'
      | 'persons'
      | 'company'
      | 'country'
      | 'vatNumber'
      | 'website'
      | 'shop',
      string
    >
  >;
  readonly partsOfDay: Readonly<Record<PartOfDay, string>>;
  /** Small print of a confirmation. */
  readonly whyYou: string;
}
