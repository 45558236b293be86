import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { BlogScreen } from '../features/blog/BlogScreen.tsx';
import { loadTaggedPosts, loadTagPaths } from '../features/blog/load-posts.ts';
import { pageNotFound } from '../routing/error-answers.ts';
import { redirectTo } from '../routing/redirect-to.ts';
import { shopContext } from '../shop-context.ts';

export async function loader({ context, params: { tag = '' }, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const posts = await loadTaggedPosts(shop, tag, url.searchParams);
  if (posts) return posts;
  const path = (await loadTagPaths(shop, tag))[shop.market.name];
  if (path && path !== `/blog/tag/${tag}`) throw redirectTo(path, 301);
  throw pageNotFound({ wasLookedUp: true });
}

export default function BlogTag() {
  return <BlogScreen {...useLoaderData<typeof loader>()} />;
}
