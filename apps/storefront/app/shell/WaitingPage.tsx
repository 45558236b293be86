import { ProductGrid } from '@bowline/ui/components';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { matchRoutes, type RouteObject, useHref, useLocation, useNavigation } from 'react-router';
import { browserRouteCache } from '../routing/route-cache.ts';
import { type PageToCome, pageToCome } from './page-to-come.ts';

/**
 * The shape of the page that is on its way, once it takes longer than a moment. It lies above the page that is left: nothing of
 * that moves, and whoever turns round finds it as it was.
 */
export default function WaitingPage() {
  const kind = usePageToCome();
  return kind ? <Shape kind={kind} /> : null;
}

function Shape({ kind }: { kind: PageToCome }) {
  const shape = useRef<HTMLDivElement>(null);
  useBelowHeader(shape);
  return (
    <div
      ref={shape}
      aria-hidden="true"
      data-waiting={kind}
      className="waiting-page pointer-events-none fixed inset-0 z-25 overflow-hidden bg-surface print:hidden"
    >
      {kind === 'product' ? <ProductShape /> : <ListingShape />}
    </div>
  );
}

/** As wide and high as `CategoryScreen` and its listing begin. */
function ListingShape() {
  return (
    <div className="page-width grid grid-cols-1 gap-8 py-8">
      <div className="grid grid-cols-1 gap-3">
        <Block className="h-5 w-48" />
        <Block className="h-10 w-72 max-w-full" />
        <Block className="h-5 w-full max-w-reading" />
      </div>
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <div className="hidden content-start gap-4 lg:grid">
          {[0, 1, 2, 3, 4].map((place) => (
            <Block key={place} className="h-11" />
          ))}
        </div>
        <div className="grid grid-cols-1 content-start gap-6">
          <div className="border-b border-border pb-4">
            <Block className="h-11" />
          </div>
          <ProductGrid>
            {[0, 1, 2, 3, 4, 5, 6, 7].map((place) => (
              <li key={place} className="grid grid-cols-1 gap-3">
                <Block className="aspect-square rounded-lg" />
                <Block className="h-5 w-3/4" />
                <Block className="h-5 w-1/3" />
              </li>
            ))}
          </ProductGrid>
        </div>
      </div>
    </div>
  );
}

/** As wide and high as `ProductScreen` begins. */
function ProductShape() {
  return (
    <div className="page-width grid grid-cols-1 gap-6 py-4 sm:gap-10 sm:py-8">
      <Block className="h-5 w-64 max-w-full" />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-14">
        <div className="grid grid-cols-1 gap-3 lg:col-start-2">
          <Block className="h-10 w-80 max-w-full" />
          <Block className="h-6 w-32" />
        </div>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <Block className="aspect-square rounded-lg" />
        </div>
        <div className="grid content-start gap-4 lg:col-start-2">
          <Block className="h-20" />
          <Block className="h-11" />
          <Block className="h-12" />
        </div>
      </div>
    </div>
  );
}

function Block({ className }: { className: string }) {
  return <div className={`rounded-md bg-surface-picture ${className}`} />;
}

/** The header stays in reach, wherever on the screen it ends. */
function useBelowHeader(shape: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const end = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    if (shape.current) shape.current.style.top = `${Math.max(0, Math.round(end))}px`;
  }, [shape]);
}

function usePageToCome(): PageToCome | undefined {
  const pressed = useRef<HTMLAnchorElement>(null);
  const shownPath = useHref(useLocation().pathname);
  // Of what is under way the router tells the whole path, with the prefix of the shop.
  const { state, location, formMethod } = useNavigation();
  const path = location?.pathname ?? '';
  useEffect(() => {
    const watching = new AbortController();
    const note = ({ target }: Event) => {
      pressed.current = target instanceof Element ? target.closest('a') : null;
    };
    document.addEventListener('click', note, { capture: true, signal: watching.signal });
    return () => watching.abort();
  }, []);
  const isStep = state === 'loading' && !formMethod && path !== shownPath;
  if (!isStep) return undefined;
  const link = pressed.current?.pathname === path ? pressed.current : undefined;
  return pageToCome({
    route: routeAt(path),
    link,
    knownType: browserRouteCache().get(path)?.type ?? undefined,
  });
}

/** What the route table calls this address, without the locale. */
function routeAt(path: string): string {
  const { __reactRouterDataRouter: router } = window as {
    __reactRouterDataRouter?: { readonly routes: RouteObject[]; readonly basename?: string };
  };
  const id = router && matchRoutes(router.routes, path, router.basename)?.at(-1)?.route.id;
  return id?.split('__')[0] ?? '';
}
