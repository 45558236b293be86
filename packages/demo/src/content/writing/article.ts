/** A text as it is written: one language, in blocks; amounts and hours are placeholders or inserts, so they cannot drift. */
export interface Article {
  title: string;
  intro: string;
  metaDescription: string;
  blocks: readonly Block[];
}

/** In paragraphs, lists, notes, facts and table cells: `**strong**`, `*emphasis*` and `[text](target)`. */
export type Block =
  | string
  | { heading: string }
  | { subheading: string }
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | { pictured: readonly PicturedStep[] }
  | { materials: readonly Material[] }
  | { facts: readonly (readonly [term: string, description: string])[] }
  | { table: { head: readonly string[]; rows: readonly (readonly string[])[] } }
  | { note: string }
  | { insert: InsertName };

/** A step of instructions, with a picture that the demo draws. */
export interface PicturedStep {
  readonly text: string;
  readonly picture: { readonly name: string; readonly alt: string };
}

/** Something to buy for a project: an article, or one version of it. */
export interface Material {
  readonly sku: string;
  readonly variant?: string;
  readonly note: string;
  readonly isOptional: boolean;
}

/** Live parts of the storefront that a text makes room for. */
export const insertNames = [
  'shippingRates',
  'paymentMethods',
  'openingHours',
  'contactChannels',
  'contactForm',
  'appointmentForm',
  'wholesaleForm',
  'vatSwitch',
  'storeLocations',
  'sisterShops',
  'catalogueClaims',
  'alternatives',
  'companyDetails',
] as const;

export type InsertName = (typeof insertNames)[number];

/** Values that the storefront fills in where a text says `{returnDays}`. */
export const placeholderNames = [
  'minimumOrder',
  'giftCardMinimum',
  'giftCardMaximum',
  'returnDays',
  'cutOffHour',
  'brand',
  'legalName',
  'productWord',
  'cordCount',
  'colourCount',
  'customerCount',
] as const;

export type PlaceholderName = (typeof placeholderNames)[number];
