import type { Article } from '../../../writing/article.ts';

export const showroomEs: Article = {
  title: 'Pedir cita',
  intro:
    'Junto al almacén hay una sala con una pared de bobinas. Ven a comparar colores, a notar la diferencia entre 3 y 4 mm y llévate tu pedido a casa.',
  metaDescription:
    'Pide cita en la sala de exposición de {brand}, junto al almacén de los Países Bajos: mira todos los colores, toca las cuerdas y llévate tu pedido.',
  blocks: [
    { heading: 'Lo que te espera' },
    {
      list: [
        'La gama de {productWord} con sus colores de verdad, ordenada como en la web, bajo lámparas de luz día.',
        'Cuerdas, cintas, [BioThane](category:biothane) y [cuero](category:leather) para doblar, tirar y oler.',
        'Hebillas, anillas y mosquetones para probar en tu propia correa: tráela.',
        'Alguien que corta lo que eliges y te explica qué nudo aguanta.',
      ],
    },
    { heading: '¿Por qué con cita?' },
    'La sala es pequeña y en el almacén de al lado se trabaja. Con cita tienes la mesa y nuestra atención para ti durante más o menos una hora. No cuesta nada ni te obliga a comprar.',
    { heading: 'Propón una hora' },
    'Dinos un día laborable en los Países Bajos y una hora dentro de nuestro horario. Te confirmamos por correo electrónico o te proponemos otro momento. Si te surge algo, basta con un mensaje corto.',
    { insert: 'appointmentForm' },
    { heading: 'Conviene saber' },
    {
      list: [
        'Cuéntanos qué quieres hacer: prepararemos las cuerdas adecuadas, y bobinas enteras si necesitas muchos metros.',
        'Se paga con tarjeta o por internet antes de venir. No aceptamos efectivo.',
        'Los perros tranquilos son bienvenidos, sobre todo si hay que medir un collar.',
        'La entrada y la mesa son accesibles en silla de ruedas.',
        'Los grupos de hasta ocho personas, por ejemplo scouts o un taller de manualidades, pueden venir juntos: avísanos.',
      ],
    },
    { heading: 'Cómo llegar' },
    { insert: 'storeLocations' },
    '¿Solo vienes a recoger un pedido? No hace falta cita: [elige la recogida](page:shippingRates) al tramitarlo y te diremos cuándo está listo.',
  ],
};
