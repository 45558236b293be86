import type { Article } from '../../../writing/article.ts';

export const contactIt: Article = {
  title: 'Contatti',
  intro:
    'Scrivi, chiama o manda la foto del nodo che non ti riesce. Chi ti risponde lavora accanto alle bobine e di nodi se ne intende.',
  metaDescription:
    'Contatta {brand} via e-mail, Messenger, WhatsApp, telefono o modulo: orari, risposte rapide e ciò che ci serve sapere per aiutarti subito.',
  blocks: [
    { insert: 'contactChannels' },
    'Ci siamo nei giorni lavorativi olandesi, con l’ora dell’Europa centrale. I messaggi che arrivano di sera o nel fine settimana sono i primi che leggiamo il giorno lavorativo dopo.',
    { heading: 'Forse non serve aspettare' },
    {
      list: [
        'Dov’è il mio pacco? Il link per seguirlo è nell’e-mail di spedizione e nel tuo account, accanto all’ordine.',
        'Quanto costa la consegna? Guarda le [tariffe di spedizione](page:shippingRates).',
        'Vuoi restituire qualcosa? Ecco come funzionano i [resi](page:returns).',
        'Quale corda per quale lavoro? Trovi quasi tutto nelle [domande frequenti](faq:) e nel [blog](blog:).',
        'Ordini per un negozio o un’associazione? Dai un’occhiata alla pagina [ingrosso](page:wholesale).',
      ],
    },
    { heading: 'Che cosa ci aiuta ad aiutarti' },
    {
      list: [
        'Per un ordine: il numero e, se qualcosa non va, una foto.',
        'Per un colore: il codice articolo e la luce in cui lo hai visto. Ogni schermo dice la sua; un campione toglie ogni dubbio.',
        'Per la tenuta: che cosa starà appeso, come si muove e se qualcuno potrebbe farsi male. Per arrampicare o sollevare persone consigliamo solo corde la cui descrizione lo prevede.',
      ],
    },
    { heading: 'Manda un messaggio' },
    { insert: 'contactForm' },
    'Usiamo ciò che scrivi solo per risponderti; per quanto tempo lo conserviamo è scritto in [privacy e cookie](page:privacy). Preferisci toccare la corda con mano? [Prenota un appuntamento in showroom](page:showroom).',
  ],
};
