import type { CartWords } from '../words.ts';

export const italian: CartWords = {
  incentive: 'Sconto per ordini più grandi',
  vat: 'IVA',
  warehouse: 'Il nostro magazzino',
  shippingMethods: {
    home: 'Consegna a domicilio',
    'pickup-point': 'Punto di ritiro',
    pickup: 'Ritiro in magazzino',
  },
  card: 'Carta',
  bankTransfer: 'Bonifico bancario',
  nothingToPay: 'Nessun dato di pagamento richiesto',
  notices: {
    'coupon-has-no-effect': 'Il codice sconto al momento non ha effetto su questo carrello.',
    'gift-card-has-no-effect': "Una carta regalo non può essere usata: è esaurita o in un'altra valuta.",
    'shipping-option-gone': 'Il metodo di spedizione non è più disponibile. Scegline un altro.',
  },
  lineGone: 'Questo articolo non è più disponibile',
  lineTooMany: 'La quantità richiesta non è disponibile',
  importVatWarning: "L'IVA all'importazione va pagata al corriere.",
  terms: {
    name: 'Condizioni generali di vendita',
    content: 'A ogni ordine si applicano le nostre condizioni generali di vendita:',
    checkbox: 'Ho letto le condizioni generali di vendita e le accetto.',
  },
  giftCardFields: {
    amount: 'Importo',
    sender: 'Nome del mittente',
    sender_email: 'E-mail del mittente',
    recipient: 'Nome del destinatario',
    recipient_email: 'E-mail del destinatario',
    message: 'Messaggio',
  },
};
