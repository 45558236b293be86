/** What one kind of letter says; names in braces are filled in. */
export interface LetterTexts {
  readonly subject: string;
  /** The line a mail program shows beside the subject. */
  readonly preview: string;
  readonly heading: string;
}

/** All words of the letters in one language. */
export interface LetterWords {
  /** `{name}` */
  readonly greeting: string;
  readonly questions: string;
  /** Small print: `{number}` is the order. */
  readonly whyYou: string;
  readonly labels: {
    readonly orderNumber: string;
    readonly orderDate: string;
    readonly article: string;
    readonly quantity: string;
    readonly amount: string;
    readonly subtotal: string;
    readonly shipping: string;
    readonly free: string;
    /** `{rate}` */
    readonly vatOnTop: string;
    readonly vatIncluded: string;
    readonly total: string;
    /** `{ending}` */
    readonly giftCard: string;
    /** `{method}` */
    readonly paidBy: string;
    readonly deliveryAddress: string;
    readonly billingAddress: string;
    readonly vatNumber: string;
    readonly pickupPoint: string;
    readonly warehouse: string;
    readonly delivery: string;
    readonly expected: string;
    readonly remarks: string;
    readonly sample: string;
    /** `{name}` */
    readonly forRecipient: string;
    readonly carrier: string;
    readonly trackingNumber: string;
    readonly creditNote: string;
  };
  readonly confirmation: LetterTexts & {
    readonly intro: string;
    readonly next: Readonly<Record<'home' | 'pickup-point' | 'pickup' | 'digital', string>>;
    readonly invoiceAttached: string;
    readonly button: string;
  };
  readonly paymentFailed: LetterTexts & {
    readonly reasons: Readonly<Record<'failed' | 'canceled' | 'expired', string>>;
    readonly cartKept: string;
    readonly cartGone: string;
    readonly toCart: string;
    readonly toShop: string;
  };
  readonly cancellation: LetterTexts & {
    readonly intro: string;
    readonly button: string;
    readonly ignore: string;
  };
  readonly shipped: LetterTexts & {
    readonly intro: string;
    readonly toPickupPoint: string;
    readonly withTracking: string;
    readonly button: string;
  };
  readonly readyForPickup: LetterTexts & { readonly intro: string };
  /** `{sender}`, `{amount}` */
  readonly giftCard: LetterTexts & {
    readonly intro: string;
    readonly code: string;
    readonly howToUse: string;
    readonly keepSafe: string;
    readonly button: string;
    readonly whyYou: string;
  };
  /** `{amount}`, `{number}` */
  readonly refund: LetterTexts & {
    readonly intro: string;
    readonly cameTooLate: string;
    /** `{amount}`, `{method}` */
    readonly toPayer: string;
    readonly toGiftCard: string;
    readonly creditNoteAttached: string;
  };
}
