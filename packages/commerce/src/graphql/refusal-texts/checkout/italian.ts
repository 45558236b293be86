import type { CheckoutTexts } from '../translated-codes.ts';

export const checkoutItalian: CheckoutTexts = {
  'guest-email-missing': "Manca l'indirizzo e-mail dell'ospite.",
  'order-without-lines': "Un errore del server ha impedito l'ordine. Effettuare di nuovo l'ordine",
  'order-cart-busy':
    "Il carrello è stato modificato altrove nello stesso momento. Effettuare di nuovo l'ordine",
  'order-address-missing':
    'Alcuni indirizzi non possono essere usati a causa delle impostazioni di determinati paesi.',
  'order-shipping-method-missing':
    'Manca il metodo di spedizione. Scegliere il metodo di spedizione e riprovare.',
  'order-billing-address-missing': "Verificare i dati dell'indirizzo di fatturazione.",
  'order-payment-method-missing': 'Scegliere un metodo di pagamento valido e riprovare.',
  'order-out-of-stock': 'Alcuni prodotti non sono disponibili.',
  'order-below-minimum':
    "Il valore minimo dell'ordine è {minimum}. Aggiungere articoli per altri {remaining}.",
  'order-terms-changed': 'Le condizioni generali sono cambiate. Leggerle e accettarle di nuovo.',
  'order-tax-changed':
    "L'IVA dell'ordine è cambiata. Verificare il nuovo totale ed effettuare di nuovo l'ordine.",
  'order-gift-card-changed':
    "Una carta regalo nel carrello non può più pagare questo importo. Verificare il nuovo totale ed effettuare di nuovo l'ordine.",
  'order-payment-not-started':
    'Non è stato possibile avviare il pagamento. Scegliere un altro metodo di pagamento o riprovare.',
  'order-not-placed': "Impossibile effettuare l'ordine: {reason}",
  'order-refused': '{reason}',
  'order-not-located': 'Non abbiamo trovato alcun ordine con questi dati.',
  'order-needs-login': "Accedere per vedere l'ordine.",
  'cancel-order-not-found': "L'ordine richiesto non esiste. Verificare i dati e riprovare.",
  'cancel-not-authorised': "L'utente attuale non è autorizzato ad annullare questo ordine",
  'cancel-status-not-right': "L'ordine è già chiuso, completato, annullato o sospeso",
  'cancel-shipped': 'Un ordine già spedito in parte non può essere annullato',
  'cancel-reason-not-known': "Il motivo dell'annullamento non è valido.",
};
