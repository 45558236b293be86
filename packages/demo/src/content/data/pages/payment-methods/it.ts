import type { Article } from '../../../writing/article.ts';

export const paymentMethodsIt: Article = {
  title: 'Metodi di pagamento',
  intro:
    'Paga come fai di solito. I metodi che vedi dipendono dal tuo Paese e dalla valuta; nessuno comporta costi aggiuntivi.',
  metaDescription:
    'Come pagare da {brand}: iDEAL, Bancontact, carta, PayPal, Klarna, bonifico e carta regalo, e che cosa fare se un pagamento non riesce.',
  blocks: [
    { insert: 'paymentMethods' },
    { heading: 'I metodi in una frase' },
    {
      facts: [
        ['iDEAL', 'Confermi l’importo nell’app della tua banca olandese e noi lo sappiamo subito.'],
        ['Bancontact', 'Per le carte belghe, nell’app oppure con numero di carta e lettore.'],
        [
          'Carta',
          'Carte di debito e di credito. La banca può chiederti di confermare il pagamento nella sua app.',
        ],
        ['PayPal', 'Dal saldo, dalla carta o dal conto, senza che noi vediamo questi dati.'],
        [
          'Klarna',
          'Paghi più tardi o a rate dove Klarna lo offre. È Klarna a decidere, con condizioni proprie: leggile prima.',
        ],
        [
          'Bonifico',
          'In euro. Mettiamo da parte la tua corda e la tagliamo quando arriva il denaro; calcola qualche giorno in più.',
        ],
        [
          'Carta regalo',
          'Inserisci il codice nel carrello. Ciò che la carta non copre lo paghi in un altro modo; quello che avanza resta sulla carta.',
        ],
      ],
    },
    { heading: 'È sicuro?' },
    'Paghi su una pagina del nostro fornitore di servizi di pagamento, con una connessione cifrata. Numeri di carta e credenziali bancarie non arrivano mai a noi, quindi non possiamo nemmeno perderli.',
    { heading: 'Se un pagamento non riesce' },
    'Non hai perso nulla. Il carrello resta com’era e puoi riprovare o scegliere un altro metodo. Se la banca ha comunque addebitato l’importo e dopo un’ora non hai ancora la conferma, [scrivici](page:contact) l’ora e la cifra. Controlliamo noi, e nessun ordine si paga due volte.',
    { heading: 'Ordine minimo, sconti e ordini aziendali' },
    'Si può ordinare a partire da {minimumOrder} di articoli. I codici sconto si inseriscono nel carrello, prima di pagare. Le aziende indicano alla cassa ragione sociale e partita IVA: come cambia il totale lo spiega la pagina [con o senza IVA](page:withOrWithoutVat). Se ordini spesso, guarda anche [ingrosso](page:wholesale).',
    { heading: 'Rimborsi' },
    'Il denaro torna da dove è venuto: sulla carta, sul conto o sulla carta regalo. I tempi sono nella pagina dei [resi](page:returns).',
  ],
};
