import type { Article } from '../../../writing/article.ts';

export const ambassadorsSv: Article = {
  title: 'Ambassadörer',
  intro:
    'Knyter, flätar eller syr du, och tycker andra om att titta på? Då får du linan av oss, och vi får se vad den blir till.',
  metaDescription:
    'Bli ambassadör för {brand}: lina varje säsong, nya färger före alla andra och tydliga regler. Vad vi ber om, vad du får och hur du söker.',
  blocks: [
    { heading: 'Det här gör en ambassadör' },
    {
      list: [
        'Gör några gånger om året något av vår lina och visar upp det: på bild, på film eller som beskrivning.',
        'Säger vad som fungerade och vad som inte gjorde det. Kritik mot en lina är mer värd för oss än beröm.',
        'Svarar då och då på en fråga från andra om just det arbetet.',
      ],
    },
    { heading: 'Det här får du' },
    {
      list: [
        'Varje säsong ett paket med lina och tillbehör som du väljer själv.',
        'Nya färger och sorter innan de finns i butiken.',
        'En rabattkod till dem som följer dig.',
        'Plats för dina beskrivningar i vår [blogg](blog:), under ditt namn och med länk till dig.',
      ],
    },
    { heading: 'Det här tittar vi på' },
    'Antalet följare är inte det som avgör. Vi tittar efter en egen stil, beskrivningar som andra verkligen kan följa och bilder där man ser linan. Den som använder någon annans mönster säger det. Alla tekniker är välkomna, från sjömansknopar till makramé och arbeten i [BioThane](category:biothane).',
    { heading: 'Rättvisa regler' },
    {
      list: [
        'Det du visar med vår lina märks som reklam, tydligt och redan i början. Det kräver lagen, och det gör vi också.',
        'Bilder och beskrivningar förblir dina. Vi får visa dem med ditt namn; innan vi trycker något frågar vi.',
        'Det finns inget krav på antal och inget arvode. Båda parter kan sluta när som helst; det du redan har fått är ditt.',
        'Du är minst 18 år, eller har en förälders skriftliga medgivande.',
      ],
    },
    { heading: 'Så söker du' },
    {
      steps: [
        'Skriv till oss via [kontaktsidan](page:contact) och börja meddelandet med *Ambassadör*.',
        'Visa oss tre arbeten: länkar eller bilder, och vad de är gjorda av.',
        'Berätta vad du vill göra den här säsongen och vilken lina som går åt.',
        'Du hör från oss inom två veckor. Passar vi ihop provar vi en säsong.',
      ],
    },
    {
      note: 'Eftersom {brand} är en demonstrationsbutik finns här ingen lista över ambassadörer: människor hittar vi inte på.',
    },
  ],
};
