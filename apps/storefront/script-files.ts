/**
 * How the browser's modules share files. By itself the bundler gives each module that two screens share a file of its
 * own: a page then loads fifty, most of them too small to compress. A module brings along what it imports, unless a
 * group of a higher priority has it already.
 */
export const scriptFiles = [
  {
    name: 'framework',
    test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|vite\/preload-helper|rolldown\/runtime/,
    priority: 4,
  },
  { name: 'shop', test: isOnNearlyEveryPage, priority: 3 },
  // Of categories and of the search.
  { name: 'listing', test: /[\\/]features[\\/]listing[\\/]Listing\.tsx$/, priority: 2 },
  // Of products, and of everything that has a form.
  { name: 'field', test: /[\\/]components[\\/](TextField|Notice)\.tsx$/, priority: 2 },
  { name: 'select', test: /[\\/]components[\\/]SelectField\.tsx$/, priority: 1 },
  // What comes later needs these, and so do some screens at once, which would otherwise fetch all that comes later.
  {
    name: 'search-words',
    test: /[\\/]features[\\/]search[\\/](FoundTexts|recent-searches|search-query)\.tsx?$/,
    priority: 1,
  },
  { name: 'last-seen', test: /[\\/]data[\\/]last-seen\.ts$/, priority: 1 },
  { name: 'payment-marks', test: /[\\/]PaymentMarks\.tsx$/, priority: 1 },
  // What every page fetches when it stands.
  { name: 'idle', test: /[\\/]fetch-translation-messages\.ts$/, priority: 1 },
  // What every page fetches when it is first touched.
  {
    name: 'later',
    test: /[\\/](features[\\/](deployments[\\/]Deployments|device[\\/]DeviceHost|search[\\/]box[\\/]SearchField)|shell[\\/](DepartmentMenu|Footer|MenuDrawer|StoreSwitcher|WaitingPage)|seo[\\/](AddressHead|StructuredDataBlock))\.tsx$/,
    priority: 0,
  },
];

const onNearlyEveryPage = [
  'app/entry.client.tsx',
  'app/root.tsx',
  'app/prepared-component.ts',
  'app/data/local-storage.ts',
  'app/data/packed.ts',
  'app/layouts/DefaultLayout.tsx',
  'app/i18n/use-page-path.ts',
  'app/i18n/use-shop-words.ts',
  'app/build-of-page.ts',
  'app/routing/route-cache.ts',
  'app/seo/PageHead.tsx',
  'app/seo/StructuredData.tsx',
  'app/seo/breadcrumb-data.ts',
  'app/seo/every-locale.ts',
  'app/features/catalog/ProductTiles.tsx',
  'app/features/content/ContentHtml.tsx',
  'app/features/content/rich-text-part.ts',
  'app/features/messages/EditorsNote.tsx',
  'components/Breadcrumb.tsx',
  'components/painted.ts',
  'kit/src/own-path.ts',
];

function isOnNearlyEveryPage(moduleId: string): boolean {
  const path = moduleId.replaceAll('\\', '/');
  return onNearlyEveryPage.some((ending) => path.endsWith(`/${ending}`));
}
