import { shop } from '@bowline/markets';
import { checkPage, checkRange, readThings } from '#catalog';
import { valueOrRefusal } from '#graphql';
import { canCollectFrom, warehouseCode } from '#shipping';
import { textsOf } from '#texts';
import type { QueryPickupLocationsArguments, Resolvers } from '#wire';
import type { CartContext } from '../context.ts';
import { fulfils } from './filter-type.ts';

/** Shipping rule 11 in the shape of Magento's in-store pickup. */
export const pickupLocationResolvers = {
  Query: {
    pickupLocations: async (_, wish, context) => {
      const page = valueOrRefusal(checkPage(wish, context.maximumPageSize));
      const warehouse = showWarehouse(context);
      const isWanted =
        isInArea(wish, context) && fitsFilters(warehouse, wish) && (await isHandedOut(wish, context));
      const items = isWanted ? [warehouse] : [];
      return {
        items,
        totalCount: items.length,
        pageInfo: valueOrRefusal(checkRange(page, items.length)),
      };
    },
  },
} satisfies Resolvers<CartContext>;

function showWarehouse({ store }: CartContext) {
  const { warehouse, shippingMethods } = textsOf('cart', store.locale);
  const { street, postalCode, city, location, email, phone } = shop.company;
  return {
    pickupLocationCode: warehouseCode,
    name: warehouse,
    email,
    fax: null,
    contactName: shop.legalName,
    description: shippingMethods.pickup,
    ...location,
    countryId: shop.country,
    regionId: null,
    region: null,
    city,
    street,
    postcode: postalCode,
    phone,
  };
}

type Warehouse = ReturnType<typeof showWarehouse>;

function isInArea({ area }: QueryPickupLocationsArguments, { store, settings }: CartContext): boolean {
  if (!area) return true;
  const [, country] = /:\s*([A-Za-z]{2})\s*$/.exec(area.search_term) ?? [];
  return canCollectFrom(country?.toUpperCase() ?? store.market.country, settings);
}

function fitsFilters(warehouse: Warehouse, { filters }: QueryPickupLocationsArguments): boolean {
  const { name, street, postcode, city, region } = warehouse;
  const texts: Readonly<Record<string, string | null>> = {
    name,
    street,
    postcode,
    city,
    region,
    pickup_location_code: warehouse.pickupLocationCode,
    country_id: warehouse.countryId,
    region_id: warehouse.regionId,
  };
  return Object.entries(filters ?? {}).every(
    ([field, filter]) => !filter || fulfils(texts[field] ?? null, filter),
  );
}

/** Nothing that arrives by mail is collected, and nothing that is not sold. */
async function isHandedOut(
  { productsInfo }: QueryPickupLocationsArguments,
  { carts }: CartContext,
): Promise<boolean> {
  const skus = (productsInfo ?? []).flatMap((info) => info?.sku ?? []);
  if (skus.length === 0) return true;
  const { sold, variants } = await readThings(carts.reading, skus);
  return skus.every((sku) => {
    const kind = sold.get(sku.toLowerCase())?.kind;
    return kind === 'simple' || kind === 'sample' || variants.has(sku.toLowerCase());
  });
}
