import { type ComponentType, lazy } from 'react';
import { onceTouched, withNetwork } from './first-touch.ts';

export interface PreparedComponent<Props> {
  /** To be rendered inside `<Suspense>`: what came from the server stays as it is until the file is there. */
  readonly Component: ComponentType<Props>;
  /** Fetches the file, so that what is rendered for the first time afterwards appears at once. */
  prepare(): Promise<void>;
}

/**
 * A component with a file of its own, like React's `lazy`, that can also be fetched before it is needed. What works as the
 * server wrote it may wait until the visitor does something.
 */
export function preparedComponent<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { waitsForTouch = false }: { waitsForTouch?: boolean } = {},
): PreparedComponent<Props> {
  let prepared: ComponentType<Props> | undefined;
  let isLazy = false;
  const Lazy: ComponentType<Props> = lazy(() => {
    isLazy = true;
    return waitsForTouch ? onceTouched(load) : withNetwork(load);
  });
  return {
    /** Always the same one from its first rendering on: another would forget what the visitor did. */
    get Component() {
      return isLazy ? Lazy : (prepared ?? Lazy);
    },
    async prepare() {
      prepared ??= (await load()).default;
    },
  };
}
