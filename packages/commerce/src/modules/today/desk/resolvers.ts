import type { DeskContext } from '#desk';
import type { Resolvers } from '#desk-wire';
import type { VisitsAdmin } from '#visits';
import type { TodayAdmin } from '../module.ts';

export interface TodayDesk extends DeskContext {
  readonly admin: { readonly today: TodayAdmin; readonly visits: VisitsAdmin };
}

const vitalDays = 7;

export const todayDeskResolvers: Resolvers<TodayDesk> = {
  Query: {
    async today(_, __, { admin, now }) {
      const [counts, { today, days }, vitals] = await Promise.all([
        admin.today.counts(now),
        admin.today.sales(now),
        admin.visits.vitals(vitalDays),
      ]);
      return { ...counts, day: today, sales: days, vitals };
    },
  },
};
