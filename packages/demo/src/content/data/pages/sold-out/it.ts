import type { Article } from '../../../writing/article.ts';

export const soldOutIt: Article = {
  title: 'Articolo esaurito',
  intro:
    'Questo articolo non è più in vendita. L’ultimo metro ha lasciato il magazzino e il produttore non lo fa più, ma quasi certamente sullo scaffale c’è qualcosa di simile.',
  metaDescription:
    'L’articolo che cerchi non è più in vendita da {brand}. Guarda che cosa gli somiglia di più per colore, spessore e materiale, oppure chiedi a noi.',
  blocks: [
    { insert: 'alternatives' },
    { heading: 'Come trovare un buon sostituto' },
    'Parti da ciò che la corda deve fare, poi pensa all’aspetto.',
    {
      list: [
        'Prima il **diametro**: mezzo millimetro decide se passa ancora in una perlina o in un fermacorda.',
        'Poi il **materiale**: il nylon si allunga ed è morbido, il poliestere mantiene lunghezza e colore, il cotone è caldo in mano.',
        'Il **carico di rottura** deve essere almeno pari a quello vecchio, se alla corda si appende qualcosa.',
        'Per ultimo il **colore**: ordina due o tre campioni e mettili alla luce del giorno accanto al tuo pezzo.',
      ],
    },
    'Trovi questi valori sotto *Caratteristiche* nella pagina di ogni prodotto e come filtri nel reparto [{productWord}](category:mainCord) e tra le [altre corde](category:otherCord).',
    { heading: 'Te ne manca solo un pezzetto?' },
    '[Scrivici](page:contact) il codice articolo e la lunghezza che ti manca. Ogni tanto sul banco di taglio spunta un avanzo: troppo corto per il negozio, abbastanza lungo per finire un guinzaglio.',
    { heading: 'Manca solo per il momento?' },
    'Questa pagina riguarda gli articoli che non torneranno. Se nella pagina di un prodotto leggi *Esaurito*, lascia lì il tuo indirizzo e-mail: riceverai un solo messaggio, quando torna disponibile.',
  ],
};
