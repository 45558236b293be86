import type { LocaleName } from '@bowline/markets';

export interface PageWords {
  readonly title: string;
  readonly explanation: string;
  readonly amount: string;
  readonly method: string;
  readonly paid: string;
  readonly failed: string;
  readonly canceled: string;
  readonly expired: string;
  readonly decided: string;
  readonly back: string;
}

const english: PageWords = {
  title: 'Test payment',
  explanation: 'No money changes hands here. Choose what shall become of this payment.',
  amount: 'Amount',
  method: 'Method',
  paid: 'Paid',
  failed: 'Failed',
  canceled: 'Cancelled',
  expired: 'Expired',
  decided: 'This payment has already been decided.',
  back: 'Back to the shop',
};

export const pageWords: Readonly<Record<LocaleName, PageWords>> = {
  en: english,
  'en-GB': english,
  'en-US': { ...english, canceled: 'Canceled' },
  'nl-NL': {
    title: 'Testbetaling',
    explanation: 'Hier wordt niets afgeschreven. Kies wat er met deze betaling moet gebeuren.',
    amount: 'Bedrag',
    method: 'Betaalmethode',
    paid: 'Betaald',
    failed: 'Mislukt',
    canceled: 'Geannuleerd',
    expired: 'Verlopen',
    decided: 'Over deze betaling is al beslist.',
    back: 'Terug naar de winkel',
  },
  'de-DE': {
    title: 'Testzahlung',
    explanation: 'Hier fließt kein Geld. Wähle, was aus dieser Zahlung werden soll.',
    amount: 'Betrag',
    method: 'Zahlungsart',
    paid: 'Bezahlt',
    failed: 'Fehlgeschlagen',
    canceled: 'Abgebrochen',
    expired: 'Abgelaufen',
    decided: 'Über diese Zahlung ist bereits entschieden.',
    back: 'Zurück zum Shop',
  },
  'fr-FR': {
    title: 'Paiement de test',
    explanation: 'Aucun argent n’est débité ici. Choisissez l’issue de ce paiement.',
    amount: 'Montant',
    method: 'Mode de paiement',
    paid: 'Payé',
    failed: 'Échoué',
    canceled: 'Annulé',
    expired: 'Expiré',
    decided: 'L’issue de ce paiement est déjà connue.',
    back: 'Retour à la boutique',
  },
  'it-IT': {
    title: 'Pagamento di prova',
    explanation: 'Qui non viene addebitato nulla. Scegli l’esito di questo pagamento.',
    amount: 'Importo',
    method: 'Metodo di pagamento',
    paid: 'Pagato',
    failed: 'Non riuscito',
    canceled: 'Annullato',
    expired: 'Scaduto',
    decided: 'L’esito di questo pagamento è già stato deciso.',
    back: 'Torna al negozio',
  },
  'es-ES': {
    title: 'Pago de prueba',
    explanation: 'Aquí no se cobra nada. Elige qué debe pasar con este pago.',
    amount: 'Importe',
    method: 'Método de pago',
    paid: 'Pagado',
    failed: 'Fallido',
    canceled: 'Cancelado',
    expired: 'Caducado',
    decided: 'Este pago ya está decidido.',
    back: 'Volver a la tienda',
  },
  'pl-PL': {
    title: 'Płatność testowa',
    explanation: 'Tutaj nie są pobierane żadne pieniądze. Wybierz, jak ma się zakończyć ta płatność.',
    amount: 'Kwota',
    method: 'Metoda płatności',
    paid: 'Zapłacona',
    failed: 'Nieudana',
    canceled: 'Anulowana',
    expired: 'Wygasła',
    decided: 'Ta płatność jest już rozstrzygnięta.',
    back: 'Wróć do sklepu',
  },
  'da-DK': {
    title: 'Testbetaling',
    explanation: 'Her trækkes ingen penge. Vælg, hvad der skal ske med betalingen.',
    amount: 'Beløb',
    method: 'Betalingsmetode',
    paid: 'Betalt',
    failed: 'Mislykket',
    canceled: 'Annulleret',
    expired: 'Udløbet',
    decided: 'Denne betaling er allerede afgjort.',
    back: 'Tilbage til butikken',
  },
  'sv-SE': {
    title: 'Testbetalning',
    explanation: 'Här dras inga pengar. Välj vad som ska hända med betalningen.',
    amount: 'Belopp',
    method: 'Betalningssätt',
    paid: 'Betald',
    failed: 'Misslyckad',
    canceled: 'Avbruten',
    expired: 'Utgången',
    decided: 'Den här betalningen är redan avgjord.',
    back: 'Tillbaka till butiken',
  },
};
