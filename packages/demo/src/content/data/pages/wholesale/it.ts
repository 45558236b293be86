import type { Article } from '../../../writing/article.ts';

export const wholesaleIt: Article = {
  title: 'Ingrosso',
  intro:
    'Vivi di collari fatti a mano, hai un negozio di hobbistica o annodi con quaranta scout alla volta? Allora compra a bobine e parla direttamente con noi.',
  metaDescription:
    'Ingrosso da {brand}: corde a bobine, fibbie a centinaia, bagni di tintura riservati, fatture senza IVA nell’UE. Chiedi il tuo listino prezzi.',
  blocks: [
    { heading: 'Su che cosa puoi contare' },
    {
      list: [
        '**Bobine intere**, in un pezzo unico e ancora sul loro rocchetto. Gli accessori si vendono a centinaia o a cartoni pieni.',
        '**Un listino tuo**, basato su quanto ti serve in un anno e non su un solo grande ordine.',
        '**Un solo bagno di tintura.** Due forniture dello stesso verde possono differire di una sfumatura. Su richiesta mettiamo da parte il tuo lotto, così una collezione resta dello stesso colore.',
        '**Cartelle colori** con corda vera, perché i tuoi clienti scelgano al banco.',
        '**Dati da riutilizzare**: descrizioni, immagini, carichi di rottura e codici doganali per il tuo negozio.',
      ],
    },
    { heading: 'Per chi' },
    'Per chi fa articoli per cani e gioielli, per negozi di hobbistica e di outdoor, velerie, scuole, gruppi scout e laboratori sociali. Non serve essere grandi, ma aver bisogno di corda con regolarità. Sono benvenute anche associazioni e scuole senza partita IVA: per loro valgono i prezzi con IVA.',
    { heading: 'Come funziona' },
    {
      steps: [
        'Raccontaci nel modulo qui sotto che cosa fai e che cosa ti serve: quale corda, quanti metri, ogni quanto.',
        'Ti rispondiamo entro due giorni lavorativi, di solito con una prima offerta e qualche campione.',
        'Crei un account con ragione sociale e partita IVA. Che cosa cambia nell’importo lo trovi in [con o senza IVA](page:withOrWithoutVat).',
        'Da lì in poi ordini nel negozio come tutti, a qualsiasi ora, oppure ci mandi una lista.',
      ],
    },
    { heading: 'Non ci sei ancora?' },
    'Gli sconti per quantità valgono per tutti: la pagina del prodotto mostra da quanti pezzi una corda costa meno. Per una prima piccola serie spesso basta. Pagamento e consegna seguono i consueti [metodi di pagamento](page:paymentMethods) e le [tariffe di spedizione](page:shippingRates); per i bancali facciamo un preventivo a parte.',
    { heading: 'Chiedi un listino' },
    { insert: 'wholesaleForm' },
    'Usiamo i tuoi dati per l’offerta e per nient’altro; vedi [privacy e cookie](page:privacy).',
  ],
};
