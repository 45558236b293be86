import { sameInAll, type Words } from '../../../language/languages.ts';
import { texts } from '../../texts.ts';

export interface ContactChannel {
  readonly kind: 'email' | 'messenger' | 'phone' | 'whatsapp';
  readonly label: Words;
  /** Numbers and addresses are nobody's: they cannot be reached by accident. */
  readonly value: string;
  readonly href: string;
  readonly note: Words;
}

export const contactChannels: readonly ContactChannel[] = [
  {
    kind: 'email',
    label: texts.shop.contactChannels.contactChannels.email.label,
    value: 'hello@bowline.example.com',
    href: 'mailto:hello@bowline.example.com',
    note: texts.shop.contactChannels.contactChannels.email.note,
  },
  {
    kind: 'messenger',
    label: sameInAll('Messenger'),
    value: 'Bowline',
    href: 'https://messenger.example.com/bowline',
    note: texts.shop.contactChannels.contactChannels.messenger.note,
  },
  {
    kind: 'phone',
    label: texts.shop.contactChannels.contactChannels.phone.label,
    value: '+31 20 000 0000',
    href: 'tel:+31200000000',
    note: texts.shop.contactChannels.contactChannels.phone.note,
  },
  {
    kind: 'whatsapp',
    label: sameInAll('WhatsApp'),
    value: '+31 6 0000 0000',
    href: 'https://whatsapp.example.com/31600000000',
    note: texts.shop.contactChannels.contactChannels.whatsapp.note,
  },
];
