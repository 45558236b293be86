import { type LocaleName, localeNames } from '@bowline/markets';
import type { DeskContext } from '#desk';
import type { Resolvers } from '#desk-wire';
import type { VisitsAdmin } from '#visits';
import type { TodayAdmin } from '../module.ts';

export interface TodayDesk extends DeskContext {
  readonly admin: {
    readonly today: TodayAdmin;
    readonly visits: VisitsAdmin;
    /** Of a module that comes later: asked for no more than it says here. */
    readonly search: { empty(locale: LocaleName, limit: number): readonly unknown[] };
  };
}

const vitalDays = 7;
const mostSearches = 100;

export const todayDeskResolvers: Resolvers<TodayDesk> = {
  Query: {
    async today(_, __, { admin, now }) {
      const [counts, { today, days }, vitals] = await Promise.all([
        admin.today.counts(now),
        admin.today.sales(now),
        admin.visits.vitals(vitalDays),
      ]);
      const searchesEmpty = localeNames.reduce(
        (sum, locale) => sum + admin.search.empty(locale, mostSearches).length,
        0,
      );
      return { ...counts, searchesEmpty, day: today, sales: days, vitals };
    },
  },
};
