import { defaultLocale, type LocaleName } from '@bowline/markets';
import type { CartRefusals } from '#cart';
import type { CatalogRefusals } from '#catalog';
import type { CheckoutRefusals } from '#checkout';
import type { CmsRefusals } from '#cms';
import type { ContactRefusals } from '#contact';
import type { GiftCardRefusals } from '#gift-cards';
import type { PromotionsRefusals } from '#promotions';
import type { RoutingRefusals } from '#routing';
import type { StockReminderRefusals } from '#stock-reminders';
import type { StoresRefusals } from '#stores';
import { cartWordings } from './cart-wordings.ts';
import { checkoutWordings } from './checkout-wordings.ts';
import type { LimitRefusals } from './limits.ts';
import { fillIn, translateRefusal } from './refusal-texts/translate-refusal.ts';

export type Category =
  | 'graphql-input'
  | 'graphql-authorization'
  | 'graphql-authentication'
  | 'graphql-no-such-entity'
  | 'graphql-already-exists';

/** Every refusal of every module with the details its message needs. A new module adds its table here. */
export type RefusalDetails = StoresRefusals &
  CatalogRefusals &
  RoutingRefusals &
  CmsRefusals &
  StockReminderRefusals &
  ContactRefusals &
  CartRefusals &
  PromotionsRefusals &
  GiftCardRefusals &
  CheckoutRefusals &
  LimitRefusals;

export type RefusalCode = keyof RefusalDetails;

export type CommerceRefusal = {
  [Code in RefusalCode]: { readonly code: Code; readonly details: RefusalDetails[Code] };
}[RefusalCode];

interface Wording<Details> {
  /** Absent on errors that belong to the GraphQL library rather than to the shop. */
  readonly category?: Category;
  readonly message: string | ((details: Details) => string);
}

/** The one table from what the shop refuses to what a Magento client expects to read; `refusal-texts` has other languages. */
const wordings: { readonly [Code in RefusalCode]: Wording<RefusalDetails[Code]> } = {
  'store-not-found': {
    category: 'graphql-input',
    message: ({ code }) => `Requested store is not found (${code})`,
  },
  'currency-not-allowed': { category: 'graphql-input', message: 'Please correct the target currency' },
  'token-not-valid': { category: 'graphql-authentication', message: 'User token has been revoked' },
  'country-id-missing': { category: 'graphql-input', message: 'Country "id" value should be specified' },
  'country-not-available': {
    category: 'graphql-no-such-entity',
    message: "The country isn't available.",
  },
  'too-many-requests': { category: 'graphql-input', message: 'Too many requests. Please try again later.' },

  'search-or-filter-missing': {
    category: 'graphql-input',
    message: "'search' or 'filter' input argument is required.",
  },
  'current-page-not-positive': {
    category: 'graphql-input',
    message: 'currentPage value must be greater than 0.',
  },
  'page-size-not-positive': { category: 'graphql-input', message: 'pageSize value must be greater than 0.' },
  'page-size-too-large': {
    category: 'graphql-input',
    message: ({ maximum }) => `Maximum pageSize is ${maximum}`,
  },
  'page-out-of-range': {
    category: 'graphql-input',
    message: ({ currentPage, pages }) =>
      `currentPage value ${currentPage} specified is greater than the ${pages} page(s) available.`,
  },
  'filters-exclude-one-another': {
    category: 'graphql-input',
    message: ({ first, second }) => `\`${first}\` and \`${second}\` can't be used at the same time`,
  },
  'category-url-path-not-found': {
    category: 'graphql-input',
    message: 'No category with the provided `category_url_path` was found',
  },
  'uid-incorrect': {
    category: 'graphql-input',
    message: ({ uid }) => `Value of uid "${uid}" is incorrect.`,
  },
  'match-too-short': {
    category: 'graphql-input',
    message: ({ minimum }) => `Invalid match filter. Minimum length is ${minimum}.`,
  },
  'option-value-uids-incorrect': {
    category: 'graphql-input',
    message: 'configurableOptionValueUids values are incorrect',
  },
  'category-not-found': { category: 'graphql-no-such-entity', message: "Category doesn't exist" },
  'attribute-code-missing': {
    category: 'graphql-input',
    message: ({ entityType }) => `Missing attribute_code for the input entity_type: ${entityType}.`,
  },
  'entity-type-missing': {
    category: 'graphql-input',
    message: ({ attributeCode }) => `Missing entity_type for the input attribute_code: ${attributeCode}.`,
  },
  'attribute-and-entity-type-missing': {
    category: 'graphql-input',
    message: 'Missing attribute_code and entity_type for the input.',
  },
  'entity-type-invalid': {
    category: 'graphql-input',
    message: ({ entityType }) => `Invalid entity_type specified: ${entityType}`,
  },

  'url-missing': {
    category: 'graphql-input',
    message: '"url" argument should be specified and not empty',
  },
  'route-leads-nowhere': {
    category: 'graphql-no-such-entity',
    message: ({ path }) => `No such entity found with matching URL key: ${path}`,
  },

  'page-id-missing': { category: 'graphql-input', message: 'Page id/identifier should be specified' },
  'page-not-found': {
    category: 'graphql-no-such-entity',
    message: ({ identifier }) => `The CMS page with the "${identifier}" ID doesn't exist.`,
  },
  'block-identifiers-missing': {
    category: 'graphql-input',
    message: '"identifiers" of CMS blocks should be specified',
  },
  'block-not-found': {
    category: 'graphql-no-such-entity',
    message: ({ identifier }) => `The CMS block with the "${identifier}" ID doesn't exist.`,
  },

  'email-not-valid': { category: 'graphql-input', message: 'Enter a valid email address.' },
  'reminder-product-not-found': {
    category: 'graphql-no-such-entity',
    message: "The product that was requested doesn't exist. Verify the product and try again.",
  },

  // Behaviour 149.
  'contact-unavailable': { category: 'graphql-input', message: 'The contact form is unavailable.' },
  'contact-email-not-valid': {
    category: 'graphql-input',
    message: 'The email address is invalid. Verify the email address and try again.',
  },
  'contact-name-missing': { category: 'graphql-input', message: 'Enter the Name and try again.' },
  'contact-comment-missing': { category: 'graphql-input', message: 'Enter the comment and try again.' },
  'contact-field-not-valid': {
    category: 'graphql-input',
    message: ({ field }) => `The "${field}" is invalid. Verify it and try again.`,
  },
  'contact-field-too-long': {
    category: 'graphql-input',
    message: ({ field, most }) => `The "${field}" may have ${most} characters at most.`,
  },

  ...cartWordings,
  ...checkoutWordings,

  'too-many-aliases': {
    category: 'graphql-input',
    message: ({ limit, actual }) => `Max Aliases in query should be ${limit} but got ${actual}.`,
  },
  'query-too-deep': {
    message: ({ limit, actual }) => `Max query depth should be ${limit} but got ${actual}`,
  },
  'query-too-complex': {
    message: ({ limit, actual }) => `Max query complexity should be ${limit} but got ${actual}`,
  },
};

export interface DescribedRefusal {
  readonly category?: Category;
  readonly message: string;
}

export function describeRefusal(
  refusal: CommerceRefusal,
  locale: LocaleName = defaultLocale,
): DescribedRefusal {
  // The code decides the type of the details, which TypeScript cannot follow through an indexed access.
  const { category, message } = wordings[refusal.code] as Wording<CommerceRefusal['details']>;
  const english = typeof message === 'string' ? fillIn(message, refusal.details) : message(refusal.details);
  const text = translateRefusal(refusal, locale) ?? english;
  return category ? { category, message: text } : { message: text };
}
