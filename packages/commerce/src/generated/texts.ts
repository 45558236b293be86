// Generated from the English texts of commerce by `npm run generate`.

import type { Template } from '@bowline/kit';

export interface CommerceTexts {
  readonly graphql: {
    readonly refusals: {
      readonly 'too-many-aliases': Template<'actual' | 'limit'>;
      readonly 'query-too-deep': Template<'actual' | 'limit'>;
      readonly 'query-too-complex': Template<'actual' | 'limit'>;
      readonly 'answer-too-large': string;
    };
  };
  readonly cart: {
    readonly incentive: string;
    readonly vat: string;
    readonly warehouse: string;
    readonly shippingMethods: {
      readonly home: string;
      readonly 'pickup-point': string;
      readonly pickup: string;
    };
    readonly card: string;
    readonly bankTransfer: string;
    readonly cheque: string;
    readonly cashOnDelivery: string;
    readonly purchaseOrder: string;
    readonly nothingToPay: string;
    readonly notices: {
      readonly 'coupon-has-no-effect': string;
      readonly 'gift-card-has-no-effect': string;
      readonly 'shipping-option-gone': string;
    };
    readonly lineGone: string;
    readonly lineTooMany: string;
    readonly importVatWarning: string;
    readonly terms: {
      readonly name: string;
      readonly content: string;
      readonly checkbox: string;
    };
    readonly contentConsent: string;
    readonly giftCardFields: {
      readonly amount: string;
      readonly sender: string;
      readonly sender_email: string;
      readonly recipient: string;
      readonly recipient_email: string;
      readonly message: string;
      readonly delivery_date: string;
    };
    readonly refusals: {
      readonly 'cart-parameter-missing': Template<'parameter' | 'stop'>;
      readonly 'cart-parameter-empty': Template<'parameter'>;
      readonly 'cart-id-length': string;
      readonly 'cart-id-taken': Template<'cartId'>;
      readonly 'cart-is-empty': Template<'stop'>;
      readonly 'cart-line-not-found': string;
      readonly 'cart-change-key-not-valid': string;
      readonly 'coupon-already-applied': string;
      readonly 'gift-card-already-applied': string;
      readonly 'gift-card-not-applied': string;
      readonly 'too-many-gift-cards': Template<'most'>;
      readonly 'guest-email-not-valid': string;
      readonly 'several-shipping-addresses': string;
      readonly 'shipping-address-not-needed': string;
      readonly 'shipping-address-missing': string;
      readonly 'shipping-address-not-chosen': string;
      readonly 'shipping-address-chosen-twice': string;
      readonly 'billing-address-not-chosen': string;
      readonly 'billing-address-chosen-twice': string;
      readonly 'same-as-shipping-without-shipping': string;
      readonly 'billing-address-is-pickup-location': string;
      readonly 'several-shipping-methods': string;
      readonly 'shipping-method-for-empty-cart': string;
      readonly 'shipping-method-not-found': Template<'carrier' | 'method'>;
      readonly 'pickup-location-not-found': Template<'code'>;
      readonly 'pickup-point-missing': string;
      readonly 'pickup-point-not-found': string;
      readonly 'payment-code-missing': string;
      readonly 'payment-method-not-available': string;
      readonly 'purchase-order-number-missing': string;
      readonly 'gift-options-not-available': string;
      readonly 'remarks-too-long': Template<'limit'>;
      readonly 'company-missing': string;
      readonly 'vat-number-not-valid': string;
      readonly 'line-product-not-found': Template<'sku'>;
      readonly 'line-options-missing': string;
      readonly 'line-quantity-not-positive': string;
      readonly 'line-quantity-not-whole': string;
      readonly 'line-quantity-too-low': Template<'least'>;
      readonly 'line-quantity-too-high': Template<'most'>;
      readonly 'line-stock-insufficient': string;
      readonly 'line-sample-in-cart': string;
      readonly 'line-cart-full': Template<'most'>;
      readonly 'line-gift-card-field': Template<'field'>;
      readonly 'line-gift-card-amount': Template<'from' | 'to'>;
      readonly 'line-not-found': Template<'id'>;
      readonly 'line-not-added': Template<'reason' | 'sku'>;
      readonly 'line-not-updated': Template<'reason' | 'sku'>;
      readonly 'cart-not-found': Template<'cartId'>;
      readonly 'cart-not-yours': Template<'cartId'>;
      readonly 'cart-not-active': string;
      readonly 'cart-for-customers-only': string;
      readonly 'customer-has-own-cart': string;
      readonly 'customer-not-authorized': string;
      readonly 'not-for-customers': string;
      readonly 'address-not-found': Template<'id'>;
      readonly 'address-not-yours': Template<'id'>;
    };
  };
  readonly catalog: {
    readonly labels: {
      readonly price: string;
      readonly category: string;
      readonly position: string;
      readonly name: string;
      readonly relevance: string;
      readonly rating: string;
      readonly yes: string;
      readonly no: string;
    };
    readonly refusals: {
      readonly 'search-or-filter-missing': string;
      readonly 'current-page-not-positive': string;
      readonly 'page-size-not-positive': string;
      readonly 'page-size-too-large': Template<'maximum'>;
      readonly 'page-out-of-range': Template<'currentPage' | 'pages'>;
      readonly 'filters-exclude-one-another': Template<'first' | 'second'>;
      readonly 'category-url-path-not-found': string;
      readonly 'uid-incorrect': Template<'uid'>;
      readonly 'match-too-short': Template<'minimum'>;
      readonly 'option-value-uids-incorrect': string;
      readonly 'category-not-found': string;
      readonly 'attribute-code-missing': Template<'entityType'>;
      readonly 'entity-type-missing': Template<'attributeCode'>;
      readonly 'attribute-and-entity-type-missing': string;
      readonly 'entity-type-invalid': Template<'entityType'>;
    };
  };
  readonly checkout: {
    readonly cancellationReasons: {
      readonly notNeeded: string;
      readonly byMistake: string;
      readonly tooLate: string;
      readonly betterPrice: string;
      readonly other: string;
    };
    readonly refusals: {
      readonly 'guest-email-missing': string;
      readonly 'order-without-lines': string;
      readonly 'order-cart-busy': string;
      readonly 'order-address-missing': string;
      readonly 'order-shipping-method-missing': string;
      readonly 'order-billing-address-missing': string;
      readonly 'order-payment-method-missing': string;
      readonly 'order-out-of-stock': string;
      readonly 'order-too-many-unpaid': string;
      readonly 'order-transfer-share-exceeded': string;
      readonly 'order-below-minimum': Template<'minimum' | 'remaining'>;
      readonly 'order-terms-changed': string;
      readonly 'order-content-consent-changed': string;
      readonly 'order-tax-changed': string;
      readonly 'order-gift-card-changed': string;
      readonly 'order-payment-not-started': string;
      readonly 'order-not-placed': Template<'reason'>;
      readonly 'order-refused': Template<'reason'>;
      readonly 'order-not-located': string;
      readonly 'order-needs-login': string;
      readonly 'cancel-order-not-found': string;
      readonly 'cancel-status-not-right': string;
      readonly 'cancel-shipped': string;
      readonly 'cancel-reason-not-known': string;
      readonly 'cancel-not-confirmed': string;
    };
  };
  readonly cms: {
    readonly refusals: {
      readonly 'page-id-missing': string;
      readonly 'page-not-found': Template<'identifier'>;
      readonly 'block-identifiers-missing': string;
      readonly 'block-not-found': Template<'identifier'>;
    };
  };
  readonly compare: {
    readonly yes: string;
    readonly no: string;
    readonly nothing: string;
    readonly refusals: {
      readonly 'compare-uid-missing': string;
      readonly 'compare-list-not-found': string;
      readonly 'compare-list-full': Template<'most'>;
      readonly 'compare-call-too-long': Template<'most'>;
      readonly 'compare-product-not-found': Template<'id'>;
      readonly 'compare-not-signed-in': string;
    };
  };
  readonly consents: {
    readonly refusals: {
      readonly 'consent-version-not-known': string;
    };
  };
  readonly contact: {
    readonly letters: {
      readonly confirmations: {
        readonly message: {
          readonly subject: string;
          readonly heading: string;
          readonly text: string;
        };
        readonly appointment: {
          readonly subject: string;
          readonly heading: string;
          readonly text: string;
        };
        readonly wholesale: {
          readonly subject: string;
          readonly heading: string;
          readonly text: string;
        };
      };
      readonly subjects: {
        readonly message: Template<'name'>;
        readonly appointment: Template<'day' | 'name'>;
        readonly wholesale: Template<'company'>;
      };
      readonly labels: {
        readonly name: string;
        readonly email: string;
        readonly telephone: string;
        readonly message: string;
        readonly day: string;
        readonly partOfDay: string;
        readonly persons: string;
        readonly company: string;
        readonly country: string;
        readonly vatNumber: string;
        readonly website: string;
        readonly shop: string;
      };
      readonly partsOfDay: {
        readonly MORNING: string;
        readonly AFTERNOON: string;
      };
      readonly whyYou: string;
    };
    readonly refusals: {
      readonly 'contact-unavailable': string;
      readonly 'contact-email-not-valid': string;
      readonly 'contact-name-missing': string;
      readonly 'contact-comment-missing': string;
      readonly 'contact-field-not-valid': Template<'field'>;
      readonly 'contact-field-too-long': Template<'field' | 'most'>;
    };
  };
  readonly customers: {
    readonly names: {
      readonly first: string;
      readonly last: string;
    };
    readonly letters: {
      readonly whyYou: string;
      readonly welcome: {
        readonly subject: string;
        readonly heading: string;
        readonly text: string;
        readonly button: string;
      };
      readonly confirm: {
        readonly subject: string;
        readonly heading: string;
        readonly text: string;
        readonly button: string;
      };
      readonly accountExists: {
        readonly subject: string;
        readonly heading: string;
        readonly text: string;
        readonly button: string;
      };
      readonly resetPassword: {
        readonly subject: string;
        readonly heading: string;
        readonly text: string;
        readonly button: string;
      };
      readonly passwordChanged: {
        readonly subject: string;
        readonly heading: string;
        readonly text: string;
        readonly button: string;
      };
      readonly emailChanged: {
        readonly subject: string;
        readonly heading: string;
        readonly text: string;
      };
      readonly setPassword: {
        readonly subject: string;
        readonly heading: string;
        readonly text: string;
        readonly button: string;
      };
      readonly passkeyAdded: {
        readonly subject: string;
        readonly heading: string;
        readonly text: string;
        readonly button: string;
      };
      readonly passkeyRemoved: {
        readonly subject: string;
        readonly heading: string;
        readonly text: string;
        readonly button: string;
      };
      readonly accountErased: {
        readonly subject: string;
        readonly heading: string;
        readonly text: string;
      };
      readonly newDevice: {
        readonly button: string;
        readonly heading: string;
        readonly subject: string;
        readonly text: Template<'date' | 'device' | 'time' | 'zone'>;
      };
      readonly dataCopy: {
        readonly button: string;
        readonly heading: string;
        readonly subject: string;
        readonly text: string;
      };
    };
    readonly refusals: {
      readonly 'sign-in-unconfirmed': string;
      readonly 'sign-in-value-missing': Template<'value'>;
      readonly 'customer-exists': string;
      readonly 'customer-email-not-valid': Template<'email'>;
      readonly 'customer-name-missing': Template<'name'>;
      readonly 'customer-field-not-valid': Template<'field'>;
      readonly 'customer-input-empty': string;
      readonly 'customer-date-not-valid': string;
      readonly 'password-too-short': Template<'least'>;
      readonly 'password-too-long': Template<'most'>;
      readonly 'password-too-simple': Template<'needed'>;
      readonly 'current-password-wrong': string;
      readonly 'current-password-missing': string;
      readonly 'reset-email-missing': string;
      readonly 'reset-email-not-valid': string;
      readonly 'reset-token-missing': string;
      readonly 'reset-password-missing': string;
      readonly 'reset-token-not-valid': string;
      readonly 'checked-email-missing': string;
      readonly 'checked-email-not-valid': string;
      readonly 'confirmation-not-valid': string;
      readonly 'address-is-default-billing': Template<'id'>;
      readonly 'address-is-default-shipping': Template<'id'>;
      readonly 'booked-address-not-found': string;
      readonly 'address-region-id-required': string;
      readonly 'address-book-full': Template<'most'>;
      readonly 'session-not-found': string;
      readonly 'sign-in-failed': string;
      readonly 'payment-token-not-found': string;
      readonly 'passkey-not-valid': string;
      readonly 'passkey-not-found': string;
      readonly 'passkeys-full': Template<'most'>;
    };
    readonly fields: {
      readonly city: string;
      readonly company: string;
      readonly country_id: string;
      readonly dob: string;
      readonly email: string;
      readonly fax: string;
      readonly firstname: string;
      readonly gender: string;
      readonly lastname: string;
      readonly middlename: string;
      readonly postcode: string;
      readonly prefix: string;
      readonly region: string;
      readonly region_id: string;
      readonly street: string;
      readonly suffix: string;
      readonly taxvat: string;
      readonly telephone: string;
      readonly vat_id: string;
    };
    readonly genders: {
      readonly female: string;
      readonly male: string;
      readonly other: string;
    };
    readonly devices: {
      readonly named: Template<'browser' | 'system'>;
      readonly unknown: string;
      readonly zone: string;
    };
  };
  readonly 'gift-cards': {
    readonly refusals: {
      readonly 'gift-card-not-found': string;
      readonly 'gift-card-in-other-currency': Template<'currency'>;
      readonly 'gift-card-balance-too-low': Template<'codeEnding'>;
      readonly 'gift-card-return-too-high': Template<'returnableMinor'>;
    };
  };
  readonly newsletter: {
    readonly letter: {
      readonly subject: string;
      readonly heading: string;
      readonly text: string;
      readonly button: string;
      readonly whyYou: string;
      readonly wayOut: string;
    };
    readonly refusals: {
      readonly 'newsletter-email-not-valid': string;
      readonly 'newsletter-already-subscribed': string;
      readonly 'newsletter-key-not-valid': string;
      readonly 'newsletter-way-out-not-found': string;
    };
  };
  readonly notifications: {
    readonly greeting: Template<'name'>;
    readonly greetingWithoutName: string;
    readonly someone: string;
    readonly questions: string;
    readonly whyYou: Template<'number'>;
    readonly labels: {
      readonly orderNumber: string;
      readonly orderDate: string;
      readonly article: string;
      readonly quantity: string;
      readonly amount: string;
      readonly subtotal: string;
      readonly shipping: string;
      readonly free: string;
      readonly vatOnTop: Template<'rate'>;
      readonly vatIncluded: Template<'rate'>;
      readonly total: string;
      readonly giftCard: Template<'ending'>;
      readonly paidBy: Template<'method'>;
      readonly deliveryAddress: string;
      readonly billingAddress: string;
      readonly vatNumber: string;
      readonly pickupPoint: string;
      readonly warehouse: string;
      readonly delivery: string;
      readonly expected: string;
      readonly remarks: string;
      readonly sample: string;
      readonly forRecipient: Template<'name'>;
      readonly carrier: string;
      readonly trackingNumber: string;
      readonly creditNote: string;
      readonly returnNumber: string;
      readonly statementReceived: string;
      readonly statedBy: string;
      readonly moment: Template<'date' | 'time'>;
    };
    readonly confirmation: {
      readonly subject: Template<'number'>;
      readonly preview: string;
      readonly heading: string;
      readonly intro: string;
      readonly introLater: string;
      readonly previewLater: string;
      readonly next: {
        readonly home: string;
        readonly 'pickup-point': string;
        readonly pickup: string;
        readonly digital: string;
        readonly giftCards: string;
      };
      readonly contentConsent: Template<'moment' | 'names'>;
      readonly invoiceAttached: string;
      readonly button: string;
    };
    readonly awaitingMoney: {
      readonly subject: Template<'number'>;
      readonly preview: Template<'date'>;
      readonly heading: string;
      readonly intro: Template<'date'>;
      readonly banktransfer: string;
      readonly checkmo: string;
      readonly amount: string;
      readonly holder: string;
      readonly payee: string;
      readonly sendTo: string;
    };
    readonly paymentFailed: {
      readonly subject: Template<'number'>;
      readonly preview: string;
      readonly heading: string;
      readonly reasons: {
        readonly failed: Template<'number'>;
        readonly canceled: Template<'number'>;
        readonly expired: Template<'number'>;
      };
      readonly cartKept: string;
      readonly cartGone: string;
      readonly toCart: string;
      readonly toShop: string;
    };
    readonly cancellation: {
      readonly subject: Template<'number'>;
      readonly preview: string;
      readonly heading: string;
      readonly intro: Template<'number'>;
      readonly button: string;
      readonly ignore: string;
    };
    readonly shipped: {
      readonly subject: Template<'number'>;
      readonly preview: string;
      readonly heading: string;
      readonly intro: string;
      readonly toPickupPoint: string;
      readonly withTracking: string;
      readonly button: string;
    };
    readonly readyForPickup: {
      readonly subject: Template<'number'>;
      readonly preview: string;
      readonly heading: string;
      readonly intro: string;
    };
    readonly giftCard: {
      readonly subject: Template<'sender'>;
      readonly preview: Template<'amount'>;
      readonly heading: Template<'amount'>;
      readonly intro: Template<'amount' | 'sender'>;
      readonly code: string;
      readonly howToUse: string;
      readonly keepSafe: string;
      readonly button: string;
      readonly whyYou: string;
    };
    readonly refund: {
      readonly subject: Template<'number'>;
      readonly preview: Template<'amount'>;
      readonly heading: Template<'amount'>;
      readonly intro: Template<'amount' | 'number'>;
      readonly cameTooLate: Template<'number'>;
      readonly toPayer: Template<'amount' | 'method'>;
      readonly toGiftCard: Template<'amount'>;
      readonly toNewGiftCard: Template<'amount'>;
      readonly creditNoteAttached: string;
    };
    readonly withdrawal: {
      readonly subject: Template<'number'>;
      readonly preview: string;
      readonly heading: string;
      readonly intro: string;
      readonly goods: string;
      readonly undone: string;
      readonly sendBack: Template<'date'>;
      readonly refund: string;
      readonly button: string;
    };
    readonly returnReceived: {
      readonly subject: Template<'number'>;
      readonly preview: string;
      readonly heading: string;
      readonly intro: string;
      readonly next: string;
    };
    readonly returnDeclined: {
      readonly subject: Template<'number'>;
      readonly preview: string;
      readonly heading: string;
      readonly intro: string;
      readonly why: string;
    };
  };
  readonly orders: {
    readonly status: {
      readonly pending_payment: string;
      readonly processing: string;
      readonly complete: string;
      readonly canceled: string;
      readonly closed: string;
      readonly holded: string;
    };
    readonly invoice: {
      readonly titles: {
        readonly invoice: string;
        readonly creditNote: string;
      };
      readonly facts: {
        readonly invoiceNumber: string;
        readonly creditNoteNumber: string;
        readonly issuedOn: string;
        readonly orderNumber: string;
        readonly orderedOn: string;
        readonly creditedInvoice: string;
        readonly reason: string;
      };
      readonly parties: {
        readonly seller: string;
        readonly buyer: string;
        readonly deliveredTo: string;
        readonly vatNumber: string;
        readonly registerNumber: string;
      };
      readonly columns: {
        readonly description: string;
        readonly quantity: string;
        readonly unitPrice: string;
        readonly rate: string;
        readonly net: string;
        readonly gross: string;
      };
      readonly discount: Template<'amount'>;
      readonly shipping: string;
      readonly partOfOrder: string;
      readonly sums: {
        readonly net: string;
        readonly tax: string;
        readonly total: string;
        readonly totalCredited: string;
        readonly paidBy: Template<'method'>;
        readonly paidBackBy: Template<'method'>;
        readonly due: string;
        readonly taxInEuro: string;
      };
      readonly rates: {
        readonly rate: string;
        readonly taxable: string;
        readonly tax: string;
      };
      readonly payments: {
        readonly card: string;
        readonly bankTransfer: string;
        readonly cheque: string;
        readonly cashOnDelivery: string;
        readonly purchaseOrder: string;
        readonly giftCard: string;
        readonly newGiftCard: string;
      };
      readonly notes: {
        readonly destination: Template<'country'>;
        readonly 'reverse-charge': string;
        readonly 'uk-low-value': Template<'number'>;
        readonly 'uk-import': string;
        readonly export: string;
      };
      readonly giftCardNote: string;
      readonly page: Template<'page' | 'pages'>;
    };
  };
  readonly payments: {
    readonly testPage: {
      readonly title: string;
      readonly explanation: string;
      readonly amount: string;
      readonly method: string;
      readonly paid: string;
      readonly failed: string;
      readonly canceled: string;
      readonly expired: string;
      readonly decided: string;
      readonly back: string;
    };
  };
  readonly promotions: {
    readonly refusals: {
      readonly 'coupon-not-valid': string;
    };
  };
  readonly recommendations: {
    readonly mostViewed: string;
  };
  readonly returns: {
    readonly exceptions: {
      readonly 'cut-to-length': string;
      readonly 'gift-card-spent': string;
      readonly 'content-begun': string;
    };
    readonly creditReason: Template<'number'>;
    readonly label: {
      readonly title: string;
      readonly fold: string;
      readonly to: string;
      readonly from: string;
      readonly number: string;
      readonly inside: Template<'number'>;
      readonly postBy: Template<'date'>;
      readonly costs: string;
    };
    readonly refusals: {
      readonly 'return-order-not-found': string;
      readonly 'withdrawal-order-unpaid': string;
      readonly 'withdrawal-period-over': string;
      readonly 'withdrawal-nothing-chosen': string;
      readonly 'withdrawal-line-not-known': string;
      readonly 'withdrawal-cut-to-length': Template<'name'>;
      readonly 'withdrawal-gift-card-spent': Template<'name'>;
      readonly 'withdrawal-content-begun': Template<'name'>;
      readonly 'withdrawal-quantity-not-possible': Template<'left' | 'name'>;
      readonly 'withdrawal-name-missing': string;
      readonly 'withdrawal-text-too-long': Template<'most'>;
      readonly 'withdrawal-key-not-valid': string;
      readonly 'withdrawal-too-many': string;
      readonly 'withdrawal-not-possible': string;
    };
  };
  readonly reviews: {
    readonly rating: string;
    readonly letters: {
      readonly approved: {
        readonly subject: Template<'product'>;
        readonly preview: string;
        readonly heading: string;
        readonly text: Template<'product'>;
        readonly button: string;
        readonly change: string;
        readonly aProduct: string;
      };
      readonly invitation: {
        readonly subject: string;
        readonly preview: string;
        readonly heading: string;
        readonly text: string;
        readonly stars: Template<'stars'>;
        readonly checked: string;
        readonly whyYou: string;
      };
      readonly whyYou: string;
    };
    readonly refusals: {
      readonly 'reviews-disabled': string;
      readonly 'review-guest': string;
      readonly 'review-product-not-found': Template<'sku'>;
      readonly 'review-not-found': string;
      readonly 'review-exists': string;
      readonly 'review-rating-missing': string;
      readonly 'review-nickname-length': Template<'most'>;
      readonly 'review-summary-length': Template<'most'>;
      readonly 'review-text-length': Template<'most'>;
      readonly 'review-own-vote': string;
      readonly 'review-picture-not-found': string;
      readonly 'review-pictures-too-many': Template<'most'>;
    };
  };
  readonly routing: {
    readonly refusals: {
      readonly 'url-missing': string;
      readonly 'route-leads-nowhere': Template<'path'>;
    };
  };
  readonly 'seen-products': {
    readonly refusals: {
      readonly 'seen-products-too-many': Template<'most'>;
    };
  };
  readonly 'stock-reminders': {
    readonly confirmation: string;
    readonly letter: {
      readonly subject: Template<'name'>;
      readonly heading: Template<'name'>;
      readonly text: string;
      readonly button: string;
      readonly whyYou: string;
    };
    readonly refusals: {
      readonly 'email-not-valid': string;
      readonly 'reminder-product-not-found': string;
    };
  };
  readonly stores: {
    readonly refusals: {
      readonly 'country-id-missing': string;
      readonly 'country-not-available': string;
      readonly 'too-many-requests': string;
      readonly 'address-field-missing': Template<'field'>;
      readonly 'address-field-too-long': Template<'field'>;
      readonly 'address-field-not-valid': Template<'field'>;
      readonly 'too-many-street-lines': Template<'most'>;
      readonly 'region-required': string;
      readonly 'region-not-of-country': string;
      readonly 'country-not-shipped-to': string;
      readonly 'store-not-found': Template<'code'>;
      readonly 'currency-not-allowed': string;
      readonly 'token-not-valid': string;
    };
  };
  readonly visits: {
    readonly refusals: {
      readonly 'visit-report-not-valid': Template<'most'>;
    };
  };
  readonly wishlists: {
    readonly defaultName: string;
    readonly legacyName: string;
    readonly refusals: {
      readonly 'wishlist-not-allowed': string;
      readonly 'wishlists-disabled': string;
      readonly 'wishlist-not-found': string;
      readonly 'wishlist-id-missing': string;
      readonly 'wishlist-name-missing': string;
      readonly 'wishlist-name-too-long': Template<'most'>;
      readonly 'wishlist-name-taken': string;
      readonly 'wishlists-too-many': Template<'most'>;
      readonly 'wishlist-is-default': string;
      readonly 'wishlist-is-legacy': string;
      readonly 'wishlist-destination-same': string;
      readonly 'wishlist-full': Template<'most'>;
      readonly 'wishlist-call-too-long': Template<'most'>;
      readonly 'wishlist-items-not-found': Template<'ids'>;
      readonly 'wish-product-not-found': Template<'sku'>;
      readonly 'wish-quantity-zero': string;
      readonly 'wish-quantity-too-high': Template<'most'>;
      readonly 'wish-note-too-long': Template<'most'>;
      readonly 'wish-not-of-list': Template<'id'>;
      readonly 'wish-out-of-stock': string;
    };
  };
}

/** Whose texts have the words of a refusal. */
export const refusalOwners = {
  'too-many-aliases': 'graphql',
  'query-too-deep': 'graphql',
  'query-too-complex': 'graphql',
  'answer-too-large': 'graphql',
  'cart-parameter-missing': 'cart',
  'cart-parameter-empty': 'cart',
  'cart-id-length': 'cart',
  'cart-id-taken': 'cart',
  'cart-is-empty': 'cart',
  'cart-line-not-found': 'cart',
  'cart-change-key-not-valid': 'cart',
  'coupon-already-applied': 'cart',
  'gift-card-already-applied': 'cart',
  'gift-card-not-applied': 'cart',
  'too-many-gift-cards': 'cart',
  'guest-email-not-valid': 'cart',
  'several-shipping-addresses': 'cart',
  'shipping-address-not-needed': 'cart',
  'shipping-address-missing': 'cart',
  'shipping-address-not-chosen': 'cart',
  'shipping-address-chosen-twice': 'cart',
  'billing-address-not-chosen': 'cart',
  'billing-address-chosen-twice': 'cart',
  'same-as-shipping-without-shipping': 'cart',
  'billing-address-is-pickup-location': 'cart',
  'several-shipping-methods': 'cart',
  'shipping-method-for-empty-cart': 'cart',
  'shipping-method-not-found': 'cart',
  'pickup-location-not-found': 'cart',
  'pickup-point-missing': 'cart',
  'pickup-point-not-found': 'cart',
  'payment-code-missing': 'cart',
  'payment-method-not-available': 'cart',
  'purchase-order-number-missing': 'cart',
  'gift-options-not-available': 'cart',
  'remarks-too-long': 'cart',
  'company-missing': 'cart',
  'vat-number-not-valid': 'cart',
  'line-product-not-found': 'cart',
  'line-options-missing': 'cart',
  'line-quantity-not-positive': 'cart',
  'line-quantity-not-whole': 'cart',
  'line-quantity-too-low': 'cart',
  'line-quantity-too-high': 'cart',
  'line-stock-insufficient': 'cart',
  'line-sample-in-cart': 'cart',
  'line-cart-full': 'cart',
  'line-gift-card-field': 'cart',
  'line-gift-card-amount': 'cart',
  'line-not-found': 'cart',
  'line-not-added': 'cart',
  'line-not-updated': 'cart',
  'cart-not-found': 'cart',
  'cart-not-yours': 'cart',
  'cart-not-active': 'cart',
  'cart-for-customers-only': 'cart',
  'customer-has-own-cart': 'cart',
  'customer-not-authorized': 'cart',
  'not-for-customers': 'cart',
  'address-not-found': 'cart',
  'address-not-yours': 'cart',
  'search-or-filter-missing': 'catalog',
  'current-page-not-positive': 'catalog',
  'page-size-not-positive': 'catalog',
  'page-size-too-large': 'catalog',
  'page-out-of-range': 'catalog',
  'filters-exclude-one-another': 'catalog',
  'category-url-path-not-found': 'catalog',
  'uid-incorrect': 'catalog',
  'match-too-short': 'catalog',
  'option-value-uids-incorrect': 'catalog',
  'category-not-found': 'catalog',
  'attribute-code-missing': 'catalog',
  'entity-type-missing': 'catalog',
  'attribute-and-entity-type-missing': 'catalog',
  'entity-type-invalid': 'catalog',
  'guest-email-missing': 'checkout',
  'order-without-lines': 'checkout',
  'order-cart-busy': 'checkout',
  'order-address-missing': 'checkout',
  'order-shipping-method-missing': 'checkout',
  'order-billing-address-missing': 'checkout',
  'order-payment-method-missing': 'checkout',
  'order-out-of-stock': 'checkout',
  'order-too-many-unpaid': 'checkout',
  'order-transfer-share-exceeded': 'checkout',
  'order-below-minimum': 'checkout',
  'order-terms-changed': 'checkout',
  'order-content-consent-changed': 'checkout',
  'order-tax-changed': 'checkout',
  'order-gift-card-changed': 'checkout',
  'order-payment-not-started': 'checkout',
  'order-not-placed': 'checkout',
  'order-refused': 'checkout',
  'order-not-located': 'checkout',
  'order-needs-login': 'checkout',
  'cancel-order-not-found': 'checkout',
  'cancel-status-not-right': 'checkout',
  'cancel-shipped': 'checkout',
  'cancel-reason-not-known': 'checkout',
  'cancel-not-confirmed': 'checkout',
  'page-id-missing': 'cms',
  'page-not-found': 'cms',
  'block-identifiers-missing': 'cms',
  'block-not-found': 'cms',
  'compare-uid-missing': 'compare',
  'compare-list-not-found': 'compare',
  'compare-list-full': 'compare',
  'compare-call-too-long': 'compare',
  'compare-product-not-found': 'compare',
  'compare-not-signed-in': 'compare',
  'consent-version-not-known': 'consents',
  'contact-unavailable': 'contact',
  'contact-email-not-valid': 'contact',
  'contact-name-missing': 'contact',
  'contact-comment-missing': 'contact',
  'contact-field-not-valid': 'contact',
  'contact-field-too-long': 'contact',
  'sign-in-unconfirmed': 'customers',
  'sign-in-value-missing': 'customers',
  'customer-exists': 'customers',
  'customer-email-not-valid': 'customers',
  'customer-name-missing': 'customers',
  'customer-field-not-valid': 'customers',
  'customer-input-empty': 'customers',
  'customer-date-not-valid': 'customers',
  'password-too-short': 'customers',
  'password-too-long': 'customers',
  'password-too-simple': 'customers',
  'current-password-wrong': 'customers',
  'current-password-missing': 'customers',
  'reset-email-missing': 'customers',
  'reset-email-not-valid': 'customers',
  'reset-token-missing': 'customers',
  'reset-password-missing': 'customers',
  'reset-token-not-valid': 'customers',
  'checked-email-missing': 'customers',
  'checked-email-not-valid': 'customers',
  'confirmation-not-valid': 'customers',
  'address-is-default-billing': 'customers',
  'address-is-default-shipping': 'customers',
  'booked-address-not-found': 'customers',
  'address-region-id-required': 'customers',
  'address-book-full': 'customers',
  'session-not-found': 'customers',
  'sign-in-failed': 'customers',
  'payment-token-not-found': 'customers',
  'passkey-not-valid': 'customers',
  'passkey-not-found': 'customers',
  'passkeys-full': 'customers',
  'gift-card-not-found': 'gift-cards',
  'gift-card-in-other-currency': 'gift-cards',
  'gift-card-balance-too-low': 'gift-cards',
  'gift-card-return-too-high': 'gift-cards',
  'newsletter-email-not-valid': 'newsletter',
  'newsletter-already-subscribed': 'newsletter',
  'newsletter-key-not-valid': 'newsletter',
  'newsletter-way-out-not-found': 'newsletter',
  'coupon-not-valid': 'promotions',
  'return-order-not-found': 'returns',
  'withdrawal-order-unpaid': 'returns',
  'withdrawal-period-over': 'returns',
  'withdrawal-nothing-chosen': 'returns',
  'withdrawal-line-not-known': 'returns',
  'withdrawal-cut-to-length': 'returns',
  'withdrawal-gift-card-spent': 'returns',
  'withdrawal-content-begun': 'returns',
  'withdrawal-quantity-not-possible': 'returns',
  'withdrawal-name-missing': 'returns',
  'withdrawal-text-too-long': 'returns',
  'withdrawal-key-not-valid': 'returns',
  'withdrawal-too-many': 'returns',
  'withdrawal-not-possible': 'returns',
  'reviews-disabled': 'reviews',
  'review-guest': 'reviews',
  'review-product-not-found': 'reviews',
  'review-not-found': 'reviews',
  'review-exists': 'reviews',
  'review-rating-missing': 'reviews',
  'review-nickname-length': 'reviews',
  'review-summary-length': 'reviews',
  'review-text-length': 'reviews',
  'review-own-vote': 'reviews',
  'review-picture-not-found': 'reviews',
  'review-pictures-too-many': 'reviews',
  'url-missing': 'routing',
  'route-leads-nowhere': 'routing',
  'seen-products-too-many': 'seen-products',
  'email-not-valid': 'stock-reminders',
  'reminder-product-not-found': 'stock-reminders',
  'country-id-missing': 'stores',
  'country-not-available': 'stores',
  'too-many-requests': 'stores',
  'address-field-missing': 'stores',
  'address-field-too-long': 'stores',
  'address-field-not-valid': 'stores',
  'too-many-street-lines': 'stores',
  'region-required': 'stores',
  'region-not-of-country': 'stores',
  'country-not-shipped-to': 'stores',
  'store-not-found': 'stores',
  'currency-not-allowed': 'stores',
  'token-not-valid': 'stores',
  'visit-report-not-valid': 'visits',
  'wishlist-not-allowed': 'wishlists',
  'wishlists-disabled': 'wishlists',
  'wishlist-not-found': 'wishlists',
  'wishlist-id-missing': 'wishlists',
  'wishlist-name-missing': 'wishlists',
  'wishlist-name-too-long': 'wishlists',
  'wishlist-name-taken': 'wishlists',
  'wishlists-too-many': 'wishlists',
  'wishlist-is-default': 'wishlists',
  'wishlist-is-legacy': 'wishlists',
  'wishlist-destination-same': 'wishlists',
  'wishlist-full': 'wishlists',
  'wishlist-call-too-long': 'wishlists',
  'wishlist-items-not-found': 'wishlists',
  'wish-product-not-found': 'wishlists',
  'wish-quantity-zero': 'wishlists',
  'wish-quantity-too-high': 'wishlists',
  'wish-note-too-long': 'wishlists',
  'wish-not-of-list': 'wishlists',
  'wish-out-of-stock': 'wishlists',
} as const;
