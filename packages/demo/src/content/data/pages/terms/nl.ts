import type { Article } from '../../../writing/article.ts';

export const termsNl: Article = {
  title: 'Algemene voorwaarden',
  intro:
    'Dit zijn de spelregels als je touw, koord of iets anders koopt bij {legalName}. We hebben ze zo kort gehouden dat je ze ook echt kunt lezen.',
  metaDescription:
    'De voorwaarden van {brand}: aanbod, prijzen en btw, levering, 14 dagen wettelijke bedenktijd en {returnDays} bij ons, garantie, klachten en aansprakelijkheid.',
  blocks: [
    {
      note: 'Demonstratiegegevens: {legalName} is een verzonnen bedrijf. Via deze winkel komt geen overeenkomst tot stand.',
    },
    { heading: '1. Wie we zijn en wanneer deze voorwaarden gelden' },
    'De verkoper is {legalName}, gevestigd in Nederland; alle gegevens staan in het [colofon](page:imprint). Deze voorwaarden gelden voor elke bestelling in onze winkel. Rechten die je als consument volgens de wet hebt, nemen ze je nooit af. Inkoopvoorwaarden van bedrijven gelden alleen als we er schriftelijk mee hebben ingestemd.',
    { heading: '2. Aanbod en overeenkomst' },
    'Ons aanbod geldt zolang de voorraad strekt. Afbeeldingen tonen kleuren en vlechtwerk zo getrouw als een scherm toelaat; kleine verschillen tussen productiepartijen zijn normaal. Lengtes meten we zonder spanning en kunnen tot twee procent afwijken. Aan kennelijke vergissingen, zoals een hele rol voor de prijs van een meter, zijn we niet gebonden.',
    'Je bestelt met de laatste knop bij het afrekenen. De overeenkomst komt tot stand zodra we je bestelling per e-mail bevestigen. Kunnen we een bestelling niet aannemen, dan laten we dat weten en krijg je terug wat je al hebt betaald. Bestellen kan vanaf {minimumOrder} aan artikelen.',
    { heading: '3. Prijzen, btw en betaling' },
    'Naast elke prijs staat of de btw erin zit. Welke btw je betaalt, hangt af van het land van levering; dat leggen we uit bij [met of zonder btw](page:withOrWithoutVat). De [verzendkosten](page:shippingRates) komen erbij en zie je voordat je bestelt. Een doorgestreepte prijs is de laagste prijs van de dertig dagen vóór de korting.',
    'Je betaalt met een van de getoonde [betaalmethoden](page:paymentMethods). Artikelen blijven van ons tot ze betaald zijn. Cadeaubonnen hebben een waarde van {giftCardMinimum} tot {giftCardMaximum}, zijn niet inwisselbaar voor geld en gelden voor artikelen en verzending.',
    { heading: '4. Levering' },
    'We leveren op het adres of afhaalpunt dat je kiest, normaal gesproken op de dagen die je bij het afrekenen ziet en uiterlijk binnen dertig dagen. Lukt dat niet, dan mag je kosteloos annuleren. Het risico van verlies of schade ligt bij ons tot jij, of iemand die jij hebt aangewezen, het pakket in handen heeft.',
    { heading: '5. Herroeping' },
    'Als consument mag je de koop volgens de wet binnen 14 dagen na ontvangst van het laatste deel van je bestelling herroepen, zonder opgaaf van redenen. Van ons krijg je {returnDays} dagen. Een duidelijk bericht is genoeg, via een van de wegen op de [contactpagina](page:contact). Stuur de artikelen daarna binnen 14 dagen terug. Binnen 14 dagen na je bericht betalen we de prijs terug en, als je alles terugstuurt, ook de standaardverzending; we mogen wachten tot we de artikelen of het verzendbewijs hebben. De kosten van het terugsturen zijn voor jou. Je mag artikelen bekijken zoals in een winkel; voor waardevermindering door meer dan dat ben je aansprakelijk. Hoe het in de praktijk gaat, lees je bij [retourneren](page:returns).',
    'Er is geen herroepingsrecht voor:',
    {
      list: [
        'lengtes die op jouw specificatie zijn gesneden. Dat zijn alleen lengtes die niet als standaard op de productpagina staan en waar je uitdrukkelijk om hebt gevraagd;',
        'digitale inhoud, zoals cursussen, zodra je hebt ingestemd met een directe start en hebt bevestigd dat je daarmee je herroepingsrecht verliest;',
        'cadeaubonnen die zijn ingewisseld, voor het ingewisselde bedrag.',
      ],
    },
    { heading: '6. Garantie' },
    'Elk artikel moet zijn wat je er redelijkerwijs van mag verwachten, gezien de beschrijving en de prijs. Is dat niet zo, dan herstellen of vervangen we het kosteloos; kan dat niet of duurt het te lang, dan kun je korting krijgen of de koop ontbinden. Deze rechten heb je volgens de wet, ook als een garantietermijn voorbij is. Meld een gebrek binnen bekwame tijd nadat je het hebt ontdekt; binnen twee maanden ben je altijd op tijd. Gewone slijtage, zonlicht, schavielen en verkeerd gelegde knopen zijn geen gebreken.',
    { heading: '7. Gebruik en veiligheid' },
    'Breeksterktes worden gemeten aan nieuw, recht en droog koord. Een knoop, een scherpe rand of een natte winter kan de helft kosten. Tenzij de productpagina het uitdrukkelijk vermeldt, is ons koord niet bedoeld om mee te klimmen, om mensen te zekeren of te hijsen, of om lasten boven mensen op te hangen.',
    { heading: '8. Klachten' },
    'Klopt er iets niet? Schrijf ons. Binnen vijf werkdagen krijg je antwoord en binnen veertien dagen een oplossing of een datum daarvoor. Komen we er samen niet uit, dan kun je naar de rechter. Het Europese platform voor online geschillen bestaat niet meer.',
    { heading: '9. Aansprakelijkheid' },
    'Bij opzet en grove schuld, bij letsel en overal waar de wet geen grens toestaat, zijn we onbeperkt aansprakelijk. Tegenover bedrijven is onze aansprakelijkheid verder beperkt tot de waarde van de bestelling en vergoeden we geen gederfde winst.',
    { heading: '10. Toepasselijk recht' },
    'Nederlands recht is van toepassing, zonder het Weens Koopverdrag. Woon je als consument in een ander land, dan houd je de bescherming van de dwingende regels daar en kun je er ook naar de rechter. Is een van deze bepalingen ongeldig, dan blijven de andere staan. De versie waarmee je hebt ingestemd, bewaren we bij je bestelling.',
  ],
};
