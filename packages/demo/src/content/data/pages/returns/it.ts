import type { Article } from '../../../writing/article.ts';

export const returnsIt: Article = {
  title: 'Resi',
  intro:
    'Il verde sullo schermo sembrava diverso, o la corda è di una misura troppo spessa? Rimandacela. Hai {returnDays} giorni, più del doppio di quanto prevede la legge.',
  metaDescription:
    'Restituire corde, cordini e accessori a {brand} entro {returnDays} giorni: come si fa, che cosa puoi rendere, quanto costa e quando ricevi il rimborso.',
  blocks: [
    { heading: 'Come fare un reso' },
    {
      steps: [
        'Avvisaci entro {returnDays} giorni da quando hai ricevuto il pacco: dall’ordine nel tuo account oppure dalla [pagina dei contatti](page:contact), indicando il numero d’ordine e gli articoli che rendi. Non devi dare un motivo, ma saperlo ci aiuta a scegliere meglio.',
        'Ti mandiamo l’indirizzo e il modulo di reso, di solito lo stesso giorno lavorativo.',
        'Avvolgi la corda senza stringerla, metti il modulo nel pacco e spediscilo entro 14 giorni dal tuo avviso. Conserva la ricevuta finché non arriva il rimborso.',
        'Quando abbiamo controllato il pacco, ti rimborsiamo con lo stesso metodo con cui hai pagato.',
      ],
    },
    { heading: 'Che cosa puoi rendere' },
    'Tutto ciò che avresti potuto prendere in mano in un negozio, nello stato in cui lo hai ricevuto. Per una corda significa che:',
    {
      list: [
        'il pezzo ha ancora tutta la sua lunghezza, compresa la punta termosaldata;',
        'è pulito e asciutto, senza nodi, pieghe o peli di cane;',
        'fibbie, anelli e attrezzi sono nuovi e nella loro confezione;',
        'le carte regalo non sono state usate.',
      ],
    },
    'Ogni lunghezza che si può scegliere nella pagina del prodotto è una misura standard. La tagliamo per te dalla bobina, ma la puoi restituire.',
    { heading: 'Che cosa non possiamo riprendere' },
    {
      list: [
        'Le lunghezze tagliate su tua indicazione, cioè quelle che la pagina del prodotto non offre e che ci hai chiesto a parte.',
        'I corsi e gli altri contenuti digitali già iniziati, se al momento dell’ordine hai dato il tuo consenso.',
        'I pezzi accorciati, lavati, tinti o già lavorati.',
      ],
    },
    { heading: 'Spese e rimborso' },
    'La spedizione del reso è a tuo carico, a meno che l’errore sia nostro o l’articolo sia difettoso. Se restituisci l’intero ordine, ti rimborsiamo anche le spese della consegna standard. Il rimborso parte entro 14 giorni dal tuo avviso; possiamo però aspettare di avere ricevuto il pacco o la prova della spedizione.',
    { heading: 'Articolo sbagliato, rovinato o troppo corto?' },
    'Mandaci una foto, con un metro accanto se il pezzo è troppo corto. Lo sostituiamo subito e a nostre spese; spesso non devi rispedire nulla. I tuoi diritti di legge, descritti nelle nostre [condizioni generali](page:terms), restano invariati.',
    {
      note: 'Una vecchia corda che ha fatto il suo lavoro non è un reso, ma la prendiamo volentieri: leggi la pagina sul [riciclo](page:recycling).',
    },
  ],
};
