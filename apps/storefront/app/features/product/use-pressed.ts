import { useCallback, useState } from 'react';

/** What was pressed counts as chosen at once, until the page says what is. */
export function usePressed(chosen: string | undefined) {
  const [pressed, setPressed] = useState<{ readonly value: string; readonly over: string | undefined }>();
  const shown = pressed && pressed.over === chosen ? pressed.value : chosen;
  const press = useCallback((value: string) => setPressed({ value, over: chosen }), [chosen]);
  return [shown, press] as const;
}
