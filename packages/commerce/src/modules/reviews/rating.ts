import { encodeUid } from '#graphql';
import type { StoreView } from '#stores';
import { textsOf } from '#texts';
import { mostStars } from './model.ts';

/** Magento rates by several questions; here there is one, with as many values as stars. */
export const ratingId = 1;

export function ratingName({ locale }: StoreView): string {
  return textsOf('reviews', locale).rating;
}

/** Behaviour 146. */
export function ratingsMetadata(store: StoreView) {
  const values = Array.from({ length: mostStars }, (_, index) => ({
    valueId: encodeUid(index + 1),
    value: String(index + 1),
  }));
  return { items: [{ id: encodeUid(ratingId), name: ratingName(store), values }] };
}
