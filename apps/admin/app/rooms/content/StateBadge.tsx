import { Badge, type BadgeTone } from '@bowline/ui/components';
import { useWordsOf } from '../../i18n/TextsProvider.tsx';

const tones: Readonly<Record<string, BadgeTone>> = {
  published: 'success',
  draft: 'info',
  changed: 'warning',
};

/** What visitors see of a document: this, nothing yet, or what it was before. */
export function StateBadge({ state }: { readonly state: string }) {
  const wordsOf = useWordsOf();
  return <Badge tone={tones[state] ?? 'neutral'}>{wordsOf('content.states', state)}</Badge>;
}
