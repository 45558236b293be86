import type { CommerceTexts } from '../generated/texts.ts';
import type { PlacesOf } from '../texts.ts';

/** How Magento sorts its errors; `null` on those that belong to the GraphQL library rather than to the shop. */
export type RefusalCategory =
  | 'graphql-input'
  | 'graphql-authorization'
  | 'graphql-authentication'
  | 'graphql-no-such-entity'
  | 'graphql-already-exists';

/** Who has texts for refusals. */
export type RefusingOwner = {
  [Owner in keyof CommerceTexts]: CommerceTexts[Owner] extends { readonly refusals: object } ? Owner : never;
}[keyof CommerceTexts];

type RefusalTexts<Owner extends RefusingOwner> = CommerceTexts[Owner]['refusals'];

/**
 * The category of each of a module's codes. It compiles only if the codes are those that have a text (`refusals.<code>`),
 * and if their details fill every place of it.
 */
export type RefusalCategories<Owner extends RefusingOwner, Details> = {
  readonly [Code in keyof Details | keyof RefusalTexts<Owner>]: Code extends keyof Details &
    keyof RefusalTexts<Owner>
    ? Fills<Details[Code], PlacesOf<RefusalTexts<Owner>[Code]>> extends true
      ? RefusalCategory | null
      : 'the text has places that the details do not fill'
    : 'the code has no text, or the text no code';
};

/** `Record<string, never>` has every key and fills nothing. */
type Fills<Details, Place> = [Place] extends [never]
  ? true
  : string extends keyof Details
    ? false
    : [Place] extends [keyof Details]
      ? true
      : false;
