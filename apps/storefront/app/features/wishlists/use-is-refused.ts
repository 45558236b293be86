import type { FormAnswer } from '@bowline/ui/forms';
import { useActionData } from 'react-router';

/** A form that came back with a problem must not be folded away; undefined leaves it to the visitor. */
export function useIsRefused(form: string): true | undefined {
  return useActionData<FormAnswer | undefined>()?.form === form || undefined;
}
