import { type Words, words } from '../../../language/languages.ts';

export interface ContactChannel {
  readonly kind: 'email' | 'messenger' | 'phone' | 'whatsapp';
  readonly label: Words;
  /** Numbers and addresses are nobody's: they cannot be reached by accident. */
  readonly value: string;
  readonly href: string;
  readonly note: Words;
}

const sameEverywhere = (name: string): Words => words(name, name, name, name, name, name, name, name, name);

export const contactChannels: readonly ContactChannel[] = [
  {
    kind: 'email',
    label: words(
      'E-mail',
      'E-mail',
      'E-Mail',
      'E-mail',
      'E-mail',
      'Correo electrónico',
      'E-mail',
      'E-mail',
      'E-post',
    ),
    value: 'hello@bowline.example.com',
    href: 'mailto:hello@bowline.example.com',
    note: words(
      'For anything that needs a photo or an order number. We usually answer on the same working day.',
      'Voor alles waar een foto of bestelnummer bij hoort. Meestal antwoorden we nog dezelfde werkdag.',
      'Für alles, wozu ein Foto oder eine Bestellnummer gehört. Antwort meist noch am selben Arbeitstag.',
      'Pour tout ce qui demande une photo ou un numéro de commande. Réponse en général le jour ouvré même.',
      'Per tutto ciò che richiede una foto o un numero d’ordine. Di solito rispondiamo in giornata.',
      'Para todo lo que lleve foto o número de pedido. Solemos responder el mismo día laborable.',
      'Do wszystkiego, co wymaga zdjęcia lub numeru zamówienia. Zwykle odpowiadamy tego samego dnia roboczego.',
      'Til alt, der kræver et foto eller et ordrenummer. Vi svarer som regel samme hverdag.',
      'För allt som kräver ett foto eller ordernummer. Vi svarar oftast samma arbetsdag.',
    ),
  },
  {
    kind: 'messenger',
    label: sameEverywhere('Messenger'),
    value: 'Bowline',
    href: 'https://messenger.example.com/bowline',
    note: words(
      'Short questions, short answers, while you have the cord in your other hand.',
      'Korte vragen, korte antwoorden, met het koord in je andere hand.',
      'Kurze Fragen, kurze Antworten, mit der Schnur in der anderen Hand.',
      'Questions brèves, réponses brèves, la corde dans l’autre main.',
      'Domande brevi, risposte brevi, con la corda nell’altra mano.',
      'Preguntas cortas, respuestas cortas, con la cuerda en la otra mano.',
      'Krótkie pytania, krótkie odpowiedzi, z linką w drugiej ręce.',
      'Korte spørgsmål, korte svar, med snoren i den anden hånd.',
      'Korta frågor, korta svar, med linan i andra handen.',
    ),
  },
  {
    kind: 'phone',
    label: words(
      'Phone',
      'Telefoon',
      'Telefon',
      'Téléphone',
      'Telefono',
      'Teléfono',
      'Telefon',
      'Telefon',
      'Telefon',
    ),
    value: '+31 20 000 0000',
    href: 'tel:+31200000000',
    note: words(
      'In Dutch, English and German. Quickest when a knot will not wait.',
      'In het Nederlands, Engels en Duits. Het snelst als een knoop niet kan wachten.',
      'Auf Niederländisch, Englisch und Deutsch. Am schnellsten, wenn ein Knoten nicht warten kann.',
      'En néerlandais, en anglais et en allemand. Le plus rapide quand un nœud ne peut attendre.',
      'In olandese, inglese e tedesco. Il modo più rapido quando un nodo non può aspettare.',
      'En neerlandés, inglés y alemán. Lo más rápido cuando un nudo no puede esperar.',
      'Po niderlandzku, angielsku i niemiecku. Najszybciej, gdy węzeł nie może czekać.',
      'På nederlandsk, engelsk og tysk. Hurtigst, når en knude ikke kan vente.',
      'På nederländska, engelska och tyska. Snabbast när en knut inte kan vänta.',
    ),
  },
  {
    kind: 'whatsapp',
    label: sameEverywhere('WhatsApp'),
    value: '+31 6 0000 0000',
    href: 'https://whatsapp.example.com/31600000000',
    note: words(
      'Send a picture of your project, and we reply with the right thickness.',
      'Stuur een foto van je project, dan antwoorden wij met de juiste dikte.',
      'Schick ein Foto deines Vorhabens, und wir antworten mit der passenden Stärke.',
      'Envoyez une photo de votre projet, nous répondons avec la bonne épaisseur.',
      'Manda una foto del tuo progetto e ti rispondiamo con lo spessore giusto.',
      'Manda una foto de tu proyecto y te respondemos con el grosor adecuado.',
      'Wyślij zdjęcie swojego projektu, a odpiszemy, jaka grubość będzie dobra.',
      'Send et billede af dit projekt, så svarer vi med den rigtige tykkelse.',
      'Skicka en bild på ditt projekt, så svarar vi med rätt tjocklek.',
    ),
  },
];
