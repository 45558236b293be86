import type { Article } from '../../../writing/article.ts';

export const whyBuyIt: Article = {
  title: 'Perché comprare da {brand}',
  intro:
    'Un rotolo di corda c’è in ogni ferramenta. Ecco sei motivi per prendere la tua da chi non fa altro.',
  metaDescription:
    'Sei motivi per comprare corde da {brand}: colori veri e campioni, resistenza chiara, prezzo al metro, un pezzo unico, spedizione rapida, buoni consigli.',
  blocks: [
    { heading: '1. Il colore che avevi in mente' },
    'C’è rosso e rosso. Con {colourCount} tipi e colori di {productWord} e {cordCount} corde e cordini in tutto, è facile che ci sia anche il tuo: tinta unita, a righe, a rombi, mimetico, riflettente o fosforescente. Hai un dubbio? Ordina un campione di dieci centimetri e accostalo.',
    { heading: '2. Sai se regge' },
    'Spessore, materiale, costruzione e carico di rottura sono indicati per ogni corda e valgono anche come filtri. Se una corda *non* è adatta a un uso, per esempio all’arrampicata, lo diciamo chiaramente.',
    { heading: '3. Sai quanto costa' },
    'Accanto a ogni prezzo c’è il prezzo al metro, così confronti dieci metri e cento con uno sguardo. Le quantità maggiori costano meno, e la pagina del prodotto mostra da quanti pezzi. Neppure le [tariffe di spedizione](page:shippingRates) sono un segreto.',
    { heading: '4. La tua lunghezza, in un pezzo unico' },
    'Tagliamo dalla bobina, senza giunte. La pagina del prodotto indica il pezzo più lungo disponibile, prima che tu ci costruisca sopra un progetto.',
    { heading: '5. Subito in viaggio' },
    'Quello che ordini in un giorno lavorativo prima delle {cutOffHour} di solito parte il giorno stesso. Abiti vicino? Il ritiro in magazzino è gratuito.',
    { heading: '6. Risposte da chi annoda' },
    'Che moschettone per un labrador, quanti metri per un bracciale largo: [chiedi a noi](page:contact). Molto si trova già nel [blog](blog:) e tra le [domande frequenti](faq:). Più di {customerCount} clienti si sono già fidati.',
    { heading: 'In cifre' },
    {
      facts: [
        ['Ordine minimo', '{minimumOrder} di merce'],
        ['Tempo per il reso', '{returnDays} giorni, vedi [resi](page:returns)'],
        ['Pagamento', 'nel modo che preferisci, vedi [metodi di pagamento](page:paymentMethods)'],
        ['Carte regalo', 'da {giftCardMinimum} a {giftCardMaximum}, per qualsiasi importo intermedio'],
      ],
    },
  ],
};
