import { localeNames } from '@bowline/markets';
import type { Change, DeskContext } from '#desk';
import type { Resolvers } from '#desk-wire';
import { CodedRefusal, valueOrCode } from '#graphql';
import type { RulesAdmin, RuleWish } from '../rules.ts';
import type { SearchDesk } from '../search-desk.ts';

export interface RulesDesk extends DeskContext {
  readonly admin: { readonly searchRules: RulesAdmin; readonly search: SearchDesk };
}

type Nullable<Value> = Value | null | undefined;

interface SentRule {
  readonly locale: string;
  readonly query: string;
  readonly pinned: readonly Nullable<string>[];
  readonly hidden: readonly Nullable<string>[];
  readonly boosted: readonly Nullable<string>[];
  readonly startsOn?: Nullable<string>;
  readonly endsOn?: Nullable<string>;
}

function wishOf({ locale, query, startsOn, endsOn, ...sent }: SentRule): RuleWish {
  const skus = (list: readonly Nullable<string>[]) => list.filter((sku) => typeof sku === 'string');
  return {
    ...{ locale, query, startsOn: startsOn || null, endsOn: endsOn || null },
    ...{ pinned: skus(sent.pinned), hidden: skus(sent.hidden), boosted: skus(sent.boosted) },
  };
}

export const rulesDeskResolvers: Resolvers<RulesDesk> = {
  Query: {
    searchRules: (_, { locale }, { admin }) => admin.searchRules.list(locale),
    searchRule: (_, { id }, { admin }) => admin.searchRules.find(id),
    async searchPreview(_, { rule }, { admin }) {
      const fact = valueOrCode(await admin.searchRules.factOf(wishOf(rule)));
      const locale = localeNames.find((name) => name === rule.locale);
      if (!locale) throw new CodedRefusal('locale-not-known');
      const [without, following] = await Promise.all([
        admin.search.preview(locale, fact.query, null),
        admin.search.preview(locale, fact.query, { ...fact, from: null, until: null }),
      ]);
      return without && following && { without, with: following };
    },
  },
  Mutation: {
    keepSearchRule: async (_, { id, rule }, { admin }) =>
      valueOrCode(await admin.searchRules.keep(wishOf(rule), id ?? null)),
    async removeSearchRule(_, { id }, { admin }) {
      valueOrCode(await admin.searchRules.remove(id));
      return true;
    },
  },
};

/** How the log tells of each change. */
export const rulesChanges = {
  keepSearchRule: {
    subject: ({ rule }) => `search rule ${rule.locale} ${rule.query.slice(0, 60)}`,
    state: async ({ id }, { admin }) => (typeof id === 'number' ? admin.searchRules.find(id) : null),
  } satisfies Change<{ readonly id?: Nullable<number>; readonly rule: SentRule }, RulesDesk>,
  removeSearchRule: {
    subject: ({ id }) => `search rule ${id}`,
    state: ({ id }, { admin }) => admin.searchRules.find(id),
  } satisfies Change<{ readonly id: number }, RulesDesk>,
};
