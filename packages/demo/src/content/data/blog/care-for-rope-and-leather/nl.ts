import type { Article } from '../../../writing/article.ts';

export const careForRopeAndLeatherNl: Article = {
  title: 'Zo verzorg je touw en leer',
  intro:
    'Een goede riem gaat tien jaar mee, als hij maar mag drogen. Touw onderhouden is geen kunst: was eruit wat schuurt, houd weg wat bijt en kijk er af en toe goed naar.',
  metaDescription:
    'Touw, paracord, katoen, BioThane en leer wassen, drogen, bewaren en controleren, en hoe je ziet dat een riem of lijn aan vervanging toe is.',
  blocks: [
    { heading: 'Waarom eigenlijk wassen?' },
    'Vuil is geen kwestie van uiterlijk. Zand en zoutkristallen kruipen tussen de vezels en snijden ze van binnenuit door, elke keer dat het touw buigt. Spoel een riem die mee naar het strand was daarom ’s avonds af met zoet water, ook als hij er schoon uitziet.',
    { heading: 'Elk materiaal op zijn manier' },
    {
      facts: [
        [
          'Nylon (paracord)',
          'Met de hand in lauw water met wat milde zeep. Goed uitspoelen. De eerste keer kan het iets krimpen.',
        ],
        [
          'Polyester',
          'Het makkelijkst van allemaal: 30 °C in de machine, in een waszak, zonder wasverzachter.',
        ],
        [
          'Polypropyleen (PPM)',
          'Afspoelen, uitschudden, ophangen. Het neemt geen water op, maar houd het weg van hitte: het wordt veel eerder zacht dan nylon.',
        ],
        [
          'Katoen',
          '30 °C, donkere kleuren apart. Het krimpt, dus was het vóór het knopen als de maat ertoe doet.',
        ],
        ['Jute', 'Alleen droog borstelen. Van water zwelt het op, en vochtige jute gaat schimmelen.'],
        ['BioThane', 'Een vochtige doek, bij luchtjes een druppel afwasmiddel. Meer is het niet.'],
        ['Leer', 'Afnemen met een nauwelijks vochtige doek, nooit laten weken. Daarna voeden.'],
      ],
    },
    'Ook metaal wil drogen. Haal haken zo mogelijk van de riem voor het wassen en geef bewegende delen eens per jaar een druppel olie.',
    { heading: 'Langzaam drogen' },
    'Hang touw losjes over een brede stang, in de schaduw en in de wind. Niet op de radiator, niet in de droger en niet wekenlang in de zon: uv-licht maakt nylon en polypropyleen bros. Leer droogt plat liggend bij kamertemperatuur. Naast de kachel wordt het hard en scheurt het, en daar helpt geen balsem meer tegen.',
    { heading: 'Leer voeden' },
    'Een- of tweemaal per jaar, en telkens als het doornat is geweest: wrijf met een zachte doek een dun laagje leerbalsem in, laat het een nacht intrekken en poets ’s ochtends de rest weg. Dun is genoeg. Van te veel vet wordt de riem slap en rekt hij uit. Het leer wordt iets donkerder; dat is patina, geen schade.',
    { heading: 'Goed kijken' },
    'Laat het touw één keer per maand door je vingers gaan. Een licht dons aan de buitenkant kan geen kwaad en beschermt zelfs. Neem afscheid van een riem of lijn als je dit tegenkomt:',
    {
      list: [
        'een plek die dunner, plat of vreemd zacht is: daar is de kern kapot,',
        'glazige, harde plekken waar hij heet is gelopen,',
        'kernstrengen die door de mantel heen komen,',
        'stiksels, nieten of haken met speling.',
      ],
    },
    'Vaak is een halve meter afknippen en opnieuw knopen genoeg. Wat echt weg moet, wordt speelgoed of een sleutelhanger, of komt naar ons terug: zie [recycling](page:recycling).',
    { heading: 'Goed bewaren' },
    'Droog, donker en losjes opgeschoten, in achten in plaats van rondjes, zodat er geen slag in komt. Zet accu’s, verdunner en sterke schoonmaakmiddelen ergens anders; zuur tast nylon aan zonder dat je het ziet. Leer kun je beter hangen dan vouwen.',
    {
      note: 'Houdt een lijn iets wat niet mag vallen, dan telt ook de leeftijd. Twijfel je, vervang hem dan. Korte vragen beantwoorden we bij [producten en materialen](faq:products-and-materials).',
    },
  ],
};
