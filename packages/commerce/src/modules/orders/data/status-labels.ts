import type { LocaleName } from '@bowline/markets';
import type { OrderStatus } from '../order-status.ts';

const english: Readonly<Record<OrderStatus, string>> = {
  pending_payment: 'Pending Payment',
  processing: 'Processing',
  complete: 'Complete',
  canceled: 'Canceled',
  closed: 'Closed',
  holded: 'On Hold',
};

const labels: Readonly<Record<LocaleName, Readonly<Record<OrderStatus, string>>>> = {
  en: english,
  'en-US': english,
  'en-GB': { ...english, canceled: 'Cancelled' },
  'nl-NL': {
    pending_payment: 'Wacht op betaling',
    processing: 'In behandeling',
    complete: 'Afgerond',
    canceled: 'Geannuleerd',
    closed: 'Gesloten',
    holded: 'In de wacht',
  },
  'de-DE': {
    pending_payment: 'Zahlung ausstehend',
    processing: 'In Bearbeitung',
    complete: 'Abgeschlossen',
    canceled: 'Storniert',
    closed: 'Geschlossen',
    holded: 'Zurückgestellt',
  },
  'fr-FR': {
    pending_payment: 'En attente de paiement',
    processing: 'En cours de traitement',
    complete: 'Terminée',
    canceled: 'Annulée',
    closed: 'Clôturée',
    holded: 'En attente',
  },
  'it-IT': {
    pending_payment: 'In attesa di pagamento',
    processing: 'In lavorazione',
    complete: 'Completato',
    canceled: 'Annullato',
    closed: 'Chiuso',
    holded: 'Sospeso',
  },
  'es-ES': {
    pending_payment: 'Pendiente de pago',
    processing: 'En proceso',
    complete: 'Completado',
    canceled: 'Cancelado',
    closed: 'Cerrado',
    holded: 'En espera',
  },
  'pl-PL': {
    pending_payment: 'Oczekuje na płatność',
    processing: 'W realizacji',
    complete: 'Zrealizowane',
    canceled: 'Anulowane',
    closed: 'Zamknięte',
    holded: 'Wstrzymane',
  },
  'da-DK': {
    pending_payment: 'Afventer betaling',
    processing: 'Under behandling',
    complete: 'Gennemført',
    canceled: 'Annulleret',
    closed: 'Lukket',
    holded: 'På hold',
  },
  'sv-SE': {
    pending_payment: 'Väntar på betalning',
    processing: 'Behandlas',
    complete: 'Slutförd',
    canceled: 'Avbruten',
    closed: 'Stängd',
    holded: 'Pausad',
  },
};

/** Rule 13. */
export function statusLabel(status: OrderStatus, locale: LocaleName): string {
  return labels[locale][status];
}
