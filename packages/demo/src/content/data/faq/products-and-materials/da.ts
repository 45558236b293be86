import type { FaqTexts } from '../faq-keys.ts';

export const productsAndMaterialsDa: FaqTexts<'products-and-materials'> = {
  'leash-30-kg-dog': {
    question: 'Hvilken snor til en line til en hund på 30 kg?',
    answer: [
      'Til en hund af den størrelse skal du tage et rundt reb på 10 mm: [reb til hundesnor](category:dogLeash), hvis det skal være blødt, [PPM](category:ppm), hvis I tit bliver våde, eller [klatrereb i metermål](category:climbingRope), hvis du kan lide det fast. En hund, der løber linen ud, trækker flere gange sin egen vægt, og en knude koster op til halvdelen af styrken. Gå derfor efter en brudstyrke på mindst ti gange hunden. Karabinhagen skal følge med. Hvordan du i det hele taget vælger tykkelse, står i [vores guide](blog:choose-a-diameter).',
    ],
  },
  'colour-run': {
    question: 'Smitter farven af?',
    answer: [
      'Nylon, polyester og polypropylen næsten aldrig: farven sidder i fiberen. En meget mættet rød, sort eller neonfarve kan slippe lidt overskydende farve ved første vask. Læg snoren i lunkent vand én gang, før du sætter den sammen med hvidt. Bomuld og læder er noget andet. Vask mørk bomuld for sig selv første gang, og hold vådt læder væk fra lyse møbler.',
    ],
  },
  'melt-ends': {
    question: 'Hvordan smelter jeg enderne?',
    answer: [
      'Klip lige over med en skarp saks, og hold enden ved siden af flammen i to-tre sekunder, ikke inde i den. Når kanten bliver glasagtig, trykker du den til med siden af klingen eller et fugtigt stykke læder, aldrig med bare fingre: smeltet nylon klistrer og brænder.',
      'Det virker med nylon, polyester og polypropylen. Bomuld, jute og læder ville brænde, så lim eller takl dem; HMPE mister sin styrke og skal bare skæres med en meget skarp klinge. Brændere og skærere finder du blandt [værktøjet](category:diyTools).',
    ],
  },
  'hold-a-person': {
    question: 'Kan paracord holde et menneske? Må jeg klatre i den?',
    answer: [
      'Nej. Type III brister ved omkring 250 kg jævnt træk, men et kort fald, en knude eller en skarp kant er nok til, at den springer længe før. Paracord er til at knytte, binde og surre med, ikke til klatring, ikke til gynger og ikke til at redde nogen med. Det samme gælder vores [klatrereb i metermål](category:climbingRope): afskårne stykker har intet certifikat og sælges til liner, gelændere og dekoration. Gælder det dit liv, så køb et helt, godkendt reb i en klatrebutik.',
    ],
  },
  'colour-on-screen': {
    question: 'Er farven den samme som på min skærm?',
    answer: [
      'Næsten. Ingen skærm viser neon eller dyb marineblå, som den er, og hver skærm er indstillet på sin måde. Farvebade afviger også en nuance, så køb nok til hele projektet på én gang. Kommer det an på tonen, så bestil prøver, og se på dem i dagslys ved siden af det, de skal passe til. Eller kom og sammenlign hele ruller i [showroomet](page:showroom).',
    ],
  },
  'shrink-and-stretch': {
    question: 'Krymper paracord, eller giver den sig?',
    answer: [
      'Begge dele, lidt. Nylon giver efter under belastning og fjedrer tilbage; og første gang det bliver vådt, krymper det nogle få procent. Et armbånd, der passede præcis, kan så stramme. Knyt det derfor med en fingerbredde luft, eller læg snoren i varmt vand og lad den tørre, før du går i gang. Polyester holder længden både våd og tør, og polypropylen suger slet ikke vand.',
    ],
  },
};
