import type { Generated, GeneratedAlways } from '@bowline/database';
import type { ReviewStatus } from './model.ts';

export interface ReviewsTables {
  product_review: {
    id: GeneratedAlways<number>;
    sku: string;
    customer_id: number | null;
    is_demo: Generated<boolean>;
    locale: string;
    stars: number;
    nickname: string;
    summary: string;
    text: string;
    status: ReviewStatus;
    is_verified: Generated<boolean>;
    helpful_votes: Generated<number>;
    answer: string | null;
    answered_at: Date | null;
    created_at: Date;
    changed_at: Date;
    told_at: Date | null;
  };
  review_picture: {
    id: GeneratedAlways<number>;
    name: Generated<string>;
    customer_id: number;
    review_id: number | null;
    place: Generated<number>;
    width: number;
    height: number;
    large: Buffer;
    small: Buffer;
    uploaded_at: Date;
  };
  review_vote: { review_id: number; voter_digest: string; voted_at: Date };
  review_invitation: { order_id: number; decided_at: Date };
  review_report: { review_id: number; reporter_digest: string; reason: string; reported_at: Date };
}
