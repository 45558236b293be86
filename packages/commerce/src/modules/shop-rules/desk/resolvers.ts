import type { OpeningHoursAdmin } from '#contact';
import type { Change, DeskContext } from '#desk';
import type { Resolvers } from '#desk-wire';
import { CodedRefusal, valueOrCode } from '#graphql';
import { carrierNames, isCarrierCode, type ShippingAdmin } from '#shipping';
import { defaultSettings, isDay, isSettingName, localTime, type SettingsAdmin, settingRules } from '#stores';
import type { VatRatesAdmin } from '#tax';
import type { ShopRulesAdmin } from '../shop-rules-admin.ts';

export interface ShopRulesDesk extends DeskContext {
  readonly admin: {
    readonly shopRules: ShopRulesAdmin;
    readonly vatRates: VatRatesAdmin;
    readonly shipping: ShippingAdmin;
    readonly openingHours: OpeningHoursAdmin;
    readonly settings: SettingsAdmin;
  };
}

const longestValue = 4_000;
const kindOf = (kind: string) => (kind === 'pickup-point' ? 'pickup-point' : 'home');

const withName = <Rate extends { readonly carrier: string }>(rate: Rate) => ({
  ...rate,
  carrierName: isCarrierCode(rate.carrier) ? carrierNames[rate.carrier] : rate.carrier,
});

const present = <Item>(items: readonly (Item | null)[]): readonly Item[] =>
  items.filter((item): item is Item => item !== null);

/** Settings are JSON of any shape; what is none is refused as one that does not fit. */
function valueOfJson(name: string, text: string): never {
  if (!isSettingName(name)) throw new CodedRefusal('setting-not-known', { name });
  try {
    if (text.length <= longestValue) return JSON.parse(text) as never;
  } catch {
    // Refused below, in the same words as what is too long.
  }
  throw new CodedRefusal('setting-not-valid', { name, must: settingRules[name].must });
}

export const shopRulesDeskResolvers: Resolvers<ShopRulesDesk> = {
  Query: {
    async vatRates(_, __, { admin, now }) {
      const { day: today } = localTime(now, defaultSettings.timeZone);
      return (await admin.vatRates.list()).map((rate) => ({ ...rate, isPlanned: rate.validFrom > today }));
    },
    vatRatePreview(_, change, { admin }) {
      if (!isDay(change.validFrom))
        throw new CodedRefusal('vat-day-not-valid', { validFrom: change.validFrom });
      return admin.shopRules.previewVat(change);
    },
    async shippingRules(_, __, { admin }) {
      const { zones } = await admin.shopRules.shipping();
      return zones.map((zone) => ({ ...zone, rates: zone.rates.map(withName) }));
    },
    closedDays: (_, __, { admin }) => admin.shopRules.closedDays(),
    openingHours: (_, __, { admin }) => admin.shopRules.openingHours(),
    async shopSettings(_, __, { admin }) {
      const decided = await admin.settings.decided();
      return Object.keys(settingRules)
        .filter(isSettingName)
        .map((name) => ({
          name,
          value: JSON.stringify(decided[name] ?? defaultSettings[name]),
          byDefault: JSON.stringify(defaultSettings[name]),
          isDecided: decided[name] !== undefined,
          must: settingRules[name].must,
        }));
    },
    closedDayPreview(_, { day }, { admin }) {
      if (!isDay(day)) throw new CodedRefusal('day-not-valid', { day });
      return admin.shopRules.previewClosedDay(day);
    },
    shippingRatePreview: (_, band, { admin }) => admin.shopRules.previewShippingRate(band),
    freeShippingPreview: (_, { zone, freeFromMinor }, { admin }) =>
      admin.shopRules.previewFreeShipping({ zone, freeFromMinor: freeFromMinor ?? null }),
    couponPreview: (_, coupon, { admin }) => admin.shopRules.previewCoupon(coupon),
    ordersBelow: (_, { minimumMinor }, { admin }) => admin.shopRules.ordersBelow(minimumMinor),
  },
  Mutation: {
    async setVatRate(_, change, { admin }) {
      valueOrCode(await admin.vatRates.set({ ...change, validFrom: change.validFrom as never }));
      return true;
    },
    async cancelVatRate(_, change, { admin }) {
      valueOrCode(await admin.vatRates.cancel({ ...change, validFrom: change.validFrom as never }));
      return true;
    },
    async setShippingRate(_, { kind, ...rate }, { admin }) {
      valueOrCode(await admin.shipping.setRate({ ...rate, kind: kindOf(kind) }));
      return true;
    },
    async removeShippingRate(_, { kind, ...band }, { admin }) {
      valueOrCode(await admin.shipping.removeRate({ ...band, kind: kindOf(kind) }));
      return true;
    },
    async setFreeShippingFrom(_, { zone, freeFromMinor }, { admin }) {
      valueOrCode(await admin.shipping.setFreeFrom(zone, freeFromMinor ?? null));
      return true;
    },
    async closeDay(_, { day, reason }, { admin }) {
      valueOrCode(await admin.shipping.closeDay(day as never, reason));
      return true;
    },
    async openDay(_, { day }, { admin }) {
      valueOrCode(await admin.shipping.openDay(day as never));
      return true;
    },
    async setOpeningHours(_, { place, spans }, { admin }) {
      valueOrCode(await admin.openingHours.set(place, present(spans)));
      return true;
    },
    async decideSetting(_, { name, value }, { admin }) {
      if (typeof value === 'string') {
        const decided = valueOfJson(name, value);
        valueOrCode(await admin.settings.decide(name as never, decided));
      } else {
        valueOrCode(await admin.settings.withdraw(name as never));
      }
      return true;
    },
  },
};

const vat: Change<{ readonly country: string; readonly taxClass: string }, ShopRulesDesk> = {
  subject: () => 'VAT rates',
  state: async ({ country, taxClass }, { admin }) =>
    (await admin.vatRates.list()).filter((rate) => rate.country === country && rate.taxClass === taxClass),
};

const shipping: Change<{ readonly zone: string }, ShopRulesDesk> = {
  subject: () => 'shipping',
  state: async ({ zone }, { admin }) =>
    (await admin.shopRules.shipping()).zones.find(({ key }) => key === zone) ?? null,
};

const closedDays: Change<{ readonly day: string }, ShopRulesDesk> = {
  subject: () => 'closed days',
  state: async ({ day }, { admin }) =>
    (await admin.shopRules.closedDays()).find((closed) => closed.day === day) ?? null,
};

/** Rule 5. */
export const shopRulesChanges = {
  setVatRate: vat,
  cancelVatRate: vat,
  setShippingRate: shipping,
  removeShippingRate: shipping,
  setFreeShippingFrom: shipping,
  closeDay: closedDays,
  openDay: closedDays,
  setOpeningHours: {
    subject: () => 'opening hours',
    state: async ({ place }: { readonly place: string }, { admin }: ShopRulesDesk) =>
      (await admin.shopRules.openingHours()).filter((span) => span.place === place),
  },
  decideSetting: {
    subject: () => 'settings',
    state: async ({ name }: { readonly name: string }, { admin }: ShopRulesDesk) => ({
      [name]: ((await admin.settings.decided()) as Readonly<Record<string, unknown>>)[name] ?? null,
    }),
  },
};
