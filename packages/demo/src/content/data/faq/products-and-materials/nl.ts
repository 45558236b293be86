import type { FaqTexts } from '../faq-keys.ts';

export const productsAndMaterialsNl: FaqTexts<'products-and-materials'> = {
  'leash-30-kg-dog': {
    question: 'Welk koord voor een riem voor een hond van 30 kg?',
    answer: [
      'Neem voor zo’n hond rond touw van 10 mm: [hondenriemtouw](category:dogLeash) als het zacht moet zijn, [PPM](category:ppm) als jullie vaak nat worden, of [klimtouw per meter](category:climbingRope) als je van stevig houdt. Een hond die in de riem rent, trekt een paar keer zijn eigen gewicht, en een knoop kost tot de helft van de sterkte. Reken dus op een breeksterkte van minstens tien keer de hond. De musketonhaak moet daarbij passen. Hoe je in het algemeen een dikte kiest, lees je in [onze gids](blog:choose-a-diameter).',
    ],
  },
  'colour-run': {
    question: 'Geeft de kleur af?',
    answer: [
      'Nylon, polyester en polypropyleen bijna nooit: daar zit de kleur in de vezel. Een heel verzadigd rood, zwart of neon kan bij de eerste wasbeurt wat overtollige verf loslaten. Leg het koord één keer in lauw water voordat je het met wit combineert. Katoen en leer zijn een ander verhaal. Was donker katoen de eerste keer apart en houd nat leer weg van lichte bekleding.',
    ],
  },
  'melt-ends': {
    question: 'Hoe smelt ik de uiteinden dicht?',
    answer: [
      'Knip recht af met een scherpe schaar en houd het uiteinde twee of drie seconden naast de vlam, niet erin. Wordt de rand glazig, druk hem dan aan met de zijkant van het mes of een nat stukje leer, nooit met blote vingers: gesmolten nylon plakt en brandt.',
      'Dit werkt bij nylon, polyester en polypropyleen. Katoen, jute en leer verbranden; die lijm of takel je. HMPE verliest zijn sterkte, dus snijd dat met een vlijmscherp mes. Branders en snijders vind je bij het [gereedschap](category:diyTools).',
    ],
  },
  'hold-a-person': {
    question: 'Kan paracord een mens houden? Mag ik ermee klimmen?',
    answer: [
      'Nee. Type III breekt bij ongeveer 250 kg gelijkmatige trek, maar een korte val, een knoop of een scherpe rand is genoeg om het veel eerder te laten knappen. Paracord is om mee te maken, te binden en te sjorren, niet om te klimmen, niet voor schommels en niet om iemand te redden. Dat geldt ook voor ons [klimtouw per meter](category:climbingRope): losse stukken hebben geen certificaat en zijn bedoeld voor riemen, leuningen en decoratie. Koop voor je leven een compleet, gekeurd touw bij een klimwinkel.',
    ],
  },
  'colour-on-screen': {
    question: 'Is de kleur dezelfde als op mijn scherm?',
    answer: [
      'Bijna, maar geen scherm toont neon of diep marineblauw zoals het is, en elk scherm staat anders afgesteld. Ook verfbaden verschillen een tintje; koop voor één project dus genoeg tegelijk. Komt het op de tint aan, bestel dan proefstukjes en bekijk ze bij daglicht naast waar ze bij moeten passen. Of kom hele rollen vergelijken in de [showroom](page:showroom).',
    ],
  },
  'shrink-and-stretch': {
    question: 'Krimpt of rekt paracord?',
    answer: [
      'Allebei, een beetje. Nylon geeft onder belasting wat mee en veert terug; als het voor het eerst nat wordt, krimpt het een paar procent. Een armband die precies paste, kan dan knellen. Knoop hem dus met een vingerdikte ruimte, of leg het koord vooraf in warm water en laat het drogen. Polyester houdt nat en droog zijn lengte, polypropyleen neemt helemaal geen water op.',
    ],
  },
};
