import type { FaqTexts } from '../faq-keys.ts';

export const returnsSv: FaqTexts<'returns'> = {
  'return-cut-cord': {
    question: 'Kan jag returnera lina som har kapats åt mig?',
    answer: [
      'Ja, om du kunde välja längden på produktsidan. Visserligen kapar vi den från rullen åt dig, men 15 m är 15 m och kan glädja någon annan. Biten måste komma tillbaka hel: ändarna fortfarande smälta, inga knopar, inga hundhår. Bara längder som du har bett oss om särskilt, och sådant du redan har klippt eller bearbetat, får du behålla.',
    ],
  },
  'return-how-long': {
    question: 'Hur lång tid har jag, och vad ska jag göra?',
    answer: [
      'Du har {returnDays} dagar från den dag paketet kommer. Berätta via ditt konto eller [kontaktsidan](page:contact) vad som kommer tillbaka; vi svarar med adressen och en retursedel. Därefter har du 14 dagar på dig att skicka paketet. Rulla ihop linan löst i stället för att pressa den platt, annars sitter vecken kvar. Steg för steg: [returer](page:returns).',
    ],
  },
  'return-cost': {
    question: 'Vem betalar returen, och när får jag pengarna?',
    answer: [
      'Portot betalar du, om vi inte har skickat fel sak eller varan har ett fel; då betalar vi. Kommer allt tillbaka ersätter vi också den vanliga frakten. Pengarna är på väg inom 14 dagar efter ditt meddelande, men vi får vänta tills paketet eller ett inlämningskvitto är här. De går tillbaka samma väg som du betalade.',
    ],
  },
  'too-short-or-faulty': {
    question: 'Min lina är för kort, skadad eller fel. Vad gör jag?',
    answer: [
      'Då är det vårt fel, och det rättar vi på vår bekostnad. [Skicka oss](page:contact) ordernumret och en bild: för en kort bit med ett måttband bredvid den avslappnade linan, för ett fel så nära som telefonen kan ställa in skärpan. Du får en ny bit genast och kan ofta behålla den gamla. Dina lagstadgade rättigheter gäller fullt ut.',
    ],
  },
};
