import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HomeScreen } from '../features/home/HomeScreen.tsx';
import { loadHome } from '../features/home/load-home.ts';
import { shopContext } from '../shop-context.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  return loadHome(context.get(shopContext));
}

export default function Home() {
  return <HomeScreen {...useLoaderData<typeof loader>()} />;
}
