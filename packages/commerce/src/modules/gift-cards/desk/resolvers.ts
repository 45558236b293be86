import { isCurrencyCode, money } from '@bowline/kit';
import type { Change, DeskContext } from '#desk';
import type { Resolvers } from '#desk-wire';
import { CodedRefusal, valueOrCode } from '#graphql';
import type { FoundGiftCard, GiftCardEntry, GiftCardsAdmin } from '../gift-cards-admin.ts';

export interface GiftCardsDesk extends DeskContext {
  readonly admin: { readonly giftCards: GiftCardsAdmin };
}

/** Rule 10. */
const highestMinor = 1_000_000;
const longestReason = 500;

const showCard = (
  { issuedAt, voidedAt, ...card }: FoundGiftCard,
  entries: readonly GiftCardEntry[] = [],
) => ({
  ...card,
  issuedAt: issuedAt.toISOString(),
  voidedAt: voidedAt?.toISOString() ?? null,
  entries: entries.map(({ madeAt, ...entry }) => ({ ...entry, madeAt: madeAt.toISOString() })),
});

function reasonOf(text: string): string {
  const reason = text.trim();
  if (reason === '' || reason.length > longestReason)
    throw new CodedRefusal('reason-length', { most: longestReason });
  return reason;
}

export const giftCardsDeskResolvers: Resolvers<GiftCardsDesk> = {
  Query: {
    async giftCards(_, question, { admin }) {
      const { cards, hasMore } = await admin.giftCards.search(question);
      return { cards: cards.map((card) => showCard(card)), hasMore };
    },
    async giftCard(_, { id }, { admin }) {
      const found = await admin.giftCards.find(id);
      return found && showCard(found.card, found.entries);
    },
  },
  Mutation: {
    async issueGiftCard(_, { amountMinor, currency, reason }, { admin }) {
      reasonOf(reason);
      if (!isCurrencyCode(currency)) throw new CodedRefusal('currency-not-known');
      if (amountMinor < 1 || amountMinor > highestMinor)
        throw new CodedRefusal('gift-card-amount', { most: highestMinor });
      const { id, giftCardCode } = await admin.giftCards.issue(money(amountMinor, currency));
      return { id, code: giftCardCode };
    },
    async blockGiftCard(_, { id, reason }, { admin }) {
      reasonOf(reason);
      valueOrCode(await admin.giftCards.block(id));
      return true;
    },
  },
};

const stateOf = async (id: number, { admin }: GiftCardsDesk) => {
  const found = await admin.giftCards.find(id);
  return found && { balanceMinor: found.card.balanceMinor, voidedAt: found.card.voidedAt };
};

/** How the log tells of each change; of codes it knows nothing. */
export const giftCardsChanges = {
  issueGiftCard: {
    subject: (_: object, answer: unknown) => {
      const id = (answer as { readonly id?: number } | null)?.id;
      return id === undefined ? null : `gift card ${id}`;
    },
    state: async (_: object, context: GiftCardsDesk, answer: unknown) => {
      const id = (answer as { readonly id?: number } | null)?.id;
      return id === undefined ? null : stateOf(id, context);
    },
  },
  blockGiftCard: {
    subject: ({ id }) => `gift card ${id}`,
    state: ({ id }, context) => stateOf(id, context),
  } satisfies Change<{ readonly id: number }, GiftCardsDesk>,
};
