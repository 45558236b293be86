import { useEffect, useRef, useState } from 'react';

type Control = HTMLInputElement | HTMLSelectElement;

/** The value of a control that keeps it itself. Also what was typed or chosen before the scripts were there to hear it. */
export function useHeardValue<Element extends Control>(initial: string) {
  const [value, setValue] = useState(initial);
  const ref = useRef<Element>(null);
  useEffect(() => {
    if (ref.current) setValue(ref.current.value);
  }, []);
  const onChange = (event: { readonly currentTarget: { readonly value: string } }) =>
    setValue(event.currentTarget.value);
  return [value, { ref, onChange }] as const;
}
