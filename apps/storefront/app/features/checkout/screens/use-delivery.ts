import { type FormEvent, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { ShippingView } from '../load-steps.ts';
import { stepPaths } from '../steps.ts';

/** What ways, prices and pickup points depend on. */
const asked = ['country', 'postcode', 'houseNumber', 'address', 'method'] as const;
/** Typed letter by letter. */
const typed = ['postcode', 'houseNumber'];
/** How long nobody has typed before what was typed counts. */
const typingPauseMs = 400;

export type Delivery = Omit<ReturnType<typeof useDelivery>, 'view'>;

/** The step as it would be with what the form says now: ways, totals and pickup points follow every choice. */
export function useDelivery(loaded: ShippingView) {
  const fetcher = useFetcher<ShippingView>();
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(new URLSearchParams());
  const form = useRef<HTMLFormElement>(null);
  const found = fetcher.data?.delivery.found;
  useEffect(() => () => clearTimeout(typing.current), []);
  useEffect(() => {
    for (const [name, value] of Object.entries(found ?? {})) {
      const field = form.current?.elements.namedItem(name);
      // What somebody typed is theirs.
      if (field instanceof HTMLInputElement && field.value === '') field.value = value;
    }
  }, [found]);

  function ask(search: URLSearchParams) {
    latest.current = search;
    fetcher.load(`${stepPaths.shipping}?${search}`);
  }

  function follow({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    if (!asked.some((each) => each === name)) return;
    const sent = new FormData(currentTarget);
    const known = asked.flatMap((each): [string, string][] => {
      const value = sent.get(each);
      return typeof value === 'string' ? [[each, value]] : [];
    });
    form.current = currentTarget;
    clearTimeout(typing.current);
    const pause = typed.includes(name) ? typingPauseMs : 0;
    typing.current = setTimeout(() => ask(new URLSearchParams(known)), pause);
  }

  return {
    view: fetcher.data ?? loaded,
    isAsking: fetcher.state !== 'idle',
    /** For the form that says where to and how. */
    follow,
    /** Pickup points near another place, with all else as it is. */
    searchPoints(near: string, method: string) {
      ask(
        new URLSearchParams([
          ...[...latest.current].filter(([name]) => name !== 'near' && name !== 'method'),
          ['method', method],
          ['near', near],
        ]),
      );
    },
  };
}
