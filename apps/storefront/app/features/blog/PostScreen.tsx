import { formatDate, shop } from '@bowline/markets';
import { Breadcrumb, chipClasses, Link } from '@bowline/ui/components';
import { Suspense, useId } from 'react';
import { untilTouched } from '../../first-touch.ts';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { type Absolute, breadcrumbData } from '../../seo/breadcrumb-data.ts';
import { PageHead } from '../../seo/PageHead.tsx';
import { StructuredData } from '../../seo/StructuredData.tsx';
import { useShopState } from '../../shop-state.ts';
import { ContentImage } from '../content/ContentImage.tsx';
import { ReadingLayout } from '../content/ReadingLayout.tsx';
import type { ContentPicture } from '../content/rich-text.ts';
import { richTextPart } from '../content/rich-text-part.ts';
import { materialInserts } from '../materials/material-inserts.tsx';
import type { PostSummary, Tag } from './blog-queries.ts';
import { FeedLink } from './FeedLink.tsx';
import type { PostView } from './load-post.ts';
import { PostCard } from './PostCard.tsx';

/** Of use to somebody with scripts only. */
const ShareButton = untilTouched(() => import('../device/ShareButton.tsx'));

export function PostScreen({ post, minutes, related, paths, headings, materials, products }: PostView) {
  const t = useTranslate();
  const market = useMarket();
  const image = sharePicture(post.picture, useShopState()?.contentImagesUrl ?? '');
  const trail = [
    { label: t('screens.home'), href: '/' },
    { label: t('blog.title'), href: '/blog' },
    { label: post.title, href: `/blog/${post.slug}` },
  ];
  return (
    <div className="page-width grid grid-cols-1 gap-10 py-8">
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
      <div className="flex items-start justify-between gap-4">
        <Breadcrumb label={t('breadcrumb.label')} items={trail} />
        <Suspense>
          <ShareButton title={post.title} />
        </Suspense>
      </div>
      <article>
        <ReadingLayout
          headings={headings}
          products={products}
          head={<PostHead post={post} minutes={minutes} />}
        >
          <Suspense>
            <richTextPart.Component blocks={post.body} inserts={materialInserts(materials)} />
          </Suspense>
          <TagList tags={post.tags} />
        </ReadingLayout>
      </article>
      <Related posts={related} />
    </div>
  );
}

function PostHead({ post, minutes }: Pick<PostView, 'post' | 'minutes'>) {
  const t = useTranslate();
  const market = useMarket();
  return (
    <>
      <header className="grid max-w-reading gap-4">
        <h1 className="text-4xl">{post.title}</h1>
        <p className="text-lg text-text-muted">{post.excerpt}</p>
        <p className="flex flex-wrap gap-x-4 text-sm text-text-muted">
          <time dateTime={post.publishedAt}>{formatDate(new Date(post.publishedAt), market)}</time>
          <span>{t('blog.minutes', {}, minutes)}</span>
        </p>
      </header>
      <div className="overflow-hidden rounded-lg bg-surface-sunken">
        <ContentImage
          picture={post.picture}
          width={960}
          height={540}
          sizes="92vw lg:62vw xl:736px"
          className="aspect-video w-full object-cover"
        />
      </div>
    </>
  );
}

function Related({ posts }: { posts: readonly PostSummary[] }) {
  const t = useTranslate();
  const headingId = useId();
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-6 border-t border-border pt-8">
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

/** What search engines read of a post (schema.org). */
function postData(
  { post }: Pick<PostView, 'post'>,
  { language, image }: { readonly language: string; readonly image: string | undefined },
  absolute: Absolute,
): object {
  const publisher = { '@type': 'Organization', name: shop.brand, url: absolute('/') };
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    datePublished: post.publishedAt,
    dateModified: [post.publishedAt, post.updatedAt].toSorted().at(-1),
    inLanguage: language,
    mainEntityOfPage: absolute(`/blog/${post.slug}`),
    author: post.author === shop.brand ? publisher : { '@type': 'Person', name: post.author },
    publisher,
    keywords: post.tags.map(({ label }) => label),
    ...(image && { image: absolute(image) }),
  };
}

/** The picture that networks show beside a link to a post: one of the shop's own by its path, an uploaded one by its address. */
function sharePicture({ src, asset }: ContentPicture, imagesUrl: string): string | undefined {
  if (src) return src;
  const [, name, extension] = /^image-(.+)-([a-z]+)$/.exec(asset?._ref ?? '') ?? [];
  if (!name || !imagesUrl.startsWith('http')) return undefined;
  return `${imagesUrl}/${name}.${extension}?w=1280&h=640&fit=crop&fm=jpg`;
}
