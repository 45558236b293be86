import type { CheckoutTexts } from '../translated-codes.ts';

export const checkoutItalian: CheckoutTexts = {
  'guest-email-missing': "Manca l'indirizzo e-mail dell'ospite.",
  'order-without-lines': 'Un errore del server ha impedito il tuo ordine. Effettualo di nuovo',
  'order-cart-busy':
    "Il carrello è stato modificato altrove nello stesso momento. Effettua di nuovo l'ordine",
  'order-address-missing':
    'Alcuni indirizzi non possono essere usati a causa delle impostazioni di determinati paesi.',
  'order-shipping-method-missing': 'Manca il metodo di spedizione. Scegli il metodo di spedizione e riprova.',
  'order-billing-address-missing': "Verifica i dati dell'indirizzo di fatturazione.",
  'order-payment-method-missing': 'Scegli un metodo di pagamento valido e riprova.',
  'order-out-of-stock': 'Alcuni prodotti non sono disponibili.',
  'order-below-minimum': "Il valore minimo dell'ordine è {minimum}. Aggiungi articoli per altri {remaining}.",
  'order-terms-changed': 'Le condizioni generali sono cambiate. Leggile e accettale di nuovo.',
  'order-tax-changed':
    "L'IVA del tuo ordine è cambiata. Verifica il nuovo totale ed effettua di nuovo l'ordine.",
  'order-gift-card-changed':
    "Una carta regalo nel carrello non può più pagare questo importo. Verifica il nuovo totale ed effettua di nuovo l'ordine.",
  'order-payment-not-started':
    'Non è stato possibile avviare il pagamento. Scegli un altro metodo di pagamento o riprova.',
  'order-not-placed': "Impossibile effettuare l'ordine: {reason}",
  'order-refused': '{reason}',
  'order-not-located': 'Non abbiamo trovato alcun ordine con questi dati.',
  'order-needs-login': "Accedi per vedere l'ordine.",
  'cancel-order-not-found': "L'ordine richiesto non esiste. Verifica i dati e riprova.",
  'cancel-not-authorised': "L'utente attuale non è autorizzato ad annullare questo ordine",
  'cancel-status-not-right': "L'ordine è già chiuso, completato, annullato o sospeso",
  'cancel-shipped': 'Un ordine già spedito in parte non può essere annullato',
  'cancel-not-confirmed': "Non è stato possibile confermare l'annullamento dell'ordine.",
  'cancel-reason-not-known': "Il motivo dell'annullamento non è valido.",
};
