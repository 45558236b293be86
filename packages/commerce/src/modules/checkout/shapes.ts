import type { ShownItem } from './graphql/show-order-items.ts';

/** Our own shapes behind types of the schema; `never` where the shop has nothing of that kind. */
export interface CheckoutShapes {
  OrderItemInterface: ShownItem;
  BundleOrderItem: never;
  DownloadableOrderItem: never;
  BundleInvoiceItem: never;
  DownloadableInvoiceItem: never;
  BundleCreditMemoItem: never;
  DownloadableCreditMemoItem: never;
  BundleShipmentItem: never;
}
