import { sql } from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import { isClosedDay } from '#shipping';
import { addDays, type Day, raiseShopDataVersion, type ShopDataPart } from '#stores';
import type { CommerceDatabase } from '#tables';

/** Somebody is there from one time to the other, by the clock of the shop's own country; days count from 1, Monday. */
export interface OpenSpan {
  readonly weekday: number;
  readonly opens: string;
  readonly closes: string;
}

/** By place: the store, or a way to reach the shop. */
export type OpeningHours = ReadonlyMap<string, readonly OpenSpan[]>;

/** All of them, in memory. */
export const openingHours: ShopDataPart<OpeningHours> = {
  name: 'opening-hours',
  async load(connection) {
    const rows = await connection
      .selectFrom('opening_hours')
      .selectAll()
      .orderBy('place')
      .orderBy('weekday')
      .orderBy('opens')
      .execute();
    return new Map(
      [...Map.groupBy(rows, ({ place }) => place)].map(([place, spans]) => [
        place,
        spans.map(({ weekday, opens, closes }) => ({ weekday, opens, closes })),
      ]),
    );
  },
};

/** Further than anybody asks when the shop opens next. */
const daysAhead = 60;

/** Rule 11: the days from today on on which nobody is there, whatever the day of the week. */
export function closedDatesFrom(today: Day, closedDays: ReadonlySet<Day>): readonly Day[] {
  const days = Array.from({ length: daysAhead }, (_, inDays) => addDays(today, inDays));
  return days.filter((day) => isClosedDay(day, closedDays));
}

export type OpeningHoursRefusal =
  | { readonly code: 'hours-place-not-valid'; readonly details: { readonly place: string } }
  | { readonly code: 'hours-not-valid'; readonly details: { readonly must: string } };

/** Changes of opening hours by the merchant. */
export interface OpeningHoursAdmin {
  /** Rule 10: in place of all that this place had; no span at all says that nobody is there at fixed hours. */
  set(place: string, spans: readonly OpenSpan[]): Promise<Result<undefined, OpeningHoursRefusal>>;
}

const mostSpans = 21;
const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

export function createOpeningHoursAdmin(database: CommerceDatabase): OpeningHoursAdmin {
  return {
    async set(place, spans) {
      if (!/^[a-z][a-z-]{0,31}$/.test(place)) return refuse('hours-place-not-valid', { place });
      const must = problemOf(spans);
      if (must) return refuse('hours-not-valid', { must });
      await database.transaction(async (transaction) => {
        await sql`delete from opening_hours where place = ${place}`.execute(transaction);
        for (const { weekday, opens, closes } of spans) {
          await transaction.insertInto('opening_hours').values({ place, weekday, opens, closes }).execute();
        }
        await raiseShopDataVersion(transaction);
      });
      return ok();
    },
  };
}

/** Ends the sentence "Opening hours must …"; null when they are in order. */
function problemOf(spans: readonly OpenSpan[]): string | null {
  if (spans.length > mostSpans) return `be at most ${mostSpans} spans`;
  const isWritten = ({ weekday, opens, closes }: OpenSpan) =>
    Number.isInteger(weekday) &&
    weekday >= 1 &&
    weekday <= 7 &&
    timeOfDay.test(opens) &&
    timeOfDay.test(closes);
  if (!spans.every(isWritten)) return 'name days from 1 (Monday) to 7 and times such as 08:30';
  const sorted = spans.toSorted(
    (one, other) => one.weekday - other.weekday || one.opens.localeCompare(other.opens),
  );
  const isInOrder = ({ weekday, opens, closes }: OpenSpan, index: number) => {
    const before = sorted[index - 1];
    return opens < closes && (before?.weekday !== weekday || before.closes <= opens);
  };
  return sorted.every(isInOrder) ? null : 'open before they close, one after the other';
}
