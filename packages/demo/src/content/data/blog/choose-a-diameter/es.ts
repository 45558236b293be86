import type { Article } from '../../../writing/article.ts';

export const chooseADiameterEs: Article = {
  title: 'Cómo elegir el diámetro adecuado',
  intro:
    'Un milímetro basta para que una pulsera quede fina o rotunda, y para que una correa se coja bien o mal. Tres preguntas llevan al grosor correcto: ¿qué tiene que sujetar, quién la sujeta y por dónde ha de pasar?',
  metaDescription:
    '¿Qué diámetro de cuerda para una pulsera, un collar, un bolso o una correa? Tabla de resistencias, una regla sencilla y lo que piden la mano y el agujero.',
  blocks: [
    { heading: 'Primero, la carga' },
    'La resistencia a la rotura de la página del producto dice cuándo cede en el laboratorio una cuerda nueva y recta. Tu trabajo tiene nudos, curvas y cantos, y un solo nudo puede costar la mitad de la fuerza. Divide, pues, con generosidad: para lo que solo cuelga cuenta con **una quinta parte** del valor; donde hay tirones, como con un perro, con **una décima**. Una cuerda de 500 kg lleva en teoría una maceta de hasta 100 kg y sujeta a un perro de 50 kg.',
    {
      table: {
        head: ['Diámetro', 'Va bien para', 'Se rompe con unos'],
        rows: [
          ['0,75–1,4 mm: nano y microcord', 'costuras, falcaceados, detalles finos', '16–45 kg'],
          ['2 mm: paracord tipo I', 'joyas, tiradores de cremallera', '43 kg'],
          ['3 mm: paracord tipo II', 'pulseras infantiles, cordones de cuello', '193 kg'],
          ['4 mm: paracord tipo III', 'la pulsera clásica, llaveros, collares anudados', '249 kg'],
          ['6–8 mm: cuerda PPM', 'correas ligeras, asas, juguetes', '320–560 kg'],
          ['10–12 mm: cuerda para correas', 'correas para perros grandes, largas', '1.050–1.400 kg'],
        ],
      },
    },
    { heading: 'Después, la mano' },
    'La resistencia rara vez es el límite. Un paracord de 4 mm sujetaría a casi cualquier perro y, aun así, nadie lo quiere como correa: corta la palma en cuanto alguien tira. A partir de 8 mm una cuerda redonda resulta amable; con 10, cómoda; con 12 ya llena una mano pequeña. Para niños, baja una talla. Con el cuello del perro pasa lo mismo: un collar más ancho reparte el tirón.',
    { heading: 'Y por último, el agujero' },
    'La cuerda tiene que pasar por algún sitio: una cuenta, una hebilla, un ojete, un tope de cordón. Deja medio milímetro de holgura para una sola cuerda; si pasa doble, necesitas más o menos el doble del diámetro. El *paso* que figura en las características de nuestros [accesorios](category:accessories) te dice qué cabe. Una cuerda blanda se puede forzar un poco; una de escalada, firme, no.',
    { heading: '¿Qué grosor tendrá la pieza acabada?' },
    'Los nudos multiplican. Un nudo cobra de 4 mm mide unos 25 mm de ancho y 10 de alto, y una trenza redonda de cuatro cabos, unas dos veces y media su cuerda. Si la pulsera ha de caber bajo el puño de la camisa, elige 3 mm.',
    { heading: '¿Sigues dudando?' },
    'Pide una muestra de dos medidas vecinas. Casi siempre se ve claro al tenerlas juntas en la mano. Si no, elige la gruesa para todo lo que lleva peso y la fina para todo lo que se lleva puesto.',
    {
      note: 'Ninguna de estas cuerdas está hecha para sujetar personas. Tampoco nuestra [cuerda de escalada por metros](category:climbingRope): los cortes son para correas, pasamanos y decoración.',
    },
  ],
};
