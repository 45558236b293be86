import { useHref } from 'react-router';

/** One form for all tiles of a page that can be compared, so that each of them is one button and no more. */
export const compareFormId = 'compare';

export function CompareForm() {
  return (
    <form id={compareFormId} method="post" action={useHref('/compare')} hidden>
      <input type="hidden" name="intent" value="add" />
    </form>
  );
}
