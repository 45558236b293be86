import { formatDate } from '@bowline/markets';
import { Link } from '@bowline/ui/components';
import { useMarket } from '../../i18n/I18nProvider.tsx';
import { ContentImage } from '../content/ContentImage.tsx';
import type { PostSummary } from './blog-queries.ts';

/** A post among others; the heading's link covers the whole card. */
export function PostCard({ post, level }: { post: PostSummary; level: 2 | 3 }) {
  const market = useMarket();
  const Heading = `h${level}` as const;
  return (
    <article className="relative grid content-start gap-3">
      <div className="overflow-hidden rounded-lg bg-surface-sunken">
        <ContentImage
          picture={{ ...post.picture, alt: '' }}
          width={480}
          height={270}
          sizes="92vw sm:45vw lg:411px"
          className="aspect-video w-full object-cover"
        />
      </div>
      <p className="text-sm text-text-muted">
        <time dateTime={post.publishedAt}>{formatDate(new Date(post.publishedAt), market)}</time>
      </p>
      <Heading className="text-xl">
        <Link href={`/blog/${post.slug}`} className="after:absolute after:inset-0 hover:text-link">
          {post.title}
        </Link>
      </Heading>
      <p className="line-clamp-4 text-text-muted">{post.excerpt}</p>
    </article>
  );
}
