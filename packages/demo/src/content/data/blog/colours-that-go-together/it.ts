import type { Article } from '../../../writing/article.ts';

export const coloursThatGoTogetherIt: Article = {
  title: 'Colori che stanno bene insieme',
  intro:
    'Una parete di colori è una gioia, finché non bisogna sceglierne tre. Cinque regole semplici aiutano, per un bracciale come per un guinzaglio.',
  metaDescription:
    'Quali colori di corda si abbinano? Cinque regole per due, tre o quattro colori, dieci coppie collaudate e una prova col telefono prima di tagliare.',
  blocks: [
    { heading: 'Uno forte, gli altri quieti' },
    'L’errore più comune è unire tre colori preferiti che vogliono stare tutti davanti. Scegli **un** colore deciso e dagli una compagnia tranquilla: antracite, sabbia, crema, blu marino, oliva. Un verde fluo accanto al nero brilla; accanto ad arancio e rosa urla.',
    { heading: 'Chiaro accanto a scuro' },
    'In un nodo la differenza di luminosità conta più della tinta. Il rosso e il verde bosco sono opposti sul cerchio dei colori, eppure a due metri si fondono in un marrone, perché sono ugualmente scuri. Fotografa i campioni e passa l’immagine in bianco e nero: se vedi ancora due colori, si vedrà anche il disegno.',
    { heading: 'Vicini oppure opposti' },
    'I colori che si toccano sul cerchio, come petrolio, turchese e menta, sono calmi e si accordano da soli. Quelli che si fronteggiano, come blu marino e arancio o viola e giallo, sono vivaci. Funzionano entrambi. Ciò che sta in mezzo, per esempio rosso e blu violaceo, è difficile e chiede un terzo colore neutro che faccia da paciere.',
    { heading: 'Sessanta, trenta, dieci' },
    'Così dividono pittori e sarti, e puoi farlo anche tu: circa sessanta per cento di un colore principale, trenta di un secondo, dieci di un accento. In un bracciale cobra l’anima e gli archi danno i primi due; l’accento è una perla, una cucitura in microcord o la fibbia.',
    { heading: 'Lascia decidere la fantasia' },
    'Una corda a fantasia è già una combinazione pronta. Prendi uno dei suoi colori, di solito il meno presente, e ripetilo in una corda a tinta unita. Due fantasie vicine litigano quasi sempre.',
    { heading: 'Dieci coppie che ci piacciono' },
    {
      table: {
        head: ['Colori', 'Effetto'],
        rows: [
          ['blu marino e crema', 'marinaro, mai sbagliato'],
          ['verde bosco e sabbia', 'natura, discreto'],
          ['bordeaux e rosa antico', 'caldo, un po’ festoso'],
          ['petrolio e giallo girasole', 'vivace, per ogni stagione'],
          ['antracite e arancio fluo', 'ben visibile, senza sembrare un giocattolo'],
          ['salvia e bianco', 'luminoso, sta bene con legno e lino'],
          ['cioccolato e turchese', 'inatteso, bello con il cuoio'],
          ['nero e marrone dorato', 'classico, con l’ottone'],
          ['azzurro cielo e corallo', 'estate'],
          ['oliva e senape', 'autunno nel bosco'],
        ],
      },
    },
    { heading: 'Pensa al metallo' },
    'Anelli e fibbie contano come un colore. Ottone e bronzo stanno con i toni caldi, acciaio e argento con quelli freddi; la minuteria nera va con tutto e rende il fluo più adulto. Trovi tutto tra gli [accessori](category:accessories).',
    { heading: 'Prima di tagliare' },
    {
      steps: [
        'Metti le corde che ti tentano in una lista dei desideri e guarda le immagini una accanto all’altra.',
        'Ordina un campione di ognuna e posali alla finestra, sulla giacca o sul cane a cui sono destinate.',
        'Attorciglia i campioni. In una treccia i colori sono più vicini che sul tavolo, e questo li cambia.',
        'Dormici su. Ciò che ti piace ancora al mattino è giusto.',
      ],
    },
    'Comincia guardando: nel reparto [{productWord}](category:mainCord) puoi filtrare per colore, e ciò che è appena stato intrecciato è tra le [novità](category:newArrivals). Come far entrare due colori in un nodo lo mostra [il bracciale cobra](blog:cobra-bracelet).',
  ],
};
