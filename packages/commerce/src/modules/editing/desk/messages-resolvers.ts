import { atDesk, type Change, type DeskContext } from '#desk';
import type { Resolvers } from '#desk-wire';
import { valueOrCode } from '#graphql';
import type { MessagesAdmin } from '../messages/messages-admin.ts';

export interface MessagesDesk extends DeskContext {
  readonly admin: { readonly messages: MessagesAdmin };
}

const authorOf = (context: MessagesDesk): string => atDesk(context).name;

export const messagesDeskResolvers: Resolvers<MessagesDesk> = {
  Query: {
    shopMessages: (_, question, { admin }) => admin.messages.list(question),
    shopMessage: (_, { key }, { admin }) => admin.messages.file(key),
  },
  Mutation: {
    async changeShopMessage(_, wish, context) {
      const texts = wish.texts.filter((text) => text !== null);
      valueOrCode(await context.admin.messages.change({ ...wish, texts }, authorOf(context)));
      return true;
    },
    async restoreShopMessage(_, wish, context) {
      valueOrCode(await context.admin.messages.restore(wish, authorOf(context)));
      return true;
    },
  },
};

const ofMessage: Change<{ readonly key: string }, MessagesDesk> = {
  subject: ({ key }) => `message ${key}`,
  state: ({ key }, { admin }) => admin.messages.own(key),
};

/** How the log tells of each change (rule 7). */
export const messagesChanges = { changeShopMessage: ofMessage, restoreShopMessage: ofMessage };
