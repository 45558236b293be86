import { Suspense } from 'react';
import { useToldValue } from '../../data/told-value.ts';
import { separatePart } from '../../first-touch.ts';
import { quickWish } from '../catalog/quick-add-store.ts';

/** Its code is fetched when somebody buys from a list for the first time. */
const QuickAddDialog = separatePart(() => import('./QuickAddDialog.tsx'));

export function QuickAddHost() {
  const wish = useToldValue(quickWish, undefined);
  if (!wish) return null;
  return (
    <Suspense>
      <QuickAddDialog wish={wish} />
    </Suspense>
  );
}
