import { Badge, type BadgeTone } from '@bowline/ui/components';
import { useWordsOf } from '../../i18n/TextsProvider.tsx';

const tones: Readonly<Record<string, BadgeTone>> = {
  pending_payment: 'warning',
  processing: 'primary',
  complete: 'success',
  canceled: 'neutral',
  closed: 'neutral',
  holded: 'error',
};

export function StatusBadge({ status }: { readonly status: string }) {
  const wordsOf = useWordsOf();
  return <Badge tone={tones[status] ?? 'neutral'}>{wordsOf('orders.states', status)}</Badge>;
}
