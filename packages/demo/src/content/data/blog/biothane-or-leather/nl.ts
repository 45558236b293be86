import type { Article } from '../../../writing/article.ts';

export const biothaneOrLeatherNl: Article = {
  title: 'BioThane of leer voor de hondenriem?',
  intro:
    'De ene veeg je in tien seconden schoon, de andere wordt elk jaar mooier. Welke bij jouw hond past, hangt af van het weer, je handen en hoe graag je iets onderhoudt.',
  metaDescription:
    'BioThane of leer voor riem en halsband? Sterkte, water, kou, onderhoud en gevoel vergeleken, met breedtes voor kleine en grote honden en maaktips.',
  blocks: [
    { heading: 'Wat het is' },
    '**Leer** is rundhuid, gelooid met schors en olie: een gegroeid materiaal waarvan elke riem een beetje anders is. **BioThane** is een band van geweven polyester in een gladde laag kunststof. De band draagt, de laag houdt water en vuil buiten. Er komt geen dier aan te pas, en elke meter is precies als de vorige.',
    { heading: 'Naast elkaar' },
    {
      table: {
        head: ['Eigenschap', 'BioThane', 'Leer'],
        rows: [
          ['Water en modder', 'neemt niets op, meteen droog', 'zuigt zich vol, droogt in een nacht'],
          ['Onderhoud', 'een vochtige doek', 'een- of tweemaal per jaar balsem'],
          ['Breeksterkte', '19 mm: ongeveer 450 kg', '20 mm: ongeveer 140 kg'],
          ['Kou', 'soepel tot 30 graden onder nul', 'wordt stijf als het nat bevriest'],
          ['In de hand', 'glad; Beta is mat en griffiger', 'warm, nooit glibberig'],
          ['Met de jaren', 'blijft zoals het is', 'wordt donkerder, soepeler, krijgt patina'],
          ['Lengte', 'tot 30 m aan één stuk', 'tot ongeveer 2 m, zo lang als de huid is'],
        ],
      },
    },
    { heading: 'Neem BioThane als …' },
    '… je hond zwemt, zich ergens in rolt of elk weer trotseert. Jagers, speurders en mensen met lange lijnen zweren erbij: een lijn van tien meter die door een nat weiland is gegaan, weegt nog evenveel en ruikt nergens naar. Bij honden met een gevoelige huid is het fijn dat je het kunt ontsmetten. En neonkleuren zie je van ver.',
    { heading: 'Neem leer als …' },
    '… je de riem elke dag een uur in je hand hebt en daarvan geniet. Leer past zich aan: na een paar weken buigt het waar jij het vasthoudt. Het brandt niet in je hand als het erdoorheen schiet, en je repareert het met els en draad in plaats van het weg te gooien. Het vraagt alleen om niet nat in de auto te blijven liggen.',
    { heading: 'Welke breedte?' },
    {
      list: [
        '**Tot 10 kg:** BioThane 13 mm, leer 10 tot 15 mm',
        '**10 tot 25 kg:** BioThane 16 mm, leer 20 mm',
        '**Boven 25 kg:** BioThane 19 tot 25 mm, leer 30 mm',
      ],
    },
    'Kijk bij leer naar de breeksterkte op de productpagina. Een riem heeft geen knoop die hem verzwakt, dus vijf keer het gewicht van de hond volstaat, en meer als hij graag wegspurt. Kies een musketonhaak die net zo sterk is als de riem en niet zwaarder dan je hond prettig vindt.',
    { heading: 'Zelf maken' },
    'Beide laten zich snijden, ponsen en klinken. BioThane heeft geen afwerking van de rand nodig; bij leer schuin je die af en polijst je hem. Gebruik per verbinding twee nieten of schroeven, nooit één, en stik leer ook nog met gewaxt garen. Knopen zijn voor touw: een platte band glijdt eruit. Banden, ringen en schroeven vind je bij [BioThane](category:biothane), [leer](category:leather) en [accessoires](category:accessories); wil je liever alles in één doos, kijk dan bij de [pakketten](category:diyKits).',
    { heading: 'En als je niet kunt kiezen?' },
    'Doe allebei. Een halsband van leer, omdat die mooi langs de vacht ligt, en een riem van BioThane, omdat die door de plassen sleept.',
    {
      note: 'Leg een hond nooit zonder toezicht vast aan een slipketting of -band, en controleer nieten en haken elke maand. Hoe dat gaat: [touw en leer verzorgen](blog:care-for-rope-and-leather).',
    },
  ],
};
