import type { Voice } from '../voice.ts';

export const it: Voice = {
  names: ['Giulia', 'Marco', 'Chiara', 'Luca', 'Francesca', 'Matteo', 'Elena', 'Davide'],
  aboutCords: [
    [
      5,
      'Morbida, resistente, colore fedele',
      'Ci ho fatto due guinzagli e dopo un’estate al mare sembrano ancora nuovi. Il colore della foto è quello che hai in mano.',
    ],
    [
      5,
      'La mia preferita per lavorare',
      'I nodi tengono bene e la superficie è uniforme da un capo all’altro. La stessa settimana ho ordinato altri tre colori.',
    ],
    [
      4,
      'Buona corda, consegna veloce',
      'Uniforme e piacevole in mano. Una stella in meno perché avrei voluto un pezzo più lungo.',
    ],
    [
      4,
      'Fa quello che deve',
      'Tiene ciò che ci lego e conserva la forma. Un po’ rigida il primo giorno, poi perfetta.',
    ],
    [
      3,
      'Bene, ma più scura del previsto',
      'La qualità è buona. Sul mio schermo il colore sembrava più chiaro: se deve abbinarsi, ordina prima un campione.',
    ],
    [
      2,
      'Sfilacciata a un capo',
      'Una delle estremità si era disfatta durante il viaggio. Si ripara in fretta, ma non dovrebbe servire.',
    ],
  ],
  aboutPieces: [
    [5, 'Solido e ben fatto', 'Niente bordi taglienti, rifinito con cura: dà l’idea di durare anni.'],
    [
      5,
      'Proprio quello che cercavo',
      'Va bene, è bello ed è arrivato dopo due giorni. Lo ordinerò di nuovo.',
    ],
    [
      4,
      'Buon rapporto qualità-prezzo',
      'Per il prezzo fa bene il suo lavoro. Un po’ più piccolo di come lo immaginavo: guarda le misure.',
    ],
    [3, 'Discreto', 'Si può usare, ma mi aspettavo una finitura più liscia.'],
  ],
  answer: 'Grazie per avercelo detto. Non dovrebbe succedere: scrivici e te ne mandiamo uno nuovo.',
};
