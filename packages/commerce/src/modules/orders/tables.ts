import type { ColumnType, Generated, GeneratedAlways } from '@bowline/database';
import type { OrderAddress, OrderLine } from './model.ts';
import type { OrderStatus } from './order-status.ts';
import type { PastItem, PastStatus } from './past-orders/past-orders.ts';
import type { Stored } from './shapes/upgrade.ts';

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
    snapshot: Json<Stored>;
    delivery_address: Generated<OrderAddress | null>;
    erased_at: Generated<Date | null>;
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
    delivered_at: Generated<Date | null>;
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
    /** Of the total; what gift cards paid or get back. */
    gift_card_minor: Generated<number>;
    document: Json<Stored>;
    erased_at: Generated<Date | null>;
  };
  order_line: {
    order_id: number;
    line: string;
    position: number;
    kind: OrderLine['kind'];
    sku: string;
    parent_sku: string | null;
    name: string;
    quantity_hundredths: number;
    is_shipped: boolean;
    tax_class: string;
    vat_basis_points: number;
    unit_excl_minor: number;
    unit_incl_minor: number;
    row_excl_minor: number;
    row_incl_minor: number;
    discount_minor: number;
    total_excl_minor: number;
    total_tax_minor: number;
    total_incl_minor: number;
    stock_pool_key: string | null;
    stock_units_per_piece: number | null;
  };
  shipment_line: { shipment_id: number; order_id: number; line: string; quantity_hundredths: number };
  canceled_line: {
    id: GeneratedAlways<number>;
    order_id: number;
    line: string;
    quantity_hundredths: number;
    canceled_at: Date;
  };
  credit_line: {
    invoice_id: number;
    order_id: number;
    line: string | null;
    vat_basis_points: number;
    quantity_hundredths: number;
    excl_minor: number;
    tax_minor: number;
    incl_minor: number;
  };
  past_order: {
    id: GeneratedAlways<number>;
    source: string;
    number: string;
    customer_id: number;
    placed_at: Date;
    status: PastStatus;
    currency: string;
    grand_total_minor: number;
    items: Json<readonly PastItem[]>;
  };
  order_search: { order_id: number; words: string };
}
