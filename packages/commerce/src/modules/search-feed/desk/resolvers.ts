import { localeNames } from '@bowline/markets';
import type { Change, DeskContext } from '#desk';
import type { Resolvers } from '#desk-wire';
import { CodedRefusal, valueOrCode } from '#graphql';
import type { SearchDesk } from '../search-desk.ts';
import type { SynonymsAdmin } from '../synonyms.ts';

export interface SearchRoomDesk extends DeskContext {
  readonly admin: { readonly synonyms: SynonymsAdmin; readonly search: SearchDesk };
}

const mostQueries = 50;

export const searchDeskResolvers: Resolvers<SearchRoomDesk> = {
  Query: {
    synonyms: (_, { language }, { admin }) => admin.synonyms.list(language),
    searches(_, { locale: wished }, { admin }) {
      const locale = localeNames.find((name) => name === wished);
      if (!locale) throw new CodedRefusal('locale-not-known');
      return {
        popular: admin.search.popular(locale, mostQueries),
        empty: admin.search.empty(locale, mostQueries),
      };
    },
    indexing(_, __, { admin }) {
      const state = admin.search.progress();
      if (!state) return null;
      const { isBuilding, builtLocales, locales, lastBuild } = state;
      return {
        ...{ isBuilding, builtLocales, locales },
        products: lastBuild?.products ?? null,
        seconds: lastBuild?.seconds ?? null,
      };
    },
  },
  Mutation: {
    async replaceSynonyms(_, { language, synonyms }, { admin }) {
      const entries = synonyms.flatMap((entry) =>
        entry ? [{ input: entry.input ?? null, words: entry.words.filter((word) => word !== null) }] : [],
      );
      valueOrCode(await admin.synonyms.replace(language, entries));
      return true;
    },
    rebuildIndices(_, __, { admin }) {
      if (!admin.search.progress()) throw new CodedRefusal('search-elsewhere');
      admin.search.rebuild();
      return true;
    },
  },
};

/** How the log tells of each change. */
export const searchChanges = {
  replaceSynonyms: {
    subject: ({ language }) => `synonyms ${language}`,
    state: ({ language }, { admin }) => admin.synonyms.list(language),
  } satisfies Change<{ readonly language: string }, SearchRoomDesk>,
  rebuildIndices: {
    subject: () => 'search indices',
    state: async (_: object, { admin }: SearchRoomDesk) => admin.search.progress(),
  },
};
