import type { LoaderFunctionArgs } from 'react-router';
import { pack, useUnpackedData } from '../data/packed.ts';
import { HomeScreen } from '../features/home/HomeScreen.tsx';
import { loadHome } from '../features/home/load-home.ts';
import { shopContext } from '../shop-context.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  return pack(await loadHome(context.get(shopContext)));
}

export default function Home() {
  return <HomeScreen {...useUnpackedData<typeof loader>()} />;
}
