import { formatDate } from '@bowline/markets';
import { Breadcrumb, chipClasses, Link } from '@bowline/ui/components';
import { Suspense, useId } from 'react';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { breadcrumbData } from '../../seo/breadcrumb-data.ts';
import { PageHead } from '../../seo/PageHead.tsx';
import { StructuredData } from '../../seo/StructuredData.tsx';
import { useShopState } from '../../shop-state.ts';
import { ContentImage } from '../content/ContentImage.tsx';
import { richTextPart } from '../content/rich-text-part.ts';
import type { PostSummary, Tag } from './blog-queries.ts';
import { FeedLink } from './FeedLink.tsx';
import type { PostView } from './load-post.ts';
import { PostCard } from './PostCard.tsx';
import { postData, sharePicture } from './post-data.ts';

export function PostScreen({ post, minutes, related, paths }: PostView) {
  const t = useTranslate();
  const market = useMarket();
  const image = sharePicture(post.picture, useShopState()?.contentImagesUrl ?? '');
  const trail = [
    { label: t('screens.home'), href: '/' },
    { label: t('blog.title'), href: '/blog' },
    { label: post.title, href: `/blog/${post.slug}` },
  ];
  return (
    <div className="page-width grid gap-10 py-8">
      <PageHead
        title={post.seo.title ?? post.title}
        description={post.seo.description}
        paths={paths}
        image={image}
        publishedAt={post.publishedAt}
      />
      <FeedLink />
      <StructuredData
        data={(absolute) => [
          postData({ post }, { language: market.name, image }, absolute),
          breadcrumbData(trail, absolute),
        ]}
      />
      <Breadcrumb label={t('breadcrumb.label')} items={trail} />
      <article className="grid gap-8">
        <header className="grid max-w-reading gap-4">
          <h1 className="text-4xl">{post.title}</h1>
          <p className="text-lg text-text-muted">{post.excerpt}</p>
          <p className="flex flex-wrap gap-x-4 text-sm text-text-muted">
            <time dateTime={post.publishedAt}>{formatDate(new Date(post.publishedAt), market)}</time>
            <span>{t('blog.minutes', {}, minutes)}</span>
          </p>
        </header>
        <div className="max-w-reading overflow-hidden rounded-lg bg-surface-sunken">
          <ContentImage
            picture={post.picture}
            width={960}
            height={540}
            sizes="(min-width: 768px) 720px, 100vw"
            className="aspect-video w-full object-cover"
          />
        </div>
        <Suspense>
          <richTextPart.Component blocks={post.body} />
        </Suspense>
        <TagList tags={post.tags} />
      </article>
      <Related posts={related} />
    </div>
  );
}

function Related({ posts }: { posts: readonly PostSummary[] }) {
  const t = useTranslate();
  const headingId = useId();
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="grid gap-6 border-t border-border pt-8">
      <h2 id={headingId} className="text-2xl">
        {t('blog.related')}
      </h2>
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map((post) => (
          <li key={post.slug}>
            <PostCard post={post} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TagList({ tags }: { tags: readonly Tag[] }) {
  const t = useTranslate();
  if (tags.length === 0) return null;
  return (
    <nav aria-label={t('blog.tags')}>
      <ul className="flex flex-wrap gap-2">
        {tags.map(({ slug, label }) => (
          <li key={slug}>
            <Link href={`/blog/tag/${slug}`} className={chipClasses}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
