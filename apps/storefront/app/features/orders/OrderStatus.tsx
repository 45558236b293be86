import { Badge, type BadgeTone } from '@bowline/ui/components';
import type { OrderDetails } from './order-view.ts';

const tones: Readonly<Record<string, BadgeTone>> = {
  pending_payment: 'warning',
  holded: 'warning',
  complete: 'success',
  canceled: 'error',
  closed: 'neutral',
};

export function OrderStatus({ order }: { order: Pick<OrderDetails, 'status' | 'statusCode'> }) {
  return <Badge tone={tones[order.statusCode] ?? 'primary'}>{order.status}</Badge>;
}
