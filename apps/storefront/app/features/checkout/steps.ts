/** Decision D6: the order of the steps. */
export const steps = ['customer', 'shipping', 'billing', 'payment'] as const;
export type Step = (typeof steps)[number];

export const stepPaths: Readonly<Record<Step | 'cart', string>> = {
  cart: '/checkout/cart',
  customer: '/checkout/customer',
  shipping: '/checkout/shipping',
  billing: '/checkout/billing',
  payment: '/checkout/payment',
};

/** Specification 8, `qtyNotAvailable`: the cart tells, and shows what it is about. */
export const cartThatLostStock = `${stepPaths.cart}?news=qtyNotAvailable`;

/** The form of the cart that orders as last time. */
export const expressIntent = 'express';

/** What the steps have brought together so far. */
export interface Progress {
  /** Something is in the cart, and it is worth enough. */
  readonly isOrderable: boolean;
  /** All that is in the cart can still be had. */
  readonly isAvailable: boolean;
  readonly isDigital: boolean;
  readonly hasEmail: boolean;
  /** A business order names its company; any other is complete without. */
  readonly hasCompanyIfNeeded: boolean;
  readonly hasShippingAddress: boolean;
  readonly hasShippingMethod: boolean;
  readonly hasBillingAddress: boolean;
}

/** Digital goods are not shipped. */
export function stepsFor({ isDigital }: Pick<Progress, 'isDigital'>): readonly Step[] {
  return isDigital ? steps.filter((step) => step !== 'shipping') : steps;
}

/** The furthest a visitor may go; whoever asks for more starts there. */
export function earliestIncompleteStep(progress: Progress): Step | 'cart' {
  if (!progress.isOrderable || !progress.isAvailable) return 'cart';
  if (!progress.hasEmail || !progress.hasCompanyIfNeeded) return 'customer';
  const isShippable = progress.hasShippingAddress && progress.hasShippingMethod;
  if (!progress.isDigital && !isShippable) return 'shipping';
  return progress.hasBillingAddress ? 'payment' : 'billing';
}

/** Where a visitor who asks for a step is sent instead; undefined when the step may be shown. */
export function redirectFor(wanted: Step, progress: Progress): string | undefined {
  const furthest = earliestIncompleteStep(progress);
  if (furthest === 'cart') return progress.isAvailable ? stepPaths.cart : cartThatLostStock;
  if (steps.indexOf(wanted) > steps.indexOf(furthest)) return stepPaths[furthest];
  return stepsFor(progress).includes(wanted) ? undefined : stepPaths[furthest];
}

export function stepAfter(step: Step, progress: Pick<Progress, 'isDigital'>): Step {
  const all = stepsFor(progress);
  return all[all.indexOf(step) + 1] ?? 'payment';
}
