import { useNavigation } from 'react-router';

/** A thin line at the top while the next page is on its way. It takes no room, and quick pages never show it. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return (
    state !== 'idle' && (
      <div
        aria-hidden="true"
        className="navigation-progress pointer-events-none fixed inset-x-0 top-0 z-50 h-1 bg-primary"
      />
    )
  );
}
