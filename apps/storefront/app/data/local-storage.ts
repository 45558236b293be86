/** Reading `localStorage` itself throws where the visitor forbids it. */
export function localStorageOrNothing(): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    return window.localStorage;
  } catch {
    return { getItem: () => null, setItem: () => {} };
  }
}
