import { pageTitle } from '@bowline/markets';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { untilTouched } from '../first-touch.ts';
import { useMarket } from '../i18n/I18nProvider.tsx';
import type { LocalisedPaths } from './load-paths.ts';

export interface PageHeadProps {
  readonly title?: string;
  readonly description?: string;
  /** Where this page lives in each locale; absent for pages that search engines should leave out. */
  readonly paths?: LocalisedPaths;
  /** A picture of the shop, by its path; or any other, by its full address. */
  readonly image?: string | undefined;
  /** Of an article: when it was published. */
  readonly publishedAt?: string;
  /** Instead of the whitelisted parameters of the address; the first page of a listing, for one, is the listing itself. */
  readonly ownSearch?: string;
}

/** Machines read it in the page as the server wrote it; a browser, which shows nothing of it, can wait. */
const AddressHead = untilTouched(() => import('./AddressHead.tsx'));

/** Title, canonical address, alternates and social cards of a page (specification 2.6, decision D2). React moves them to the head. */
export function PageHead(props: PageHeadProps) {
  const { title, description } = props;
  const { pathname } = useLocation();
  const fullTitle = pageTitle({ market: useMarket(), title, pathname });
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      <Suspense>
        <AddressHead {...props} fullTitle={fullTitle} />
      </Suspense>
    </>
  );
}
