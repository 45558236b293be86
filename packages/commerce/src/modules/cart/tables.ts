import type { ColumnType, Generated, GeneratedAlways } from '@bowline/database';
import type { PaymentDetails } from '#payments';
import type { PickupPoint } from '#shipping';
import type { TaxKind, VatEvidence } from '#tax';
import type { Address, GiftCardWish, LineKind } from './model.ts';

/** Read as it was stored; written as text, so that the driver does not take arrays for PostgreSQL's own. */
type Json<Value> = ColumnType<Value | null, string | null, string | null>;

export interface CartTables {
  cart: {
    id: GeneratedAlways<number>;
    masked_id: string;
    customer_id: number | null;
    is_active: Generated<boolean>;
    store_code: string;
    email: string | null;
    remarks: string | null;
    is_business_order: Generated<boolean>;
    company: string | null;
    coupon_code: string | null;
    gift_card_codes: Generated<string[]>;
    shipping_address: Json<Address>;
    billing_address: Json<Address>;
    is_billing_chosen: Generated<boolean>;
    shipping_carrier: string | null;
    shipping_method: string | null;
    pickup_point: Json<PickupPoint>;
    payment_method: string | null;
    purchase_order_number: string | null;
    payment_name: string | null;
    payment_details: Json<PaymentDetails>;
    vat_evidence: Json<Omit<VatEvidence, 'checkedAt'> & { readonly checkedAt: string }>;
    shown_tax_kind: TaxKind | null;
    version: Generated<number>;
    created_at: Date;
    changed_at: Date;
  };
  cart_change: {
    key: string;
    made_at: Date;
  };
  cart_line: {
    id: GeneratedAlways<number>;
    cart_id: number;
    kind: LineKind;
    sku: string;
    quantity_hundredths: number;
    gift_card: Json<GiftCardWish>;
    added_at: Date;
  };
}
