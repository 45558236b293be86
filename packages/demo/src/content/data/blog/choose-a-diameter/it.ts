import type { Article } from '../../../writing/article.ts';

export const chooseADiameterIt: Article = {
  title: 'Come scegliere il diametro giusto',
  intro:
    'Basta un millimetro perché un bracciale risulti sottile o deciso, e perché un guinzaglio stia bene in mano oppure no. Tre domande portano allo spessore giusto: che cosa deve reggere, chi lo tiene e dove deve passare?',
  metaDescription:
    'Quale diametro per un bracciale, un collare, una borsa o un guinzaglio? Una tabella con i carichi di rottura, una regola pratica e ciò che chiedono mano e foro.',
  blocks: [
    { heading: 'Prima il carico' },
    'Il carico di rottura sulla pagina del prodotto dice quando una corda nuova e dritta cede in laboratorio. Il tuo lavoro ha nodi, curve e spigoli, e già un nodo può costare metà della forza. Dividi quindi con generosità: per ciò che sta semplicemente appeso conta **un quinto** del valore; dove ci sono strattoni, come con un cane, **un decimo**. Una corda da 500 kg in teoria porta un vaso fino a 100 kg e tiene un cane di 50 kg.',
    {
      table: {
        head: ['Diametro', 'Adatto a', 'Si rompe a circa'],
        rows: [
          ['0,75–1,4 mm: nano e microcord', 'cuciture, fasciature, dettagli fini', '16–45 kg'],
          ['2 mm: paracord tipo I', 'gioielli, tirazip', '43 kg'],
          ['3 mm: paracord tipo II', 'bracciali da bambini, cordini da collo', '193 kg'],
          ['4 mm: paracord tipo III', 'il bracciale classico, portachiavi, collari annodati', '249 kg'],
          ['6–8 mm: corda PPM', 'guinzagli leggeri, manici, giochi', '320–560 kg'],
          ['10–12 mm: corda per guinzagli', 'guinzagli per cani grandi, longhine', '1.050–1.400 kg'],
        ],
      },
    },
    { heading: 'Poi la mano' },
    'La resistenza è di rado il limite. Un paracord da 4 mm terrebbe quasi ogni cane, eppure nessuno lo vuole come guinzaglio: sega il palmo appena qualcuno tira. Dagli 8 mm una corda tonda è gradevole, dai 10 comoda, e a 12 riempie già una mano piccola. Per i bambini scendi di una misura. Vale anche per il collo del cane: un collare più largo distribuisce la trazione.',
    { heading: 'E infine il foro' },
    'La corda deve passare da qualche parte: una perla, una fibbia, un occhiello, un fermacorda. Lascia mezzo millimetro di gioco a una corda singola; se passa doppia serve circa il doppio del diametro. Il *passaggio* indicato tra le specifiche dei nostri [accessori](category:accessories) ti dice che cosa ci entra. Una corda morbida si può forzare un po’, una corda da arrampicata soda no.',
    { heading: 'Quanto sarà spesso il lavoro finito?' },
    'I nodi moltiplicano. Un nodo cobra in corda da 4 mm è largo circa 25 mm e alto 10, una treccia tonda a quattro capi è circa due volte e mezzo la sua corda. Se il bracciale deve stare sotto un polsino, scegli i 3 mm.',
    { heading: 'Ancora in dubbio?' },
    'Ordina un campione di due misure vicine. Di solito basta tenerle in mano una accanto all’altra per capire. Altrimenti prendi la più grossa per tutto ciò che porta un peso e la più fine per tutto ciò che si indossa.',
    {
      note: 'Nessuna di queste corde è fatta per reggere persone. Vale anche per la nostra [corda da arrampicata al metro](category:climbingRope): gli spezzoni servono per guinzagli, corrimano e decorazioni.',
    },
  ],
};
