import { shop } from '@bowline/markets';
import { KnotMark } from '@bowline/ui/components';
import { Outlet } from 'react-router';
import { LanguageChoice } from '../shell/LanguageChoice.tsx';

/** Around what can be seen without being signed in. */
export default function AccessLayout() {
  return (
    <div className="grid min-h-dvh content-start justify-items-center gap-8 px-4 py-10 sm:py-20">
      <p className="flex items-center gap-2 text-lg font-semibold">
        <KnotMark className="size-9" />
        {shop.brand}
      </p>
      <main className="w-full max-w-md rounded-lg border border-border bg-surface-raised p-6 shadow-raised sm:p-8">
        <Outlet />
      </main>
      <LanguageChoice />
    </div>
  );
}
