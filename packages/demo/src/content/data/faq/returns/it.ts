import type { FaqTexts } from '../faq-keys.ts';

export const returnsIt: FaqTexts<'returns'> = {
  'return-cut-cord': {
    question: 'Posso restituire una corda tagliata per me?',
    answer: [
      'Sì, se potevi scegliere la lunghezza sulla pagina del prodotto. La tagliamo dalla bobina per te, è vero, ma 15 m sono 15 m e faranno contento qualcun altro. Il pezzo deve tornare intero: estremità ancora sigillate, niente nodi, niente peli di cane. Restano a te solo le misure che ci hai chiesto a parte e ciò che hai già tagliato o lavorato.',
    ],
  },
  'return-how-long': {
    question: 'Quanto tempo ho e che cosa devo fare?',
    answer: [
      'Hai {returnDays} giorni dall’arrivo del pacco. Comunicaci dall’account o dalla [pagina dei contatti](page:contact) che cosa rimandi; ti rispondiamo con l’indirizzo e un modulo di reso. Poi hai altri 14 giorni per spedire. Avvolgi la corda senza stringere invece di schiacciarla, altrimenti restano le pieghe. Passo per passo: [resi](page:returns).',
    ],
  },
  'return-cost': {
    question: 'Chi paga il reso e quando riavrò i soldi?',
    answer: [
      'La spedizione di ritorno è a tuo carico, a meno che abbiamo mandato l’articolo sbagliato o sia difettoso: in quel caso paghiamo noi. Se torna tutto, rimborsiamo anche la consegna standard. Il denaro parte entro 14 giorni dal tuo messaggio, ma possiamo aspettare il pacco o la prova che l’hai spedito. Torna per la stessa via con cui hai pagato.',
    ],
  },
  'too-short-or-faulty': {
    question: 'La corda è troppo corta, rovinata o sbagliata. Che faccio?',
    answer: [
      'Allora l’errore è nostro e lo rimediamo a nostre spese. [Mandaci](page:contact) il numero d’ordine e una foto: se è corta, con un metro accanto alla corda a riposo; se è difettosa, da più vicino che il telefono riesca a mettere a fuoco. Ricevi subito un pezzo nuovo e spesso puoi tenere il vecchio. I tuoi diritti di legge restano tutti.',
    ],
  },
};
