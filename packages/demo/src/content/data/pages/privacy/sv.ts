import type { Article } from '../../../writing/article.ts';

export const privacySv: Article = {
  title: 'Integritet och cookies',
  intro:
    'För att skicka rep till dig behöver vi några uppgifter, och mycket lite därutöver. Här står vad vi samlar in, varför, hur länge och hur du säger nej.',
  metaDescription:
    'Integritet hos {brand}: vilka uppgifter vi använder och varför, cookies per kategori och bara med samtycke, mottagare, lagringstid och dina rättigheter.',
  blocks: [
    {
      note: 'Demonstrationsuppgifter: {legalName} är ett påhittat företag. Skriv inga riktiga personuppgifter när du provar butiken.',
    },
    { heading: 'Vem som ansvarar' },
    'Personuppgiftsansvarig är {legalName}, Nederländerna; adress och registrering finns under [företagsinformation](page:imprint). Frågor om dina uppgifter ställer du via [kontaktsidan](page:contact). Något dataskyddsombud har vi inte, eftersom lagen inte kräver det av ett företag som vårt.',
    { heading: 'Vad vi använder, till vad och på vilken grund' },
    {
      table: {
        head: ['Ändamål', 'Uppgifter', 'Rättslig grund'],
        rows: [
          [
            'Order, leverans och returer',
            'Namn, adresser, e-post, telefon, order, betalningsstatus',
            'Fullgörande av avtal',
          ],
          [
            'Fakturor och bokföring',
            'Fakturauppgifter, momsregistreringsnummer och kontrollen av det',
            'Rättslig förpliktelse',
          ],
          [
            'Ditt konto, önskelistor och omdömen',
            'E-post, krypterat lösenord, listor, omdömen',
            'Fullgörande av avtal',
          ],
          [
            'Svar på meddelanden och bokningsförfrågningar',
            'Det du skriver och hur vi når dig',
            'Åtgärder före avtal; berättigat intresse av att svara',
          ],
          ['Nyhetsbrev och besked om varor i lager', 'E-postadress, varan du väntar på', 'Samtycke'],
          [
            'Butikens säkerhet',
            'IP-adress, tidpunkt, begärd sida',
            'Berättigat intresse av att hindra missbruk',
          ],
          ['Statistik och annonser', 'Besökta sidor, händelser som att lägga i varukorgen', 'Samtycke'],
        ],
      },
    },
    'Utan adress och e-post kan vi inte leverera; allt annat är frivilligt. Sökningar räknar vi utan koppling till dig. Vi fattar inga beslut med rättslig verkan för dig enbart på automatisk väg.',
    { heading: 'Cookies' },
    'När du kommer hit sätts bara nödvändiga cookies. Alla andra väntar på ditt ja; ett nej kostar också bara ett klick och ändrar inget i butiken. Du kan när som helst ändra dig i cookieinställningarna längst ned på varje sida.',
    {
      table: {
        head: ['Kategori', 'Vad de gör', 'Samtycke', 'Lagras'],
        rows: [
          [
            'Nödvändiga',
            'Språk, land och valuta (vsf-locale, vsf-store, vsf-currency), inloggning (vsf-customer), varukorgen, ditt cookieval',
            'Behövs inte',
            'Högst ett år',
          ],
          [
            'Statistik',
            'Räknar besök och visar var man fastnar, genom en tagghanterare; i den nederländska butiken även en värmekarta',
            'Krävs',
            'Högst 13 månader',
          ],
          ['Marknadsföring', 'Mäter om en annons ledde till en order', 'Krävs', 'Högst 13 månader'],
          [
            'Externt innehåll',
            'Filmer, formulär och i den tyska butiken ett förtroendemärke från andra leverantörer',
            'Krävs',
            'Enligt leverantören',
          ],
        ],
      },
    },
    { heading: 'Vilka som får uppgifter' },
    'Personuppgiftsbiträden arbetar åt oss enligt avtal och instruktion: webbhotell, e-postutskick, innehålls- och söktjänst, statistik. Transportörer får det de behöver för att leverera. Betalleverantören, och Klarna eller PayPal om du väljer dem, ansvarar själva för sin del. Myndigheter får uppgifter bara när lagen kräver det av oss. Vi säljer inga uppgifter.',
    'Uppgifterna stannar så långt det går inom Europeiska ekonomiska samarbetsområdet. Behandlar en leverantör dem på annat håll stöder vi oss på ett beslut om adekvat skyddsnivå eller EU-kommissionens standardklausuler.',
    { heading: 'Hur länge vi sparar' },
    {
      list: [
        'Order och fakturor: sju år, som nederländsk skattelag kräver.',
        'Konto, önskelistor och omdömen: tills du tar bort dem.',
        'Meddelanden och bokningsförfrågningar: ett år efter sista svaret.',
        'Adress till nyhetsbrevet: tills du avslutar det; besked om lager: tills det har skickats.',
        'Serverloggar: trettio dagar, längre bara medan ett angrepp utreds.',
      ],
    },
    { heading: 'Dina rättigheter' },
    'Du kan begära tillgång till dina uppgifter, få dem rättade, raderade, begränsade eller utlämnade i ett format du kan ta med dig, och invända mot behandling som bygger på berättigat intresse. Ett samtycke kan du alltid ta tillbaka, med verkan framåt. På ditt konto, under *integritet och säkerhet*, kan du själv ladda ned dina uppgifter och radera kontot; fakturor som vi måste spara ligger kvar låsta. Skriv annars till oss. Vi svarar inom en månad, utan kostnad, och kan be dig visa att du är du.',
    { heading: 'Klagomål' },
    'Är du missnöjd med hur vi hanterar dina uppgifter? Säg det till oss. Du kan också klaga hos den nederländska myndigheten, Autoriteit Persoonsgegevens, eller hos myndigheten där du bor eller arbetar, i Sverige Integritetsskyddsmyndigheten.',
    { heading: 'Säkerhet och ändringar' },
    'Anslutningar är krypterade, lösenord sparas bara som hash och medarbetare ser bara det de behöver i sitt arbete. Ändrar vi texten publiceras den nya versionen här; viktiga ändringar meddelar vi med e-post till alla som har ett konto.',
  ],
};
