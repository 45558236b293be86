import type { FaqTexts } from '../faq-keys.ts';

export const orderingIt: FaqTexts<'ordering'> = {
  'minimum-order': {
    question: 'C’è un ordine minimo?',
    answer: [
      'Sì, gli ordini partono da {minimumOrder} di articoli, spedizione esclusa. Al di sotto, imballo e affrancatura costerebbero più della corda. Conta tutto, anche i campioni. Se manca poco, il carrello ti dice quanto: qualche fibbia o una matassa di scorta di solito bastano. Le carte regalo hanno limiti propri, che vedi quando scegli l’importo.',
    ],
  },
  'one-long-piece': {
    question: 'Come misurate la lunghezza? Posso avere un unico pezzo lungo?',
    answer: [
      'Misuriamo la corda distesa a riposo sul banco di taglio, senza tirarla, e arrotondiamo per eccesso. La lunghezza che scegli arriva sempre **in un pezzo unico**: trenta metri sono trenta metri, senza nodi né giunte.',
      'Se ordini tre volte 10 m ricevi tre pezzi da 10 m. Se la tua misura non c’è, guarda sulla pagina del prodotto il *pezzo più lungo disponibile* e [scrivici](page:contact). Un pezzo così lo tagliamo solo per te e non si può restituire.',
    ],
  },
  'order-a-sample': {
    question: 'Posso ordinare prima un campione?',
    answer: [
      'Volentieri. Alla voce *Ordina un campione*, sulla pagina del prodotto, metti nel carrello un pezzetto di corda: abbastanza per vedere l’intreccio, confrontare il colore e provare se passa nella tua perlina o nel fermacorda. Puoi prendere un campione per prodotto, di tutti i prodotti che vuoi. Viaggiano insieme al resto dell’ordine.',
    ],
  },
  'change-order': {
    question: 'Posso modificare o annullare l’ordine?',
    answer: [
      'Finché non abbiamo tagliato, sì. Ciò che arriva in un giorno lavorativo prima delle {cutOffHour} viene tagliato il giorno stesso, quindi fai presto: [scrivi o chiama](page:contact) con il numero d’ordine e che cosa va cambiato. A pacco chiuso non possiamo più intervenire. Quello che non vuoi tenere lo rimandi semplicemente indietro, vedi [resi](page:returns).',
    ],
  },
  'without-account': {
    question: 'Serve un account?',
    answer: [
      'No, puoi ordinare come ospite con nome, indirizzo ed e-mail. Un account conviene se torni spesso: ci trovi fatture e ordini passati, riordini lo stesso blu con un clic, tieni liste dei desideri per i tuoi progetti e salvi più indirizzi. Non costa nulla e puoi eliminarlo quando vuoi alla voce *privacy e sicurezza*.',
    ],
  },
  'sold-out-colour': {
    question: 'Il colore che voglio è esaurito. Tornerà?',
    answer: [
      'Di solito sì. Quasi tutti i colori vengono intrecciati di nuovo appena una bobina sta per finire, e ci vuole qualche settimana. Lascia il tuo indirizzo e-mail sulla pagina del prodotto: riceverai un solo messaggio quando torna, nient’altro. Se un colore è sparito per sempre, la pagina lo dice e mostra ciò che gli si avvicina di più per tono e spessore. Ne parliamo in [articolo esaurito](page:soldOut).',
    ],
  },
};
