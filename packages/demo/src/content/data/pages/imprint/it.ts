import type { Article } from '../../../writing/article.ts';

export const imprintIt: Article = {
  title: 'Note legali',
  intro: 'Chi gestisce questo negozio, dove siamo iscritti e come puoi raggiungerci.',
  metaDescription:
    'Note legali di {brand}: dati societari, iscrizione, partita IVA e contatti di {legalName}, con indicazioni su contenuti, immagini e controversie.',
  blocks: [
    { insert: 'companyDetails' },
    {
      note: '{brand} è un negozio dimostrativo. La società, l’indirizzo e i numeri di iscrizione sono inventati e ciò che si ordina qui non viene consegnato.',
    },
    { heading: 'Per raggiungerci in fretta' },
    'Tutti i modi per scriverci o chiamarci sono nella [pagina dei contatti](page:contact). Le lettere arrivano all’indirizzo qui sopra; non spedire lì un reso prima di averlo [comunicato](page:returns).',
    { heading: 'Contenuti' },
    '{legalName} è responsabile dei testi di questo sito, blog compreso. Confrontiamo misure e carichi di rottura con le schede dei produttori. Se un numero fosse comunque sbagliato, segnalacelo: lo correggiamo.',
    { heading: 'Immagini e nomi' },
    'Le immagini dei prodotti sono disegnate a partire dalle caratteristiche di ogni articolo: colori, intreccio, spessore e materiale. Mostrano bene l’aspetto di una corda, ma nessuno schermo sostituisce un campione. Testi e immagini non si possono usare a scopo commerciale senza il nostro consenso. Nomi come BioThane appartengono ai rispettivi titolari.',
    { heading: 'Link' },
    'Prima di rimandare ad altri siti li abbiamo guardati. Su ciò che vi compare in seguito non abbiamo voce in capitolo; se veniamo a sapere che un link porta a qualcosa di illecito, lo togliamo.',
    { heading: 'Controversie' },
    'Rivolgiti prima a noi: come trattiamo i reclami è scritto nelle [condizioni generali](page:terms). La piattaforma europea per la risoluzione delle controversie online è stata chiusa nel 2025, perciò qui non c’è più il link. Non aderiamo a organismi di conciliazione per i consumatori e non siamo tenuti a farlo; la via giudiziaria ti resta sempre aperta.',
  ],
};
