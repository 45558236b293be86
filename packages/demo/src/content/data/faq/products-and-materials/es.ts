import type { FaqTexts } from '../faq-keys.ts';

export const productsAndMaterialsEs: FaqTexts<'products-and-materials'> = {
  'leash-30-kg-dog': {
    question: '¿Qué cuerda para la correa de un perro de 30 kg?',
    answer: [
      'Para un perro así elige una cuerda redonda de 10 mm: [cuerda para correas](category:dogLeash) si la quieres suave, [PPM](category:ppm) si os mojáis a menudo, o [cuerda de escalada por metros](category:climbingRope) si te gusta firme. Un perro que llega corriendo al final de la correa tira varias veces su peso, y un nudo resta hasta la mitad de la resistencia. Busca, pues, una resistencia a la rotura de al menos diez veces el perro. El mosquetón debe estar a la altura. Cómo elegir un diámetro en general lo explica [nuestra guía](blog:choose-a-diameter).',
    ],
  },
  'colour-run': {
    question: '¿Destiñe el color?',
    answer: [
      'El nailon, el poliéster y el polipropileno casi nunca: el color está en la fibra. Un rojo, un negro o un flúor muy saturado puede soltar algo de tinte sobrante en el primer lavado. Deja la cuerda una vez en agua tibia antes de combinarla con blanco. El algodón y el cuero son otra cosa. Lava el algodón oscuro aparte la primera vez y no apoyes cuero mojado en tapicerías claras.',
    ],
  },
  'melt-ends': {
    question: '¿Cómo se funden las puntas?',
    answer: [
      'Corta recto con unas tijeras afiladas y acerca la punta dos o tres segundos al lado de la llama, no dentro. Cuando el borde se vuelva vidrioso, apriétalo con el plano de la hoja o con un trozo de cuero húmedo, nunca con los dedos: el nailon fundido se pega y quema.',
      'Sirve para nailon, poliéster y polipropileno. El algodón, el yute y el cuero arderían: se pegan o se falcacean. El HMPE pierde fuerza, así que solo se corta con una hoja muy afilada. Los quemadores y cortadores están entre las [herramientas](category:diyTools).',
    ],
  },
  'hold-a-person': {
    question: '¿Aguanta el paracord a una persona? ¿Puedo escalar con él?',
    answer: [
      'No. El tipo III se rompe con unos 250 kg de tracción constante, pero una caída corta, un nudo o un canto vivo bastan para partirlo mucho antes. El paracord sirve para trenzar, atar y sujetar, no para escalar, ni para columpios, ni para rescatar a nadie. Lo mismo vale para nuestra [cuerda de escalada por metros](category:climbingRope): los cortes no llevan certificado y se venden para correas, pasamanos y decoración. Si te va la vida en ello, compra una cuerda entera y homologada en una tienda de escalada.',
    ],
  },
  'colour-on-screen': {
    question: '¿El color es igual que en mi pantalla?',
    answer: [
      'Casi. Ninguna pantalla muestra un flúor o un azul marino profundo tal como es, y cada una está ajustada a su manera. Los baños de tinte también varían un matiz: para un mismo proyecto, compra suficiente de una vez. Si el tono importa, pide muestras y míralas a la luz del día junto a lo que deban acompañar. O ven a comparar bobinas en la [sala de exposición](page:showroom).',
    ],
  },
  'shrink-and-stretch': {
    question: '¿El paracord encoge o se estira?',
    answer: [
      'Las dos cosas, un poco. El nailon cede bajo carga y se recupera; la primera vez que se moja encoge un pequeño porcentaje. Una pulsera que quedaba justa puede entonces apretar: anúdala con un dedo de holgura, o sumerge antes la cuerda en agua caliente y deja que se seque. El poliéster mantiene su longitud mojado y seco; el polipropileno no absorbe agua.',
    ],
  },
};
