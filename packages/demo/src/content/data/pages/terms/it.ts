import type { Article } from '../../../writing/article.ts';

export const termsIt: Article = {
  title: 'Condizioni generali',
  intro:
    'Sono le regole per comprare corde, cordini e tutto il resto da {legalName}. Le abbiamo tenute abbastanza brevi da poterle leggere.',
  metaDescription:
    'Condizioni di {brand}: offerta, prezzi e IVA, consegna, recesso in 14 giorni per legge e {returnDays} da noi, garanzia, reclami e responsabilità.',
  blocks: [
    {
      note: 'Dati dimostrativi: {legalName} è una società inventata. Attraverso questo negozio non si conclude alcun contratto.',
    },
    { heading: '1. Chi siamo e quando valgono queste condizioni' },
    'Il venditore è {legalName}, con sede nei Paesi Bassi; tutti i dati sono nelle [note legali](page:imprint). Queste condizioni valgono per ogni ordine fatto nel nostro negozio. Non ti tolgono mai i diritti che la legge ti riconosce come consumatore. Le condizioni d’acquisto delle aziende valgono solo se le abbiamo accettate per iscritto.',
    { heading: '2. Offerta e contratto' },
    'Le offerte valgono fino a esaurimento delle scorte. Le immagini mostrano colori e intrecci con la fedeltà che uno schermo permette; piccole differenze tra lotti di produzione sono normali. Le lunghezze si misurano senza tensione e possono variare fino al due per cento. Gli errori evidenti, come una bobina al prezzo di un metro, non ci vincolano.',
    'Ordini con l’ultimo pulsante della cassa. Il contratto si conclude quando confermiamo l’ordine via e-mail. Se non possiamo accettarlo, te lo diciamo e rimborsiamo quanto già pagato. L’ordine minimo è di {minimumOrder} di articoli.',
    { heading: '3. Prezzi, IVA e pagamento' },
    'Accanto a ogni prezzo è scritto se l’IVA è compresa. Quale IVA paghi dipende dal Paese di consegna: lo spiega la pagina [con o senza IVA](page:withOrWithoutVat). Si aggiungono le [tariffe di spedizione](page:shippingRates), che vedi prima di ordinare. Un prezzo barrato è il più basso dei trenta giorni precedenti la riduzione.',
    'Paghi con uno dei [metodi di pagamento](page:paymentMethods) indicati. Gli articoli restano nostri fino al pagamento. Le carte regalo valgono da {giftCardMinimum} a {giftCardMaximum}, non si convertono in denaro e pagano articoli e spedizione.',
    { heading: '4. Consegna' },
    'Consegniamo all’indirizzo o al punto di ritiro che scegli, di norma nei giorni indicati alla cassa e comunque entro trenta giorni. Se non ci riusciamo, puoi annullare l’ordine senza spese. Il rischio di perdita o danno è nostro finché tu, o una persona da te indicata, non avete il pacco in mano.',
    { heading: '5. Recesso' },
    'Come consumatore puoi per legge recedere dall’acquisto entro 14 giorni da quando ricevi l’ultima parte dell’ordine, senza dare motivi. Noi ti diamo {returnDays} giorni. Basta un messaggio chiaro, attraverso uno dei canali della [pagina dei contatti](page:contact). Poi rispedisci gli articoli entro 14 giorni. Rimborsiamo il prezzo e, se restituisci tutto, la consegna standard entro 14 giorni dal tuo messaggio; possiamo attendere gli articoli o la prova della spedizione. Le spese del reso sono a tuo carico. Puoi esaminare gli articoli come in un negozio; della perdita di valore dovuta a un uso che va oltre rispondi tu. Gli aspetti pratici sono nella pagina dei [resi](page:returns).',
    'Il diritto di recesso non vale per:',
    {
      list: [
        'le lunghezze tagliate su tua specifica. Si tratta solo di quelle che la pagina del prodotto non offre come standard e che hai chiesto espressamente;',
        'i contenuti digitali, come i corsi, dopo che hai accettato l’inizio immediato e riconosciuto di perdere così il diritto;',
        'le carte regalo usate, per l’importo usato.',
      ],
    },
    { heading: '6. Garanzia' },
    'Ogni articolo deve essere come puoi ragionevolmente aspettarti in base alla descrizione e al prezzo. Se non lo è, lo ripariamo o sostituiamo gratis; se è impossibile o richiede troppo tempo, puoi ottenere una riduzione del prezzo o sciogliere il contratto. Questi diritti ti spettano per legge, anche quando una garanzia commerciale è scaduta. Segnala il difetto entro un tempo ragionevole dalla scoperta; entro due mesi sei sempre in tempo. La normale usura, il sole, lo sfregamento e i nodi fatti male non sono difetti.',
    { heading: '7. Uso e sicurezza' },
    'I carichi di rottura sono misurati su corda nuova, diritta e asciutta. Un nodo, uno spigolo vivo o un inverno umido possono toglierne la metà. Se la pagina del prodotto non lo dice espressamente, le nostre corde non sono fatte per arrampicare, per assicurare o sollevare persone, né per sospendere carichi sopra di loro.',
    { heading: '8. Reclami' },
    'Qualcosa non va? Scrivici. Avrai una risposta entro cinque giorni lavorativi e, entro quattordici giorni, una soluzione o la data in cui arriverà. Se non la troviamo insieme, puoi rivolgerti al giudice. La piattaforma europea per le controversie online non esiste più.',
    { heading: '9. Responsabilità' },
    'Rispondiamo senza limiti per dolo e colpa grave, per lesioni alle persone e ovunque la legge non ammetta limiti. Verso le aziende, per il resto, la responsabilità è limitata al valore dell’ordine ed esclude il mancato guadagno.',
    { heading: '10. Legge applicabile' },
    'Si applica il diritto olandese, esclusa la Convenzione delle Nazioni Unite sulla vendita internazionale di merci. Se sei un consumatore e vivi altrove, conservi la tutela delle norme imperative del tuo Paese e puoi rivolgerti al giudice di lì. Se una di queste clausole non è valida, le altre restano. La versione che hai accettato è conservata insieme al tuo ordine.',
  ],
};
