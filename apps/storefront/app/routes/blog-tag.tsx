import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { BlogScreen } from '../features/blog/BlogScreen.tsx';
import { loadTaggedPosts, loadTagPaths } from '../features/blog/load-posts.ts';
import { pageNotFound } from '../routing/error-answers.ts';
import { shopContext } from '../shop-context.ts';

export async function loader({ context, params: { tag = '' }, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const posts = await loadTaggedPosts(shop, tag, url.searchParams);
  if (posts) return posts;
  const ownPath = (await loadTagPaths(shop, tag))[shop.market.name];
  if (ownPath && ownPath !== `/blog/tag/${tag}`) throw redirect(ownPath, 301);
  throw pageNotFound({ wasLookedUp: true });
}

export default function BlogTag() {
  return <BlogScreen {...useLoaderData<typeof loader>()} />;
}
