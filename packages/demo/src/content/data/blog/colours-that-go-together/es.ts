import type { Article } from '../../../writing/article.ts';

export const coloursThatGoTogetherEs: Article = {
  title: 'Colores que combinan',
  intro:
    'Una pared llena de colores es una alegría, hasta que hay que elegir tres. Cinco reglas sencillas ayudan, tanto en una pulsera como en una correa.',
  metaDescription:
    '¿Qué colores de cuerda combinan? Cinco reglas para dos, tres o cuatro colores, diez parejas probadas y un truco con el móvil antes de cortar.',
  blocks: [
    { heading: 'Uno fuerte, los demás tranquilos' },
    'El error más frecuente es juntar tres colores favoritos que quieren ir todos delante. Elige **un** color potente y dale compañía serena: antracita, arena, crema, azul marino, oliva. Un verde flúor junto al negro brilla; junto al naranja y el rosa, grita.',
    { heading: 'Claro junto a oscuro' },
    'En un nudo, la diferencia de claridad cuenta más que el tono. El rojo y el verde bosque son opuestos en el círculo cromático y, sin embargo, a dos metros se funden en un marrón porque son igual de oscuros. Haz una foto de tus muestras y pásala a blanco y negro: si sigues viendo dos colores, también se verá el dibujo.',
    { heading: 'Vecinos u opuestos' },
    'Los colores contiguos en el círculo, como petróleo, turquesa y menta, resultan serenos y casan solos. Los que están enfrente, como azul marino y naranja o violeta y amarillo, son vivos. Ambas cosas funcionan. Lo que queda en medio, por ejemplo rojo con azul violáceo, es difícil y pide un tercero neutro que medie.',
    { heading: 'Sesenta, treinta, diez' },
    'Así reparten pintores y sastres, y tú también puedes: cerca del sesenta por ciento de un color principal, treinta de un segundo y diez de un acento. En una pulsera cobra, el alma y los arcos dan los dos primeros; el acento es una cuenta, una costura de microcord o la hebilla.',
    { heading: 'Deja que decida el dibujo' },
    'Una cuerda con dibujo ya es una combinación hecha. Toma uno de sus colores, normalmente el que menos aparece, y repítelo en una cuerda lisa. Dos dibujos juntos se pelean casi siempre.',
    { heading: 'Diez parejas que nos gustan' },
    {
      table: {
        head: ['Colores', 'Efecto'],
        rows: [
          ['azul marino y crema', 'marinero, nunca falla'],
          ['verde bosque y arena', 'campo, discreto'],
          ['burdeos y rosa palo', 'cálido, algo festivo'],
          ['petróleo y amarillo girasol', 'vivo, para todo el año'],
          ['antracita y naranja flúor', 'bien visible, sin parecer un juguete'],
          ['salvia y blanco', 'luminoso, va con madera y lino'],
          ['chocolate y turquesa', 'inesperado, bonito con cuero'],
          ['negro y marrón dorado', 'clásico, con herrajes de latón'],
          ['azul cielo y coral', 'verano'],
          ['oliva y mostaza', 'otoño en el bosque'],
        ],
      },
    },
    { heading: 'Piensa en el metal' },
    'Las anillas y las hebillas cuentan como un color. El latón y el bronce van con los tonos cálidos; el acero y la plata, con los fríos; los herrajes negros combinan con todo y hacen más adulto el flúor. Lo tienes todo en [accesorios](category:accessories).',
    { heading: 'Antes de cortar' },
    {
      steps: [
        'Pon las cuerdas que te tientan en una lista de deseos y mira sus imágenes juntas.',
        'Pide una muestra de cada una y ponlas junto a la ventana, sobre la chaqueta o sobre el perro al que van destinadas.',
        'Retuerce las muestras entre sí. En una trenza los colores están más cerca que en la mesa, y eso los cambia.',
        'Consúltalo con la almohada. Lo que te siga gustando por la mañana está bien.',
      ],
    },
    'Empieza mirando: en la sección de [{productWord}](category:mainCord) puedes filtrar por color, y lo recién trenzado está en [novedades](category:newArrivals). Cómo meter dos colores en un nudo lo enseña [la pulsera cobra](blog:cobra-bracelet).',
  ],
};
