import type { Article } from '../../../writing/article.ts';

export const careForRopeAndLeatherEs: Article = {
  title: 'Cómo cuidar las cuerdas y el cuero',
  intro:
    'Una buena correa dura diez años si se la deja secar. Cuidar una cuerda no es ninguna ciencia: lavar lo que roza, alejar lo que ataca y mirar de cerca de vez en cuando.',
  metaDescription:
    'Lavar, secar, guardar y revisar cuerdas, paracord, algodón, BioThane y cuero, y cómo saber cuándo una correa ya ha cumplido su función.',
  blocks: [
    { heading: '¿Por qué lavarla?' },
    'La suciedad no es solo cosa de aspecto. La arena y los cristales de sal se meten entre las fibras y las cortan por dentro cada vez que la cuerda se dobla. Por eso una correa que ha estado en la playa se aclara por la noche con agua dulce, aunque parezca limpia.',
    { heading: 'A cada material, lo suyo' },
    {
      facts: [
        [
          'Nailon (paracord)',
          'A mano, en agua tibia con un poco de jabón suave. Aclarar bien. La primera vez puede encoger algo.',
        ],
        ['Poliéster', 'El más fácil: 30 °C en la lavadora, en una bolsa y sin suavizante.'],
        [
          'Polipropileno (PPM)',
          'Aclarar, sacudir y colgar. No absorbe agua, pero teme el calor: se ablanda mucho antes que el nailon.',
        ],
        [
          'Algodón',
          '30 °C, los colores oscuros aparte. Encoge: lávalo antes de anudar si la medida importa.',
        ],
        ['Yute', 'Solo cepillado en seco. El agua lo hincha, y húmedo se enmohece.'],
        ['BioThane', 'Un paño húmedo y, si huele, una gota de lavavajillas. Nada más.'],
        ['Cuero', 'Pasar un paño apenas húmedo, sin empaparlo nunca. Después, nutrirlo.'],
      ],
    },
    'El metal también quiere secarse. Si puedes, quita los mosquetones antes de lavar y pon una gota de aceite al año en las piezas móviles.',
    { heading: 'Secar despacio' },
    'Cuelga la cuerda floja sobre una barra ancha, a la sombra y donde corra el aire. Ni en el radiador, ni en la secadora, ni semanas al sol: los rayos ultravioleta vuelven quebradizos el nailon y el polipropileno. El cuero se seca extendido, a temperatura ambiente. Junto a una estufa se endurece y se agrieta, y eso ya no lo arregla ningún bálsamo.',
    { heading: 'Nutrir el cuero' },
    'Una o dos veces al año, y siempre que se empape: extiende con un paño suave una capa fina de bálsamo, deja que penetre toda la noche y por la mañana saca brillo. Con poco basta. Demasiada grasa ablanda la tira y la alarga. El cuero se oscurece un poco: es pátina, no un daño.',
    { heading: 'Mirar de cerca' },
    'Una vez al mes, deja correr la cuerda entre los dedos. Una ligera pelusa en la superficie es inofensiva; incluso protege. Jubila una correa o un cabo si encuentras',
    {
      list: [
        'un punto más fino, plano o extrañamente blando: ahí el alma está rota,',
        'zonas duras y vidriosas donde se ha calentado,',
        'hebras del alma que asoman por la funda,',
        'costuras, remaches o mosquetones con holgura.',
      ],
    },
    'Muchas veces basta con cortar medio metro y volver a anudar. Lo que de verdad tiene que irse acaba de juguete o de llavero, o vuelve con nosotros: mira [reciclaje](page:recycling).',
    { heading: 'Guardar bien' },
    'En seco, a oscuras y adujada sin apretar, en ochos mejor que en círculos, para que no se retuerza. Guarda aparte pilas, disolventes y limpiadores fuertes: el ácido daña el nailon sin dejar marca. El cuero está mejor colgado que doblado.',
    {
      note: 'Si una cuerda sujeta algo que no debe caer, cuenta también su edad. En caso de duda, cámbiala. Respondemos a preguntas breves en [productos y materiales](faq:products-and-materials).',
    },
  ],
};
