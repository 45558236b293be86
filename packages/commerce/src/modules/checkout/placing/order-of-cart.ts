import { billingAddressOf, type CartContext, type PricedCart, type PricedLine } from '#cart';
import { normalisedGiftCardCode } from '#gift-cards';
import { isDigitalContent, type NewOrder, type OrderLine, type OrderSnapshot } from '#orders';
import type { Consent } from './check-cart.ts';

export interface OrderFacts extends Consent {
  readonly paymentMethod: string;
  readonly stockUnits: number;
}

/** Orders rule 1: everything about a cart that was checked, as it is at this moment. */
export function orderOfCart(priced: PricedCart, facts: OrderFacts, context: CartContext): NewOrder {
  const { cart, breakdown } = priced;
  if (cart.email === null) throw new Error(`Cart ${cart.id} has no e-mail address`);
  return {
    cartMaskedId: cart.maskedId,
    customerId: cart.customerId,
    status: 'pending_payment',
    placedAt: context.now,
    storeCode: context.store.code,
    email: cart.email,
    currency: breakdown.currency,
    grandTotal: breakdown.grandTotal,
    toPay: breakdown.toPay,
    paymentMethod: facts.paymentMethod,
    snapshot: snapshotOf(priced, facts, context),
  };
}

function snapshotOf(priced: PricedCart, facts: OrderFacts, context: CartContext): OrderSnapshot {
  const { cart, breakdown, isDigital } = priced;
  const billingAddress = billingAddressOf(cart);
  const lines = priced.lines.map((line) => lineOf(line, context));
  if (!billingAddress) throw new Error(`Cart ${cart.id} has no billing address`);
  return {
    locale: context.store.locale,
    lines,
    breakdown: {
      ...breakdown,
      giftCards: breakdown.giftCards.map(({ code, amount }) => ({ code: endingOf(code), amount })),
    },
    shippingAddress: isDigital ? null : cart.shippingAddress,
    billingAddress: cart.isBusinessOrder
      ? {
          ...billingAddress,
          company: cart.company ?? billingAddress.company,
          vatNumber: cart.vatEvidence?.number ?? billingAddress.vatNumber,
        }
      : billingAddress,
    shipping: shippingOf(priced),
    isBusinessOrder: cart.isBusinessOrder,
    remarks: cart.remarks,
    couponCode: priced.coupon?.code ?? null,
    tax: taxOf(priced),
    exchangeRatePerMillion: context.pricing.view().ratePerMillion,
    termsVersion: context.settings.termsVersion,
    isTermsAgreementExplicit: facts.termsVersion !== null,
    ...(facts.content && lines.some(isDigitalContent) && { contentConsent: facts.content }),
    ...(cart.purchaseOrderNumber !== null && { purchaseOrderNumber: cart.purchaseOrderNumber }),
    stockUnits: facts.stockUnits,
  };
}

/** Orders rule 11. */
function endingOf(code: string): string {
  return normalisedGiftCardCode(code).slice(-4);
}

function shippingOf({ cart, chosenShipping }: PricedCart): OrderSnapshot['shipping'] {
  if (!chosenShipping) return null;
  const { carrier, method, carrierName, earliestDate, latestDate } = chosenShipping;
  return { carrier, method, carrierName, pickupPoint: cart.pickupPoint, earliestDate, latestDate };
}

function taxOf({ cart: { vatEvidence }, treatment }: PricedCart): OrderSnapshot['tax'] {
  return {
    kind: treatment.kind,
    basisPoints: treatment.basisPoints,
    vatNumber: vatEvidence?.number ?? null,
    vatEvidence: vatEvidence && {
      source: vatEvidence.source,
      reference: vatEvidence.reference,
      checkedAt: vatEvidence.checkedAt.toISOString(),
    },
    isMarked: vatEvidence?.source === 'earlier-answer' || vatEvidence?.source === 'none',
  };
}

function lineOf({ line, record, product, taxClass }: PricedLine, { catalog }: CartContext): OrderLine {
  const { thing, giftCard } = line;
  if (!thing || !record || !product) throw new Error(`Line ${line.id} of a cart cannot be ordered`);
  const book = catalog.book();
  return {
    id: String(line.id),
    kind: line.kind === 'variant' ? 'product' : line.kind,
    sku: line.sku,
    parentSku: thing.parentId === null ? null : product.sku,
    urlKey: product.urlKey,
    name: product.name,
    options: (record.chosenOptionIds ?? []).flatMap((optionId) => {
      const option = book.option(optionId);
      return option ? [{ label: book.byId(option.attributeId)?.label ?? '', value: option.label }] : [];
    }),
    imageFile: record.image?.file ?? product.image?.file ?? null,
    quantityHundredths: line.quantityHundredths,
    weightGrams: thing.kind === 'simple' ? (record.weightG ?? 0) : 0,
    lengthCm: thing.lengthCm,
    isShipped: thing.kind === 'simple' || thing.kind === 'sample',
    taxClass,
    stock: thing.pool && { poolKey: thing.pool.key, unitsPerPiece: thing.pool.unitsPerPiece },
    giftCard: giftCard && {
      senderName: giftCard.senderName,
      senderEmail: giftCard.senderEmail,
      recipientName: giftCard.recipientName,
      recipientEmail: giftCard.recipientEmail,
      message: giftCard.message,
      deliverOn: giftCard.deliverOn ?? null,
    },
  };
}
