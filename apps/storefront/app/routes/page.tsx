import { Link } from '@bowline/ui/components';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { ContentScreen } from '../features/content/ContentScreen.tsx';
import { toContentView } from '../features/content/content-view.ts';
import { richTextPart } from '../features/content/rich-text-part.ts';
import { ScreenFrame } from '../features/frame/ScreenFrame.tsx';
import { DocumentScreen } from '../features/pages/DocumentScreen.tsx';
import { loadPageBySlug, loadPageList, type PageList } from '../features/pages/load-document-page.ts';
import { useTranslate } from '../i18n/I18nProvider.tsx';
import { pageNotFound } from '../routing/error-answers.ts';
import { findPage } from '../routing/find-route.ts';
import { findOwnPath } from '../routing/redirect-to-own-slug.ts';
import { type ShopRequest, shopContext } from '../shop-context.ts';

/**
 * /page?slug=…: any page of content or commerce in the light layout (specification 2.2); without a slug, all pages to choose
 * from. Search engines list each at its own address.
 */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const slug = url.searchParams.get('slug')?.replace(/^\/+/, '');
  if (!slug) return { kind: 'list' as const, pages: await loadPageList(shop) };
  const page = (await loadPageBySlug(shop, slug, url.searchParams)) ?? (await loadCommercePage(shop, slug));
  if (page) return page;
  const ownPath = await findOwnPath(shop, `/${slug}`);
  throw ownPath
    ? redirect(`/page?${new URLSearchParams({ slug: ownPath.slice(1) })}`, 301)
    : pageNotFound({ wasLookedUp: true });
}

async function loadCommercePage(shop: ShopRequest, slug: string) {
  const found = await findPage(shop, `/${slug}`);
  return found?.entry.redirect_code === 0 && found.route && 'content_heading' in found.route
    ? toContentView(shop, found.route)
    : null;
}

/** The text's own code comes beside the text. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const [view] = await Promise.all([serverLoader<typeof loader>(), richTextPart.prepare()]);
  return view;
}

export default function PlainPage() {
  const view = useLoaderData<typeof loader>();
  switch (view.kind) {
    case 'document':
      return <DocumentScreen page={view} />;
    case 'content':
      return <ContentScreen {...view} />;
    case 'list':
      return <AllPages pages={view.pages} />;
  }
}

function AllPages({ pages }: { pages: PageList }) {
  const t = useTranslate();
  return (
    <ScreenFrame title={t('screens.page')}>
      <ul className="grid max-w-reading gap-5">
        {pages.map(({ title, slug, intro }) => (
          <li key={slug} className="grid gap-1">
            <Link href={`/${slug}`} className="text-link-style text-lg">
              {title}
            </Link>
            {intro && <p className="text-text-muted">{intro}</p>}
          </li>
        ))}
      </ul>
    </ScreenFrame>
  );
}
