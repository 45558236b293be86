/** What a small Magento answered, as its REST tells it. Store view 1 speaks English, 2 Dutch. */
export const storeConfigs = [
  {
    id: 1,
    code: 'default',
    website_id: 1,
    locale: 'en_US',
    base_currency_code: 'EUR',
    default_display_currency_code: 'EUR',
    timezone: 'Europe/Amsterdam',
    weight_unit: 'kgs',
    base_url: 'https://old.example/',
  },
  {
    id: 2,
    code: 'dutch',
    website_id: 1,
    locale: 'nl_NL',
    base_currency_code: 'EUR',
    default_display_currency_code: 'EUR',
    timezone: 'Europe/Amsterdam',
    weight_unit: 'kgs',
    base_url: 'https://old.example/',
  },
];

/** What a store view says instead, by the names of fields; `custom` replaces values of custom attributes. */
export interface InView {
  readonly [field: string]: unknown;
  readonly custom?: Readonly<Record<string, string>>;
}

export interface Recorded {
  readonly item: Readonly<Record<string, unknown>>;
  readonly dutch?: InView;
}

const custom = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).map(([attribute_code, value]) => ({ attribute_code, value }));

const category = (
  id: number,
  parent: number,
  level: number,
  name: string,
  key: string,
  dutch?: InView,
): Recorded => ({
  item: {
    id,
    parent_id: parent,
    name,
    is_active: true,
    position: id,
    level,
    include_in_menu: true,
    custom_attributes: custom(level < 2 ? {} : { url_key: key, url_path: key, meta_title: `${name} online` }),
  },
  ...(dutch && { dutch }),
});

export const categories: readonly Recorded[] = [
  category(1, 0, 0, 'Root Catalog', ''),
  category(2, 1, 1, 'Default Category', ''),
  category(3, 2, 2, 'Sailing', 'sailing', {
    name: 'Zeilen',
    custom: { url_key: 'zeilen', meta_title: 'Zeilen' },
  }),
  category(4, 3, 3, 'Shackles', 'shackles'),
  // Its parent was removed from Magento's own table by hand.
  category(5, 99, 3, 'Orphans', 'orphans'),
];

const attribute = (
  attribute_id: number,
  attribute_code: string,
  frontend_input: string,
  label: string,
  more: Readonly<Record<string, unknown>> = {},
  dutch?: InView,
): Recorded => ({
  item: {
    attribute_id,
    attribute_code,
    frontend_input,
    default_frontend_label: label,
    frontend_labels: [{ store_id: 2, label: `${label} (nl)` }],
    is_user_defined: true,
    is_filterable: false,
    is_visible_on_front: '1',
    used_for_sort_by: false,
    options: [],
    ...more,
  },
  ...(dutch && { dutch }),
});

export const attributes: readonly Recorded[] = [
  attribute(73, 'name', 'text', 'Product Name', { is_user_defined: false }),
  attribute(
    93,
    'shade',
    'select',
    'Shade',
    {
      is_filterable: true,
      options: [
        { label: ' ', value: '' },
        { label: 'Red', value: '5' },
        { label: 'Blue', value: '6' },
      ],
    },
    {
      options: [
        { label: ' ', value: '' },
        { label: 'Rood', value: '5' },
        { label: 'Blauw', value: '6' },
      ],
    },
  ),
  attribute(140, 'handmade', 'boolean', 'Handmade'),
  attribute(141, 'origin', 'text', 'Origin'),
  attribute(142, 'best_before', 'date', 'Best before'),
];

interface ProductDetails {
  readonly price?: number;
  readonly weight?: number;
  readonly visibility?: number;
  readonly status?: number;
  readonly categories?: readonly number[];
  readonly custom?: Readonly<Record<string, unknown>>;
  readonly tiers?: readonly Readonly<Record<string, unknown>>[];
  readonly extension?: Readonly<Record<string, unknown>>;
  readonly pictures?: readonly Readonly<Record<string, unknown>>[];
  readonly dutch?: InView;
}

const picture = (
  id: number,
  file: string,
  position: number,
  more: Readonly<Record<string, unknown>> = {},
) => ({
  ...{ id, media_type: 'image', label: null, position, disabled: false, types: [], file },
  ...more,
});

const product = (
  id: number,
  sku: string,
  type_id: string,
  name: string,
  details: ProductDetails = {},
): Recorded => ({
  item: {
    id,
    sku,
    name,
    attribute_set_id: 4,
    price: details.price ?? 0,
    status: details.status ?? 1,
    visibility: details.visibility ?? 4,
    type_id,
    created_at: '2024-02-03 10:00:00',
    updated_at: '2024-03-04 10:00:00',
    weight: details.weight,
    extension_attributes: {
      website_ids: [1],
      category_links: (details.categories ?? []).map((category_id, position) => ({
        position,
        category_id: String(category_id),
      })),
      ...details.extension,
    },
    product_links: [],
    options: [],
    media_gallery_entries: details.pictures ?? [],
    tier_prices: details.tiers ?? [],
    custom_attributes: custom({
      url_key: name.toLowerCase().replaceAll(' ', '-'),
      tax_class_id: '2',
      ...details.custom,
    }),
  },
  ...(details.dutch && { dutch: details.dutch }),
});

const everybody = 32_000;

export const products: readonly Recorded[] = [
  product(10, 'HAL-RED', 'simple', 'Halyard Red', {
    price: 12.5,
    weight: 0.75,
    visibility: 1,
    custom: { shade: '5' },
  }),
  product(11, 'HAL-BLUE', 'simple', 'Halyard Blue', {
    price: 13,
    weight: 0.75,
    visibility: 1,
    custom: { shade: '6' },
  }),
  product(12, 'HAL', 'configurable', 'Halyard', {
    categories: [2, 3],
    pictures: [
      picture(2, '/h/a/coil.jpg', 2),
      picture(1, '/h/a/halyard red.jpg', 1, { label: ' A red  halyard ' }),
      picture(3, '/h/a/hidden.jpg', 3, { disabled: true }),
      picture(4, '/h/a/video.jpg', 4, { media_type: 'external-video' }),
      picture(5, '/h/a/gone.jpg', 5),
    ],
    custom: {
      description:
        '<div style="color:red"><h1>Strong</h1><p onclick="x()">A <b>halyard</b>.</p><iframe src="//x"></iframe></div>',
      short_description: '<p>Holds &amp; lasts</p>',
    },
    extension: {
      configurable_product_options: [
        {
          id: 1,
          attribute_id: '93',
          label: 'Shade',
          position: 0,
          values: [{ value_index: 5 }, { value_index: 6 }],
        },
      ],
      configurable_product_links: [10, 11],
    },
    dutch: {
      name: 'Val',
      media_gallery_entries: [
        picture(2, '/h/a/coil.jpg', 2, { label: 'Een bos touw' }),
        picture(1, '/h/a/halyard red.jpg', 1, { label: ' A red  halyard ' }),
      ],
      custom: { url_key: 'val', short_description: '<p>Houdt</p>' },
    },
  }),
  product(13, 'SHACKLE-8', 'simple', 'Bow Shackle 8 mm', {
    price: 9.9,
    weight: 0.12,
    pictures: [
      picture(6, '/s/h/large.jpg', 1),
      picture(7, '/s/h/text.jpg', 2),
      picture(8, '/../../secret.jpg', 3),
    ],
    categories: [4, 5],
    custom: {
      handmade: '1',
      origin: 'Friesland',
      special_price: '7.9000',
      special_from_date: '2026-10-20 00:00:00',
      special_to_date: '2026-12-01 00:00:00',
    },
    tiers: [
      { customer_group_id: everybody, qty: 10, value: 8.91, extension_attributes: { website_id: 0 } },
      {
        customer_group_id: everybody,
        qty: 50,
        value: 15,
        extension_attributes: { percentage_value: 15, website_id: 0 },
      },
      { customer_group_id: 2, qty: 5, value: 5, extension_attributes: { website_id: 0 } },
      { customer_group_id: everybody, qty: 100, value: 8.88, extension_attributes: { website_id: 0 } },
    ],
  }),
  product(14, 'COURSE', 'virtual', 'Splicing course', { price: 49 }),
  product(15, 'SET', 'bundle', 'Starter set', { price: 30, pictures: [picture(9, '/s/e/set.jpg', 1)] }),
];

const inSource = (sku: string, source_code: string, quantity: number, status = 1): Recorded => ({
  item: { sku, source_code, quantity, status },
});

export const sourceItems: readonly Recorded[] = [
  inSource('HAL-BLUE', 'default', 4),
  inSource('HAL-RED', 'default', 7),
  inSource('HAL-RED', 'depot', 3),
  inSource('SHACKLE-8', 'default', 2.5),
  inSource('SET', 'default', 9),
];

/** Files below `media/catalog/product`, by their paths. */
export const pictureFiles: Readonly<Record<string, Buffer>> = {
  '/h/a/halyard red.jpg': Buffer.from('a red halyard'),
  '/h/a/coil.jpg': Buffer.from('a coil'),
  '/s/h/large.jpg': Buffer.alloc(3_000, 'x'),
  '/s/h/text.jpg': Buffer.from('no'),
  '/s/e/set.jpg': Buffer.from('a set'),
};
