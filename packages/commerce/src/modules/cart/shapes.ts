import type { LineError } from './graphql/line-errors.ts';
import type { ShownCart } from './graphql/show-cart.ts';
import type { ShownLine } from './graphql/show-line.ts';

/** Our own shapes behind types of the schema; `never` where the shop has nothing of that kind. */
export interface CartShapes {
  Cart: ShownCart;
  ConfigurableCartItem: ShownLine;
  GiftCardCartItem: Extract<ShownLine, { typeName: 'GiftCardCartItem' }>;
  SimpleCartItem: ShownLine;
  VirtualCartItem: ShownLine;
  BundleCartItem: never;
  DownloadableCartItem: never;
  Error: LineError;
}
