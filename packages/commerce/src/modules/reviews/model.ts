import type { Reading } from '@bowline/database';
import type { LocaleName } from '@bowline/markets';
import type { CatalogContext } from '#catalog';
import type { RateLimiter } from '#stores';
import type { CommerceDatabase } from '#tables';
import type { ReviewPicture } from './pictures/model.ts';

export type ReviewStatus = 'pending' | 'approved' | 'rejected';
export type ReviewOrder = 'LATEST' | 'HELPFUL' | 'HIGHEST' | 'LOWEST';

/** What somebody thinks of a product. */
export interface Opinion {
  readonly stars: number;
  readonly nickname: string;
  readonly summary: string;
  readonly text: string;
}

export interface Review extends Opinion {
  readonly id: number;
  /** Null in a demo shop only (rule 12). */
  readonly customerId: number | null;
  readonly isDemo: boolean;
  /** Of the product as it is now; ids change with every import. */
  readonly productId: number;
  readonly locale: LocaleName;
  readonly status: ReviewStatus;
  readonly isVerified: boolean;
  readonly helpfulVotes: number;
  readonly answer: string | null;
  readonly answeredAt: Date | null;
  readonly createdAt: Date;
  readonly pictures: readonly ReviewPicture[];
}

/** Which reviews: the approved ones of a product, or all of a customer. */
export type ReviewScope = { readonly sku: string } | { readonly customerId: number };

export interface ReviewList {
  readonly scope: ReviewScope;
  readonly order: ReviewOrder;
  readonly pageSize: number;
  readonly currentPage: number;
}

export interface ReviewsContext extends CatalogContext {
  readonly reviews: {
    readonly database: CommerceDatabase;
    readonly reading: Reading;
    readonly limiter: RateLimiter;
  };
}

/** Rule 1. */
export const longest = { nickname: 60, summary: 150, text: 5_000 } as const;
export const longestAnswer = 2_000;
export const longestSku = 128;
export const mostStars = 5;
