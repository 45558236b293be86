import { attributeResolvers } from './attributes/resolvers.ts';
import { categoryResolvers } from './categories/resolvers.ts';
import { configurableResolvers } from './configurable/resolvers.ts';
import { cordResolvers } from './cords/resolvers.ts';
import { listingResolvers } from './listing/resolvers.ts';
import { giftCardResolvers } from './products/gift-card-resolvers.ts';
import { productResolvers } from './products/resolvers.ts';

const file = (path: string) => new URL(path, import.meta.url);

export const catalogGraphql = [
  { file: file('./attributes/attributes.graphql'), resolvers: attributeResolvers },
  { file: file('./categories/categories.graphql'), resolvers: categoryResolvers },
  { file: file('./products/products.graphql'), resolvers: { ...productResolvers, ...giftCardResolvers } },
  { file: file('./products/kinds-not-sold.graphql'), resolvers: {} },
  { file: file('./cords/cords.graphql'), resolvers: cordResolvers },
  { file: file('./configurable/configurable.graphql'), resolvers: configurableResolvers },
  { file: file('./listing/listing.graphql'), resolvers: listingResolvers },
];
