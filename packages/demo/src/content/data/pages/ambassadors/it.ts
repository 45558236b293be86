import type { Article } from '../../../writing/article.ts';

export const ambassadorsIt: Article = {
  title: 'Ambasciatori',
  intro:
    'Annodi, intrecci o cuci, e c’è chi ti guarda volentieri mentre lo fai? Tu ricevi la corda da noi, e noi vediamo che cosa diventa.',
  metaDescription:
    'Diventa ambasciatore di {brand}: corda a ogni stagione, nuovi colori in anteprima e regole chiare. Che cosa chiediamo e come candidarti.',
  blocks: [
    { heading: 'Che cosa fa chi ci rappresenta' },
    {
      list: [
        'Più volte l’anno crea qualcosa con le nostre corde e lo mostra: in foto, in video o come tutorial.',
        'Dice che cosa ha funzionato e che cosa no. Una critica ci serve più di un complimento.',
        'Ogni tanto risponde a una domanda di altri, se riguarda quel lavoro.',
      ],
    },
    { heading: 'Che cosa ricevi' },
    {
      list: [
        'A ogni stagione un pacco di corde e accessori scelti da te.',
        'Colori e tipi nuovi prima che arrivino in negozio.',
        'Un codice sconto per chi ti segue.',
        'Uno spazio per i tuoi tutorial nel nostro [blog](blog:), con il tuo nome e un link a te.',
      ],
    },
    { heading: 'Che cosa cerchiamo' },
    'Il numero di follower non decide. Guardiamo se c’è una mano riconoscibile, se le istruzioni si possono davvero seguire e se nelle foto la corda si vede. Chi usa il modello di un altro lo dice. Ogni tecnica è benvenuta, dai nodi marinari al macramè ai lavori in [BioThane](category:biothane).',
    { heading: 'Regole leali' },
    {
      list: [
        'Quello che mostri con le nostre corde va indicato come pubblicità, in modo chiaro e subito. Lo chiede la legge, e anche noi.',
        'Foto e tutorial restano tuoi. Noi possiamo mostrarli citando il tuo nome; prima di stampare qualcosa, chiediamo.',
        'Nessuna quota e nessun compenso. Ognuno può smettere quando vuole; ciò che hai già ricevuto è tuo.',
        'Hai almeno 18 anni, oppure un genitore dà il consenso scritto.',
      ],
    },
    { heading: 'Come candidarti' },
    {
      steps: [
        'Scrivici dalla [pagina dei contatti](page:contact) e comincia il messaggio con *Ambasciatori*.',
        'Mostraci tre lavori: link o foto, e di che cosa sono fatti.',
        'Racconta che cosa vorresti fare in questa stagione e quale corda ti serve.',
        'Entro due settimane ti rispondiamo. Se ci troviamo bene, proviamo per una stagione.',
      ],
    },
    {
      note: 'Poiché {brand} è un negozio dimostrativo, qui non trovi un elenco di ambasciatori: le persone non le inventiamo.',
    },
  ],
};
