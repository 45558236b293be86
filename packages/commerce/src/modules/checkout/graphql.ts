import { checkoutResolvers } from './graphql/resolvers.ts';

const file = (name: string) => new URL(`./graphql/${name}.graphql`, import.meta.url);

export const checkoutGraphql = [
  { file: file('checkout'), resolvers: checkoutResolvers },
  { file: file('order'), resolvers: {} },
  { file: file('order-items'), resolvers: {} },
  { file: file('order-documents'), resolvers: {} },
];
