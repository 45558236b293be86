import type { Article } from '../../../writing/article.ts';

export const aboutIt: Article = {
  title: 'Informazioni su {brand}',
  intro:
    'Bowline è il nome inglese della gassa d’amante: un anello che regge ogni carico e si scioglie con una spinta del pollice. L’idea ci è piaciuta tanto da farne il nome di un negozio di corde.',
  metaDescription:
    'Chi c’è dietro {brand}: un magazzino nei Paesi Bassi con una parete di bobine, corde tagliate alla tua misura e persone che annodano davvero.',
  blocks: [
    { heading: 'Che cosa facciamo' },
    'Compriamo il cordino a bobine e la corda a tamburi, e vendiamo l’uno e l’altra al metro. Sulla parete del nostro magazzino nei Paesi Bassi ogni cosa ha il suo gancio: {productWord} in più colori di quanti chiunque di noi sappia elencare a memoria, corde per guinzagli e per barche, cotone e iuta da annodare, [BioThane](category:biothane), [cuoio](category:leather) e tutte le fibbie, gli anelli e i moschettoni che trasformano un pezzo di corda in un oggetto.',
    { insert: 'catalogueClaims' },
    { heading: 'Che cosa succede al tuo ordine' },
    'Qui non c’è niente di già imbustato. Quando arriva il tuo ordine, qualcuno stacca la bobina dalla parete, misura la tua lunghezza senza tirare, la taglia con la lama calda perché i capi non si sfilaccino e la avvolge a mano. Ci vuole un po’ più che prendere un pacchetto dallo scaffale, ma non paghi mai cinque metri di troppo.',
    { heading: 'A che cosa teniamo' },
    {
      list: [
        '**Colori veri.** Ogni immagine è disegnata in base alle caratteristiche proprio di quella corda, e di ogni colore puoi ordinare prima un campione.',
        '**Numeri verificabili.** Spessore, materiale e carico di rottura sono indicati per ogni corda, il prezzo al metro accanto a ogni prezzo.',
        '**Un pezzo unico.** I tuoi metri arrivano in una sola lunghezza. Se sulla bobina non ne restano abbastanza, la pagina del prodotto lo dice prima che tu ordini.',
        '**Pochi scarti.** I ritagli diventano campioni, e la corda che ha fatto il suo tempo [torna da noi](page:recycling).',
      ],
    },
    { heading: 'Con chi hai a che fare' },
    'Con un piccolo gruppo che lavora dove sta la corda: chi al mattino risponde alla tua domanda, al pomeriggio forse taglia il tuo ordine. E sul tavolo c’è sempre il guinzaglio a metà di qualcuno. Puoi [scrivere o telefonare](page:contact), oppure venire a vedere la parete [su appuntamento](page:showroom).',
    {
      note: '{brand} è un negozio dimostrativo. Gli articoli sono descritti come in un negozio vero, ma {legalName} è una società inventata; le [note legali](page:imprint) dicono di più.',
    },
    { heading: 'La famiglia' },
    'Altri tre negozi fanno per il loro materiale quello che noi facciamo per la corda.',
    { insert: 'sisterShops' },
  ],
};
