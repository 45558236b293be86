import type { PostSummary } from './blog-queries.ts';

const shown = 3;

/** Those that share most tags first, the newest among equals; a post without kin is followed by the latest. */
export function relatedPosts(post: PostSummary, others: readonly PostSummary[]): readonly PostSummary[] {
  const own = new Set(post.tags.map(({ slug }) => slug));
  const kinship = (other: PostSummary) => other.tags.filter(({ slug }) => own.has(slug)).length;
  return others
    .filter(({ slug }) => slug !== post.slug)
    .toSorted((a, b) => kinship(b) - kinship(a) || (a.publishedAt < b.publishedAt ? 1 : -1))
    .slice(0, shown);
}
