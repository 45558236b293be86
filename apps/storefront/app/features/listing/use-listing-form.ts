import { closeSidePanel, painted } from '@bowline/ui/components';
import {
  type SubmitEvent,
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useOptimistic,
} from 'react';
import { useHref, useNavigate, useNavigation } from 'react-router';
import { type ListingState, listingSearch, readListingState } from './listing-state.ts';

export const filterFormId = 'listing-filters';
export const filterPanelId = 'listing-panel';
export const listingCountId = 'listing-count';

/** Where a listing lives: its path and, on the search page, what was searched. */
export interface ListingAddress {
  readonly path: string;
  readonly query?: string | undefined;
}

export function listingHref({ path, query }: ListingAddress, state: ListingState): string {
  return path + listingSearch(state, query);
}

export interface ControlEvent {
  readonly currentTarget: { readonly form: HTMLFormElement | null };
}

/** The form of a listing. It shows at once what was chosen or which address was followed, while that is being loaded. */
export function useListingForm({ path, query }: ListingAddress, loaded: ListingState) {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const ownPath = useHref(path);
  const [sent, showState] = useOptimistic(loaded);
  const underWay = navigation.location?.pathname === ownPath ? navigation.location : undefined;
  const followed = underWay && readListingState(new URLSearchParams(underWay.search));
  const state = sent === loaded ? (followed ?? loaded) : sent;

  /** Every control carries its value in the form, so the form is the whole choice. Called in a transition of React. */
  const apply = useCallback(
    async (form: HTMLFormElement | null) => {
      const next = form && readListingState(formParameters(form));
      if (!next) return;
      startTransition(() => showState(next));
      await painted();
      await navigate(listingHref({ path, query }, next), { preventScrollReset: true });
    },
    [navigate, path, query, showState],
  );

  const applyEarly = useEffectEvent(apply);
  // Whoever chose before the scripts were there was not heard.
  useEffect(() => {
    const form = document.getElementById(filterFormId) as HTMLFormElement | null;
    if (form && [...form.elements].some(isChanged)) startTransition(() => applyEarly(form));
  }, []);

  return {
    state,
    isPending: state !== loaded,
    isLoading: underWay !== undefined,
    /** For controls that show their choice by themselves. */
    apply,
    /** For controls that show the form's state. */
    onChange: (event: ControlEvent) => startTransition(() => apply(event.currentTarget.form)),
    /** For the button, which also leads from the drawer to the products. */
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      closeSidePanel(filterPanelId);
      const form = event.currentTarget;
      startTransition(() => apply(form));
    },
  };
}

export type ListingForm = ReturnType<typeof useListingForm>;

/** Whether a control is not as it was sent. */
function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.defaultSelected && !option.selected);
  if (!(control instanceof HTMLInputElement)) return false;
  return control.checked !== control.defaultChecked || control.value !== control.defaultValue;
}

function formParameters(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(entries);
}
