import type { ColumnType, Generated, GeneratedAlways, ReadAsText } from '@bowline/database';
import type { MarketPrices } from './products/model.ts';

interface EntityText {
  locale: string;
  name: string;
  url_key: string;
  meta_title: string | null;
  meta_description: string | null;
}

export interface CatalogTables {
  category: {
    id: Generated<number>;
    key: string;
    parent_id: number | null;
    path: number[];
    level: number;
    position: number;
    is_active: boolean;
    include_in_menu: boolean;
    image_file: string | null;
  };
  category_text: EntityText & {
    category_id: number;
    description_html: string | null;
    url_path: string;
    stands_in: Generated<boolean>;
    is_outdated: Generated<boolean>;
    changed_at: Generated<Date>;
  };
  attribute: {
    id: Generated<number>;
    code: string;
    input_type: string;
    is_filterable: boolean;
    is_configurable: boolean;
    is_visible: boolean;
    is_sortable: boolean;
    position: number;
  };
  attribute_label: { attribute_id: number; locale: string; label: string };
  attribute_option: {
    id: Generated<number>;
    attribute_id: number;
    code: string;
    position: number;
    swatch: string | null;
  };
  attribute_option_label: { option_id: number; locale: string; label: string };
  product: {
    id: Generated<number>;
    sku: string;
    kind: string;
    parent_id: number | null;
    is_active: boolean;
    visibility: string;
    weight_g: number | null;
    length_cm: number | null;
    price_minor: number | null;
    stock_pool_id: number | null;
    stock_units: number | null;
    tax_class: Generated<string>;
    created_at: ReadAsText;
    new_from: ReadAsText | null;
    sibling_group: string | null;
  };
  product_sample: {
    product_id: number;
    sku: string;
    length_cm: number;
    price_minor: number;
    stock_pool_id: number;
  };
  catalogue_origin: {
    is_the_only_row: Generated<boolean>;
    origin: string | null;
    imported_at: Date;
  };
  product_text: EntityText & {
    product_id: number;
    description_html: string | null;
    short_description: string | null;
    colour_name: string | null;
    range_name: string | null;
    stands_in: Generated<boolean>;
    is_outdated: Generated<boolean>;
    changed_at: Generated<Date>;
  };
  product_option: { id: Generated<number>; product_id: number; attribute_id: number; position: number };
  product_option_value: { product_id: number; attribute_id: number; option_id: number };
  product_attribute_value: { product_id: number; attribute_id: number; value: string };
  product_category: { product_id: number; category_id: number; position: number };
  product_link: { product_id: number; kind: string; linked_product_id: number; position: number };
  product_media: {
    id: Generated<number>;
    product_id: number;
    position: number;
    file: string;
    kind: string;
    alternative_texts: ColumnType<Readonly<Record<string, string>>, string | undefined, string>;
  };
  gift_card: {
    product_id: number;
    open_minimum_minor: number | null;
    open_maximum_minor: number | null;
    lifetime_days: number | null;
    message_max_length: number;
  };
  gift_card_amount: { id: Generated<number>; product_id: number; amount_minor: number };
  product_summary: {
    product_id: number;
    is_salable: boolean;
    lowest_price_minor: number | null;
    highest_price_minor: number | null;
    unit_price_minor: number | null;
    unit_length_cm: number | null;
    has_special_prices: boolean;
    option_ids: number[];
    salable_option_ids: number[];
    image_id: number | null;
    image_position: number | null;
    image_file: string | null;
    image_kind: string | null;
    market_prices: Readonly<Record<string, MarketPrices>> | null;
  };
  product_rating: { sku: string; reviews: number; stars: number; score: GeneratedAlways<number | null> };
  product_change: { product_id: number; changed_at: Date };
  product_search: { product_id: number; words: string };
  category_product: { category_id: number; position: number; product_id: number; is_salable: boolean };
  category_product_count: { category_id: number; products: number };
}
