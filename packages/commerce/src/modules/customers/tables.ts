import type { Generated, GeneratedAlways, ReadAsText } from '@bowline/database';

export interface CustomersTables {
  customer_group: { id: number; code: string };
  customer: {
    id: GeneratedAlways<number>;
    email: string;
    password_hash: string | null;
    group_id: Generated<number>;
    store_code: string;
    prefix: string | null;
    first_name: string;
    middle_name: string | null;
    last_name: string;
    suffix: string | null;
    date_of_birth: ReadAsText | null;
    gender: number | null;
    tax_number: string | null;
    is_business: Generated<boolean>;
    company: string | null;
    allows_assistance: Generated<boolean>;
    confirmed_at: Date | null;
    created_at: Date;
    changed_at: Date;
    default_billing_id: number | null;
    default_shipping_id: number | null;
  };
  customer_address: {
    id: GeneratedAlways<number>;
    customer_id: number;
    address: unknown;
    created_at: Date;
  };
  customer_note: {
    id: GeneratedAlways<number>;
    customer_id: number;
    text: string;
    written_by: string;
    written_at: Date;
  };
  customer_session: {
    id: GeneratedAlways<number>;
    token_digest: Buffer;
    customer_id: number;
    device: string;
    created_at: Date;
    last_used_at: Date;
    is_by_passkey: Generated<boolean>;
    place: string | null;
  };
  customer_device: { customer_id: number; digest: Buffer; first_seen_at: Date; last_seen_at: Date };
  customer_passkey: {
    id: GeneratedAlways<number>;
    customer_id: number;
    credential_id: Buffer;
    public_key: Buffer;
    algorithm: number;
    counter: number;
    name: string;
    host: string;
    created_at: Date;
    last_used_at: Date | null;
  };
  customer_copy: { key_digest: Buffer; customer_id: number; content: Buffer; expires_at: Date };
  customer_challenge: { digest: Buffer; customer_id: number | null; expires_at: Date };
  customer_place: { customer_id: number; place_digest: string; last_seen_at: Date };
  customer_link: {
    digest: Buffer;
    customer_id: number;
    purpose: string;
    email: string;
    expires_at: Date;
  };
}
