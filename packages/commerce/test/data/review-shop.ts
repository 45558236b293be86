import { createTestAccounts, sampleCatalogue, type TestAccounts } from '../../src/testing/index.ts';
import { uid } from './cart-shop.ts';

export const reviewFields = `id stars summary text nickname created_at average_rating ratings_breakdown { name value } status
  is_verified_buyer is_demo language helpful_count answer { text created_at } product { sku }
  pictures { id url thumbnail_url width height }`;

export const reviewOperations = {
  create: `mutation ($input: CreateProductReviewInput!) { createProductReview(input: $input) { review { ${reviewFields} } } }`,
  update: `mutation ($id: ID!, $input: UpdateProductReviewInput!) {
    updateProductReview(id: $id, input: $input) { review { ${reviewFields} } } }`,
  withdraw: 'mutation ($id: ID!) { withdrawProductReview(id: $id) { id } }',
  vote: 'mutation ($id: ID!, $isHelpful: Boolean!) { voteForProductReview(id: $id, isHelpful: $isHelpful) { helpful_count } }',
  report: `mutation ($id: ID!, $reason: ProductReviewReportReason!) {
    reportProductReview(id: $id, reason: $reason) { success } }`,
  own: `{ customer { reviews { items { ${reviewFields} } page_info { page_size current_page total_pages } } } }`,
  ofProduct: `query ($sku: String!, $sort: ProductReviewSort, $size: Int = 20, $page: Int = 1) {
    products(filter: { sku: { eq: $sku } }) { items { review_count rating_summary
      reviews(sort: $sort, pageSize: $size, currentPage: $page) { items { ${reviewFields} }
        page_info { page_size current_page total_pages } rating_counts { stars count demo_count } } } } }`,
} as const;

export interface ReviewOnWire {
  readonly id: string;
  readonly summary: string;
  readonly status: string;
  readonly is_verified_buyer: boolean;
  readonly helpful_count: number;
}

export interface RatedProduct {
  readonly review_count: number;
  readonly rating_summary: number;
  readonly reviews: {
    readonly items: readonly ReviewOnWire[];
    readonly page_info: object;
    readonly rating_counts: readonly { stars: number; count: number; demo_count: number }[];
  };
}

/** What clients send for so many stars. */
export const starsOf = (stars: number) => [{ id: uid(1), value_id: uid(stars) }];
export const anOpinion = {
  nickname: 'Ada',
  summary: 'Good cord',
  text: 'It holds.\nWell.',
  ratings: starsOf(4),
};

export interface ReviewShop extends TestAccounts {
  /** Writes a review and answers it. */
  write(token: string, opinion?: object): Promise<ReviewOnWire>;
  product(sku?: string, variables?: object): Promise<RatedProduct>;
  /** The number behind the id of a review. */
  number(review: ReviewOnWire): number;
}

export async function createReviewShop(
  options: Parameters<typeof createTestAccounts>[0] = {},
): Promise<ReviewShop> {
  const accounts = await createTestAccounts({ catalogue: sampleCatalogue, ...options });
  return {
    ...accounts,
    async write(token, opinion = {}) {
      const input = { sku: 'KNIFE', ...anOpinion, ...opinion };
      const { data, errors } = await accounts.ask(reviewOperations.create, { input }, token);
      if (errors) throw new Error(errors[0]?.message);
      return (data as { createProductReview: { review: ReviewOnWire } }).createProductReview.review;
    },
    async product(sku = 'KNIFE', variables = {}) {
      const { data } = await accounts.ask(reviewOperations.ofProduct, { sku, ...variables });
      const [product] = (data as { products: { items: RatedProduct[] } }).products.items;
      if (!product) throw new Error(`There is no ${sku}`);
      return product;
    },
    number: ({ id }) => Number(Buffer.from(id, 'base64').toString()),
  };
}
