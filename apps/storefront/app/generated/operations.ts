// Generated from app/**/*.graphql and the commerce schema by `npm run generate`.

export interface Operation<Result, Variables> {
  name: string;
  text: string;
  readonly __types?: [Result, Variables];
}

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ProductStockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type CurrencyEnum =
  | 'AUD'
  | 'CAD'
  | 'CHF'
  | 'CZK'
  | 'DKK'
  | 'EUR'
  | 'GBP'
  | 'HKD'
  | 'JPY'
  | 'NOK'
  | 'PLN'
  | 'RUB'
  | 'SEK'
  | 'USD';

export type UrlRewriteEntityTypeEnum =
  | 'PRODUCT'
  | 'CATEGORY'
  | 'CMS_PAGE';

type ProductTile_ConfigurableProduct_Fragment = { uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null };

type ProductTile_SimpleProduct_Fragment = { uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null };

type ProductTile_VirtualProduct_Fragment = { uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null };

type ProductTile_GiftCardProduct_Fragment = { uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null };

export type ProductTileFragment =
  | ProductTile_ConfigurableProduct_Fragment
  | ProductTile_SimpleProduct_Fragment
  | ProductTile_VirtualProduct_Fragment
  | ProductTile_GiftCardProduct_Fragment
;

export type CategoryPageQueryVariables = Exact<{
  uid: string;
  id: string;
  page: number;
  pageSize: number;
}>;


export type CategoryPageQueryResult = { categories: { items: Array<{ uid: string, name: string | null, description: string | null, url_path: string | null, meta_title: string | null, meta_description: string | null, breadcrumbs: Array<{ category_uid: string, category_name: string | null, category_url_path: string | null } | null> | null, children: Array<{ uid: string, name: string | null, url_path: string | null, image: string | null } | null> | null } | null> | null } | null, products: { total_count: number | null, page_info: { current_page: number | null, total_pages: number | null } | null, items: Array<
      | { uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
     | null> | null } | null, category_url_paths: Array<{ locale: string, url_path: string } | null> };

export type CmsPageQueryVariables = Exact<{
  identifier: string;
}>;


export type CmsPageQueryResult = { cmsPage: { identifier: string | null, title: string | null, content_heading: string | null, content: string | null, meta_title: string | null, meta_description: string | null } | null, cms_page_url_keys: Array<{ locale: string, url_key: string } | null> };

export type HomePageQueryVariables = Exact<{
  paths: Array<string> | string;
  newArrivals: string;
}>;


export type HomePageQueryResult = { categories: { items: Array<{ uid: string, name: string | null, url_path: string | null, image: string | null, product_count: number | null } | null> | null } | null, products: { items: Array<
      | { uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
     | null> | null } | null };

export type ProductPageQueryVariables = Exact<{
  sku: string;
}>;


export type ProductPageQueryResult = { products: { items: Array<
      | { meta_title: string | null, meta_description: string | null, uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, configurable_options: Array<{ attribute_code: string | null, label: string | null, values: Array<{ uid: string | null, label: string | null } | null> | null } | null> | null, variants: Array<{ attributes: Array<{ code: string | null, uid: string } | null> | null, product: { length_cm: number | null, uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null, discount: { percent_off: number | null } | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null } | null } | null> | null, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<{ url: string | null, label: string | null, position: number | null } | null> | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string, selected_options: Array<{ label: string, value: string } | null> }
           | null> } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null, discount: { percent_off: number | null } | null } | null> | null, related_products: Array<
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
         | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { meta_title: string | null, meta_description: string | null, uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<{ url: string | null, label: string | null, position: number | null } | null> | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string, selected_options: Array<{ label: string, value: string } | null> }
           | null> } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null, discount: { percent_off: number | null } | null } | null> | null, related_products: Array<
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
         | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { meta_title: string | null, meta_description: string | null, uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<{ url: string | null, label: string | null, position: number | null } | null> | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string, selected_options: Array<{ label: string, value: string } | null> }
           | null> } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null, discount: { percent_off: number | null } | null } | null> | null, related_products: Array<
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
         | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { meta_title: string | null, meta_description: string | null, uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, description: { html: string } | null, short_description: { html: string } | null, media_gallery: Array<{ url: string | null, label: string | null, position: number | null } | null> | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null } | null> | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string, selected_options: Array<{ label: string, value: string } | null> }
           | null> } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null, currency: CurrencyEnum | null } | null, discount: { percent_off: number | null } | null } | null> | null, related_products: Array<
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
          | { uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
         | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
     | null> | null } | null, attributesList: { items: Array<{ code: string, label: string | null } | null> } | null, product_url_keys: Array<{ locale: string, url_key: string } | null> };

export type SearchProductsQueryVariables = Exact<{
  search: string;
  page: number;
  pageSize: number;
}>;


export type SearchProductsQueryResult = { products: { total_count: number | null, page_info: { total_pages: number | null } | null, items: Array<
      | { uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
      | { uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { value: number | null, currency: CurrencyEnum | null }, regular_price: { value: number | null, currency: CurrencyEnum | null } }, maximum_price: { final_price: { value: number | null, currency: CurrencyEnum | null } } | null }, unit_price: { metre: { value: number | null, currency: CurrencyEnum | null }, foot: { value: number | null, currency: CurrencyEnum | null } } | null }
     | null> | null } | null };

export type ShellQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellQueryResult = { categoryList: Array<{ children: Array<{ uid: string, name: string | null, url_path: string | null, include_in_menu: number | null, children: Array<{ uid: string, name: string | null, url_path: string | null, include_in_menu: number | null } | null> | null } | null> | null } | null> | null };

export type RouteByUrlQueryVariables = Exact<{
  url: string;
}>;


export type RouteByUrlQueryResult = { route:
    | { __typename: 'CategoryTree', uid: string, relative_url: string | null, redirect_code: number, type: UrlRewriteEntityTypeEnum | null }
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, relative_url: string | null, redirect_code: number, type: UrlRewriteEntityTypeEnum | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, relative_url: string | null, redirect_code: number, type: UrlRewriteEntityTypeEnum | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, relative_url: string | null, redirect_code: number, type: UrlRewriteEntityTypeEnum | null }
    | { __typename: 'GiftCardProduct', uid: string, sku: string | null, relative_url: string | null, redirect_code: number, type: UrlRewriteEntityTypeEnum | null }
    | { __typename: 'CmsPage', identifier: string | null, relative_url: string | null, redirect_code: number, type: UrlRewriteEntityTypeEnum | null }
    | { __typename: 'RoutableUrl', relative_url: string | null, redirect_code: number, type: UrlRewriteEntityTypeEnum | null }
   | null };

export type PathsOfCategoryQueryVariables = Exact<{
  uid: string;
}>;


export type PathsOfCategoryQueryResult = { category_url_paths: Array<{ locale: string, url_path: string } | null> };

export type PathsOfCmsPageQueryVariables = Exact<{
  identifier: string;
}>;


export type PathsOfCmsPageQueryResult = { cms_page_url_keys: Array<{ locale: string, url_key: string } | null> };

export type PathsOfProductQueryVariables = Exact<{
  sku: string;
}>;


export type PathsOfProductQueryResult = { product_url_keys: Array<{ locale: string, url_key: string } | null> };

export const CategoryPageQuery: Operation<CategoryPageQueryResult, CategoryPageQueryVariables> = {
  name: 'CategoryPage',
  text: "query CategoryPage($uid:String!$id:ID!$page:Int!$pageSize:Int!){categories(filters:{category_uid:{eq:$uid}}){items{uid name description url_path meta_title meta_description breadcrumbs{category_uid category_name category_url_path}children{uid name url_path image}}}products(filter:{category_uid:{eq:$uid}}pageSize:$pageSize currentPage:$page){total_count page_info{current_page total_pages}items{...ProductTile}}category_url_paths(uid:$id){locale url_path}}fragment ProductTile on ProductInterface{uid sku name url_key stock_status small_image{url label}price_range{minimum_price{final_price{value currency}regular_price{value currency}}maximum_price{final_price{value currency}}}unit_price{metre{value currency}foot{value currency}}}",
};

export const CmsPageQuery: Operation<CmsPageQueryResult, CmsPageQueryVariables> = {
  name: 'CmsPage',
  text: "query CmsPage($identifier:String!){cmsPage(identifier:$identifier){identifier title content_heading content meta_title meta_description}cms_page_url_keys(identifier:$identifier){locale url_key}}",
};

export const HomePageQuery: Operation<HomePageQueryResult, HomePageQueryVariables> = {
  name: 'HomePage',
  text: "query HomePage($paths:[String!]!$newArrivals:String!){categories(filters:{url_path:{in:$paths}}pageSize:50){items{uid name url_path image product_count}}products(filter:{category_url_path:{eq:$newArrivals}}pageSize:12){items{...ProductTile}}}fragment ProductTile on ProductInterface{uid sku name url_key stock_status small_image{url label}price_range{minimum_price{final_price{value currency}regular_price{value currency}}maximum_price{final_price{value currency}}}unit_price{metre{value currency}foot{value currency}}}",
};

export const ProductPageQuery: Operation<ProductPageQueryResult, ProductPageQueryVariables> = {
  name: 'ProductPage',
  text: "query ProductPage($sku:String!){products(filter:{sku:{eq:$sku}}){items{...ProductTile meta_title meta_description description{html}short_description{html}media_gallery{url label position}categories{name level url_path}custom_attributesV2{items{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{label value}}}}price_tiers{quantity final_price{value currency}discount{percent_off}}related_products{...ProductTile}...on ConfigurableProduct{configurable_options{attribute_code label values{uid label}}variants{attributes{code uid}product{...ProductTile length_cm price_tiers{quantity final_price{value currency}discount{percent_off}}}}}}}attributesList(entityType:CATALOG_PRODUCT){items{code label}}product_url_keys(sku:$sku){locale url_key}}fragment ProductTile on ProductInterface{uid sku name url_key stock_status small_image{url label}price_range{minimum_price{final_price{value currency}regular_price{value currency}}maximum_price{final_price{value currency}}}unit_price{metre{value currency}foot{value currency}}}",
};

export const SearchProductsQuery: Operation<SearchProductsQueryResult, SearchProductsQueryVariables> = {
  name: 'SearchProducts',
  text: "query SearchProducts($search:String!$page:Int!$pageSize:Int!){products(search:$search pageSize:$pageSize currentPage:$page){total_count page_info{total_pages}items{...ProductTile}}}fragment ProductTile on ProductInterface{uid sku name url_key stock_status small_image{url label}price_range{minimum_price{final_price{value currency}regular_price{value currency}}maximum_price{final_price{value currency}}}unit_price{metre{value currency}foot{value currency}}}",
};

export const ShellQuery: Operation<ShellQueryResult, ShellQueryVariables> = {
  name: 'Shell',
  text: "query Shell{categoryList{children{uid name url_path include_in_menu children{uid name url_path include_in_menu}}}}",
};

export const RouteByUrlQuery: Operation<RouteByUrlQueryResult, RouteByUrlQueryVariables> = {
  name: 'RouteByUrl',
  text: "query RouteByUrl($url:String!){route(url:$url){__typename relative_url redirect_code type ...on ProductInterface{uid sku}...on CategoryInterface{uid}...on CmsPage{identifier}}}",
};

export const PathsOfCategoryQuery: Operation<PathsOfCategoryQueryResult, PathsOfCategoryQueryVariables> = {
  name: 'PathsOfCategory',
  text: "query PathsOfCategory($uid:ID!){category_url_paths(uid:$uid){locale url_path}}",
};

export const PathsOfCmsPageQuery: Operation<PathsOfCmsPageQueryResult, PathsOfCmsPageQueryVariables> = {
  name: 'PathsOfCmsPage',
  text: "query PathsOfCmsPage($identifier:String!){cms_page_url_keys(identifier:$identifier){locale url_key}}",
};

export const PathsOfProductQuery: Operation<PathsOfProductQueryResult, PathsOfProductQueryVariables> = {
  name: 'PathsOfProduct',
  text: "query PathsOfProduct($sku:String!){product_url_keys(sku:$sku){locale url_key}}",
};
