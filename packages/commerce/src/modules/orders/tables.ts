import type { ColumnType, Generated, GeneratedAlways } from '@bowline/database';
import type { InvoiceDocument } from './invoice-document.ts';
import type { OrderSnapshot } from './model.ts';
import type { OrderStatus } from './order-status.ts';

type Json<Value> = ColumnType<Value, string, never>;

export interface OrdersTables {
  shop_order: {
    id: GeneratedAlways<number>;
    number: Generated<string>;
    token: string;
    cart_masked_id: string;
    customer_id: number | null;
    status: OrderStatus;
    placed_at: Date;
    store_code: string;
    email: string;
    currency: string;
    grand_total_minor: number;
    to_pay_minor: number;
    payment_method: string;
    snapshot: Json<OrderSnapshot>;
  };
  order_event: {
    id: GeneratedAlways<number>;
    order_id: number;
    kind: string;
    details: Json<Record<string, unknown>>;
    happened_at: Date;
  };
  shipment: {
    id: GeneratedAlways<number>;
    order_id: number;
    carrier: string;
    tracking_number: string | null;
    shipped_at: Date;
  };
  order_cancellation_request: { order_id: number; key_hash: Buffer; reason: string; requested_at: Date };
  invoice_counter: { series: 'invoice' | 'credit-note'; year: number; last_number: number };
  invoice: {
    id: GeneratedAlways<number>;
    series: 'invoice' | 'credit-note';
    number: string;
    order_id: number;
    issued_at: Date;
    currency: string;
    total_minor: number;
    document: Json<InvoiceDocument>;
  };
}
