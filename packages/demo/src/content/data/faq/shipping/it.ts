import type { FaqTexts } from '../faq-keys.ts';

export const shippingIt: FaqTexts<'shipping'> = {
  'when-delivered': {
    question: 'Quando arriva il mio pacco?',
    answer: [
      'Ciò che ordini in un giorno lavorativo prima delle {cutOffHour} lascia il magazzino il giorno stesso. Poi decide la distanza: uno o due giorni per i vicini, fino a una settimana più lontano. La pagina del prodotto e il carrello indicano i giorni previsti per il tuo Paese, con fine settimana e festività olandesi già contati. Se paghi con bonifico, tagliamo appena arriva il denaro.',
    ],
  },
  'shipping-cost': {
    question: 'Quanto costa la spedizione?',
    answer: [
      'Dipende dal Paese e dal peso. Il paracord per un bracciale sta in un pacchetto; cinquanta metri di corda da 12 mm pesano più di tre chili, e il prezzo lo fa sentire. Vedi l’importo nel carrello ancora prima di inserire un indirizzo, e da un certo valore la consegna è gratuita. La tabella completa, con punti di ritiro e consegna a casa, è in [tariffe di spedizione](page:shippingRates).',
    ],
  },
  customs: {
    question: 'Come funziona la dogana nel Regno Unito, in Norvegia e in Svizzera?',
    answer: [
      'Questi pacchi partono senza IVA olandese, con la voce doganale di ogni articolo sulla dichiarazione.',
      {
        list: [
          '**Regno Unito:** per i piccoli ordini addebitiamo noi l’IVA britannica e non si aggiunge altro. Oltre la soglia d’importazione la riscuote il corriere; te lo segnaliamo alla cassa.',
          '**Norvegia e Svizzera:** l’imposta all’importazione si paga all’arrivo, spesso con un costo di pratica del corriere.',
        ],
      },
      'Sono spese a tuo carico: raggruppare gli ordini può convenire. Altro in [con o senza IVA](page:withOrWithoutVat).',
    ],
  },
  tracking: {
    question: 'Dov’è il mio pacco?',
    answer: [
      'Appena parte ricevi un’e-mail con il link per seguirlo. La prima sera può non mostrare ancora nulla: il corriere conosce il pacco solo dopo averlo letto nel suo deposito. Lo stesso link è tra gli ordini del tuo account. Se il pacco è fermo da tre giorni lavorativi, o risulta consegnato e non c’è, [scrivici](page:contact). A cercarlo pensiamo noi.',
    ],
  },
  'collect-order': {
    question: 'Posso ritirare l’ordine di persona?',
    answer: [
      'Sì, gratis, nel nostro magazzino nei Paesi Bassi. Alla cassa scegli il ritiro: l’ordine è pronto il giorno lavorativo successivo e ti scriviamo appena lo è. Porta con te il numero d’ordine. Se preferisci vedere prima i colori e poi farli tagliare, [prenota un appuntamento in showroom](page:showroom): il tavolo e le bobine saranno tutti per te.',
    ],
  },
};
