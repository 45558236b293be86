import { Breadcrumb, EmptyState, Link } from '@bowline/ui/components';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { useShopWords } from '../../i18n/use-shop-words.ts';
import { breadcrumbData } from '../../seo/breadcrumb-data.ts';
import { PageHead } from '../../seo/PageHead.tsx';
import { StructuredData } from '../../seo/StructuredData.tsx';
import { PagesOfList } from '../frame/PagesOfList.tsx';
import { FeedLink } from './FeedLink.tsx';
import type { PostsView, TaggedPostsView } from './load-posts.ts';
import { PostCard } from './PostCard.tsx';

/** All posts, or those with a tag, twelve on a page. */
export function BlogScreen({ posts, page, pages, tag, path, paths }: PostsView | TaggedPostsView) {
  const t = useTranslate();
  const words = useShopWords();
  const heading = tag === null ? t('blog.heading') : t('blog.tagHeading', { tag });
  const title = page > 1 ? t('blog.titleOfPage', { title: heading, page }) : heading;
  const trail = [
    { label: t('screens.home'), href: '/' },
    { label: t('blog.title'), href: '/blog' },
    ...(tag === null ? [] : [{ label: tag, href: path }]),
  ];
  return (
    <div className="page-width grid grid-cols-1 gap-8 py-8">
      <PageHead
        title={title}
        description={
          tag === null ? t('blog.description', words) : t('blog.tagDescription', { ...words, tag })
        }
        paths={paths}
      />
      <FeedLink />
      <StructuredData data={(absolute) => [breadcrumbData(trail, absolute)]} />
      <Breadcrumb label={t('breadcrumb.label')} items={trail} />
      <header className="grid max-w-reading gap-3">
        <h1 className="text-4xl">{heading}</h1>
        {tag === null && <p className="text-lg text-text-muted">{t('blog.lead', words)}</p>}
        {tag !== null && (
          <p>
            <Link href="/blog" className="text-link-style">
              {t('blog.all')}
            </Link>
          </p>
        )}
      </header>
      {posts.length === 0 ? (
        <EmptyState icon="leaf" title={t('blog.empty')} />
      ) : (
        <ul className="grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {posts.map((post) => (
            <li key={post.slug}>
              <PostCard post={post} level={2} />
            </li>
          ))}
        </ul>
      )}
      <PagesOfList path={path} page={page} pages={pages} />
    </div>
  );
}
