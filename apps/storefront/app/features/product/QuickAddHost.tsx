import { Suspense, useSyncExternalStore } from 'react';
import { separatePart } from '../../first-touch.ts';
import { quickAddStore } from '../catalog/quick-add-store.ts';

/** Its code is fetched when somebody buys from a list for the first time. */
const QuickAddDialog = separatePart(() => import('./QuickAddDialog.tsx'));

export function QuickAddHost() {
  const wish = useSyncExternalStore(quickAddStore.subscribe, quickAddStore.wish, () => undefined);
  if (!wish) return null;
  return (
    <Suspense>
      <QuickAddDialog wish={wish} />
    </Suspense>
  );
}
