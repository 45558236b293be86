import type { Article } from '../../../writing/article.ts';

export const parcelCardSv: Article = {
  title: 'Din lina har kommit',
  intro:
    'Du har skannat kortet i ditt paket. Här står vad du gör först och vart du vänder dig om något inte stämmer.',
  metaDescription:
    'Kortet i ditt paket från {brand}: mät längden, låt linan hänga, försegla ändarna och se vad du gör om något inte stämmer.',
  blocks: [
    { heading: 'Först' },
    {
      steps: [
        'Mät längden innan du klipper: lägg ut linan utan att dra i den.',
        'Låt den hänga fritt en timme, så glömmer den rullens form.',
        'Försegla varje ny ände med en låga eller ett hett blad innan du börjar knyta.',
      ],
    },
    { heading: 'Stämmer något inte?' },
    'För kort, fel färg, ett fel i flätningen: [skicka oss ett foto](page:contact). Det du inte gillar får komma oklippt [tillbaka](page:returns) inom {returnDays} dagar.',
    { heading: 'Och nu?' },
    'Beskrivningar finns i [bloggen](blog:), svar bland [vanliga frågor](faq:). Och när repet en dag är utslitet [tar vi tillbaka det](page:recycling).',
  ],
};
