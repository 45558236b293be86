/** How many times the bare server's CPU an answer may cost; of an order, the sum of as many bare answers as it has calls. */
export const bars: Readonly<Record<string, number>> = {
  'page: home': 45,
  'page: category': 45,
  'page: product': 45,
  'page: home, kept': 2,
  'page: category, kept': 2,
  'page: product, kept': 2,
  'graphql: product detail': 8,
  'graphql: category of 48': 16,
  'graphql: home': 8,
  'graphql: product detail, kept': 8,
  'graphql: category of 48, kept': 16,
  'graphql: home, kept': 8,
  'cart: add to cart': 6,
  'cart: guest order of 8 calls': 8,
  'cart: cart of 100 lines, coupon': 30,
};

/** Of the bare server's requests per second with the same bytes, what a kept page reaches at least. */
export const leastShareOfBare = 0.6;
