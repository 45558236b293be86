import { lazy, Suspense } from 'react';
import type { StructuredDataProps } from './StructuredDataBlock.tsx';

const StructuredDataBlock = lazy(() => import('./StructuredDataBlock.tsx'));

/** Facts for search engines, which read them in the page as the server wrote it: a browser can wait. */
export function StructuredData(props: StructuredDataProps) {
  return (
    <Suspense>
      <StructuredDataBlock {...props} />
    </Suspense>
  );
}
