import { Suspense } from 'react';
import { untilTouched } from '../first-touch.ts';
import type { StructuredDataProps } from './StructuredDataBlock.tsx';

const StructuredDataBlock = untilTouched(() => import('./StructuredDataBlock.tsx'));

/** Facts for search engines, which read them in the page as the server wrote it: a browser can wait. */
export function StructuredData(props: StructuredDataProps) {
  return (
    <Suspense>
      <StructuredDataBlock {...props} />
    </Suspense>
  );
}
