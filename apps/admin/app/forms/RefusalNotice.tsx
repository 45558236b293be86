import { Notice } from '@bowline/ui/components';
import { useActionData } from 'react-router';
import type { Refused } from '../data/desk-client.ts';
import { useRefusalWords } from './use-desk-form.ts';

/** What `settle` answered on a page of many small forms: why the last one was refused. */
export function RefusalNotice() {
  const wordsFor = useRefusalWords();
  const answer = useActionData<{ readonly refused?: Refused } | null>();
  return answer?.refused ? <Notice tone="error">{wordsFor(answer.refused)}</Notice> : null;
}
