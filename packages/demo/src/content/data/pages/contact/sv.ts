import type { Article } from '../../../writing/article.ts';

export const contactSv: Article = {
  title: 'Kontakta oss',
  intro:
    'Skriv, ring eller skicka en bild på knuten du har fastnat i. De som svarar jobbar bredvid rullarna och knyter själva.',
  metaDescription:
    'Kontakta {brand} via e-post, Messenger, WhatsApp, telefon eller formulär. Öppettider, snabba svar och det vi behöver veta för att hjälpa dig.',
  blocks: [
    { insert: 'contactChannels' },
    'Vi är här på nederländska vardagar, enligt centraleuropeisk tid. Meddelanden som kommer på kvällen eller helgen läser vi först av allt nästa vardag.',
    { heading: 'Du kanske inte behöver vänta' },
    {
      list: [
        'Var är mitt paket? Spårningslänken finns i leveransmejlet och vid ordern på ditt konto.',
        'Vad kostar frakten? Se [fraktpriserna](page:shippingRates).',
        'Ska något tillbaka? Så fungerar [returer](page:returns).',
        'Vilken lina till vad? Det mesta finns bland [vanliga frågor](faq:) och på [bloggen](blog:).',
        'Handlar du till en butik eller förening? Titta på sidan om [grossistköp](page:wholesale).',
      ],
    },
    { heading: 'Det hjälper oss att hjälpa dig' },
    {
      list: [
        'Om en order: ordernumret, och en bild om något är fel.',
        'Om en färg: artikelnumret och vilket ljus du såg den i. Skärmar är sällan överens; ett prov avgör saken.',
        'Om styrka: vad som ska hänga i linan, hur det rör sig och om någon kan komma till skada. För klättring eller lyft av människor rekommenderar vi bara rep där det står i beskrivningen.',
      ],
    },
    { heading: 'Skicka ett meddelande' },
    { insert: 'contactForm' },
    'Det du skriver använder vi bara för att svara dig; hur länge vi sparar det står under [integritet och cookies](page:privacy). Vill du hellre känna på linan? [Boka tid i visningsrummet](page:showroom).',
  ],
};
