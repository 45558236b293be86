import { useRouteLoaderData } from 'react-router';
import type { MeQueryResult } from '../generated/operations.ts';

export type Me = MeQueryResult['me'];

/** Who sits at the desk; the layout of all rooms has asked. */
export function useMe(): Me {
  const found = useRouteLoaderData<{ readonly me: Me }>('desk');
  if (!found) throw new Error('Only rooms know who sits at the desk');
  return found.me;
}

/** Whether the role allows an operation of the server, which decides for itself. */
export function useMay(): (operation: string) => boolean {
  const { operations } = useMe();
  return (operation) => operations.includes(operation);
}
