import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { BlogScreen } from '../features/blog/BlogScreen.tsx';
import { loadPosts } from '../features/blog/load-posts.ts';
import { pageNotFound } from '../routing/error-answers.ts';
import { shopContext } from '../shop-context.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const posts = await loadPosts(context.get(shopContext), url.searchParams);
  if (!posts) throw pageNotFound({ wasLookedUp: true });
  return posts;
}

export default function Blog() {
  return <BlogScreen {...useLoaderData<typeof loader>()} />;
}
