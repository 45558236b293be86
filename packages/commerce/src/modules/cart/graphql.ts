import { cartResolvers } from './graphql/cart-resolvers.ts';
import { deliveryResolvers } from './graphql/delivery-resolvers.ts';
import { detailResolvers } from './graphql/detail-resolvers.ts';
import { giftCardOptionResolvers } from './graphql/gift-card-options.ts';
import { lineResolvers } from './graphql/line-resolvers.ts';
import { pickupLocationResolvers } from './graphql/pickup-location-resolvers.ts';

const file = (name: string) => new URL(`./graphql/${name}.graphql`, import.meta.url);

export const cartGraphql = [
  { file: file('cart'), resolvers: cartResolvers },
  { file: file('cart-items'), resolvers: giftCardOptionResolvers },
  { file: file('cart-lines'), resolvers: lineResolvers },
  { file: file('cart-details'), resolvers: detailResolvers },
  { file: file('estimate'), resolvers: deliveryResolvers },
  { file: file('pickup-locations'), resolvers: pickupLocationResolvers },
];
