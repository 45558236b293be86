import type { Article } from '../../../writing/article.ts';

export const termsDa: Article = {
  title: 'Handelsbetingelser',
  intro:
    'Her er reglerne for at købe reb, snor og alt det andet hos {legalName}. Vi har holdt dem så korte, at de kan læses.',
  metaDescription:
    'Handelsbetingelser for {brand}: tilbud, priser og moms, levering, 14 dages fortrydelsesret efter loven og {returnDays} hos os, reklamation og ansvar.',
  blocks: [
    {
      note: 'Demonstrationsdata: {legalName} er en opdigtet virksomhed. Der indgås ingen aftale gennem denne butik.',
    },
    { heading: '1. Hvem vi er, og hvornår betingelserne gælder' },
    'Sælger er {legalName} med hjemsted i Nederlandene; alle oplysninger står under [virksomhedsoplysninger](page:imprint). Betingelserne gælder for alle ordrer i vores butik. De fratager dig aldrig rettigheder, som loven giver dig som forbruger. Virksomheders egne indkøbsbetingelser gælder kun, hvis vi har godkendt dem skriftligt.',
    { heading: '2. Tilbud og aftale' },
    'Vores tilbud gælder, så længe lager haves. Billeder viser farver og fletning så tro, som en skærm tillader; små forskelle mellem produktioner er normale. Længder måles uden stræk og kan afvige op til to procent. Åbenlyse fejl, som en hel rulle til prisen for en meter, er vi ikke bundet af.',
    'Du bestiller med den sidste knap ved kassen. Aftalen er indgået, når vi bekræfter ordren på e-mail. Kan vi ikke tage imod en ordre, siger vi det og betaler det tilbage, du har betalt. Mindste ordre er {minimumOrder} i varer.',
    { heading: '3. Priser, moms og betaling' },
    'Ved hver pris står der, om momsen er med. Hvilken moms du betaler, afhænger af landet, vi leverer til; det forklarer siden [med eller uden moms](page:withOrWithoutVat). Dertil kommer fragten efter vores [fragtpriser](page:shippingRates), som du ser, før du bestiller. En overstreget pris er den laveste i de tredive dage før nedsættelsen.',
    'Du betaler med en af de viste [betalingsmetoder](page:paymentMethods). Varerne er vores, til de er betalt. Gavekort har en værdi fra {giftCardMinimum} til {giftCardMaximum}, kan ikke veksles til penge og gælder for varer og fragt.',
    { heading: '4. Levering' },
    'Vi leverer til den adresse eller det udleveringssted, du vælger, normalt på de dage, der står ved kassen, og senest inden for tredive dage. Lykkes det ikke, kan du annullere uden udgift. Risikoen for, at noget bliver væk eller beskadiges, er vores, til du eller en, du har udpeget, har pakken i hånden.',
    { heading: '5. Fortrydelsesret' },
    'Som forbruger kan du efter loven fortryde købet inden for 14 dage, efter at du har modtaget den sidste del af ordren, uden at give en grund. Hos os har du {returnDays} dage. En tydelig besked er nok, ad en af vejene på [kontaktsiden](page:contact). Send derefter varerne tilbage inden for 14 dage. Vi betaler prisen og, hvis du returnerer det hele, standardfragten tilbage senest 14 dage efter din besked; vi må vente, til vi har varerne eller en kvittering for afsendelsen. Du betaler for returneringen. Du må undersøge varerne som i en butik; for værditab ud over det hæfter du selv. Det praktiske står under [returnering](page:returns).',
    'Der er ingen fortrydelsesret for:',
    {
      list: [
        'længder, der er skåret efter dine mål. Det gælder kun længder, som ikke tilbydes som standard på varens side, og som du udtrykkeligt har bedt om;',
        'digitalt indhold som kurser, når du har sagt ja til, at det begynder straks, og har bekræftet, at du dermed mister retten;',
        'gavekort, der er indløst, for det indløste beløb.',
      ],
    },
    { heading: '6. Reklamation' },
    'Enhver vare skal være, som du med rimelighed kan vente efter beskrivelsen og prisen. Er den ikke det, reparerer eller ombytter vi den gratis; er det umuligt, eller tager det for lang tid, kan du få afslag i prisen eller hæve købet. De rettigheder har du efter loven, også når en garanti er udløbet. Sig til inden for rimelig tid, efter at du har opdaget manglen; to måneder er altid i tide. Almindeligt slid, sol, gnidning og knuder, der er bundet forkert, er ikke mangler.',
    { heading: '7. Brug og sikkerhed' },
    'Brudstyrker måles på ny, lige og tør snor. En knude, en skarp kant eller en våd vinter kan koste halvdelen. Medmindre varens side udtrykkeligt siger det, er vores reb ikke beregnet til klatring, til at sikre eller løfte mennesker eller til at hænge byrder over dem.',
    { heading: '8. Klager' },
    'Er noget galt? Skriv til os. Du får svar inden for fem hverdage og inden for fjorten dage en løsning eller en dato for den. Finder vi ingen sammen, kan du gå til domstolene. Den europæiske onlineplatform for tvister findes ikke længere.',
    { heading: '9. Ansvar' },
    'For forsæt og grov uagtsomhed, for personskade og overalt, hvor loven ikke tillader en grænse, hæfter vi ubegrænset. Over for virksomheder er vores ansvar i øvrigt begrænset til ordrens værdi og omfatter ikke tabt fortjeneste.',
    { heading: '10. Lovvalg' },
    'Nederlandsk ret gælder, dog uden FN-konventionen om internationale køb. Bor du som forbruger i et andet land, beholder du beskyttelsen efter landets ufravigelige regler og kan gå til domstolene der. Er en af bestemmelserne ugyldig, gælder de øvrige stadig. Den udgave, du har sagt ja til, gemmes sammen med din ordre.',
  ],
};
