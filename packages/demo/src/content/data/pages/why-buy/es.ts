import type { Article } from '../../../writing/article.ts';

export const whyBuyEs: Article = {
  title: 'Por qué comprar en {brand}',
  intro:
    'En cualquier ferretería hay un rollo de cuerda. Seis razones para comprar la tuya a quien no se dedica a otra cosa.',
  metaDescription:
    'Seis razones para comprar cuerda en {brand}: colores fieles y muestras, resistencia clara, precio por metro, una pieza, envío rápido y buen consejo.',
  blocks: [
    { heading: '1. El color que tenías en mente' },
    'Hay rojos y rojos. Con {colourCount} tipos y colores de {productWord} y {cordCount} cuerdas y cordones en total, lo más probable es que el tuyo esté: liso, a rayas, de rombos, de camuflaje, reflectante o fosforescente. ¿Dudas? Pide una muestra de diez centímetros y compárala.',
    { heading: '2. Sabes si aguanta' },
    'Grosor, material, construcción y carga de rotura figuran en cada cuerda, y puedes filtrar por ellos. Si algo *no* sirve para un uso, como escalar, lo decimos sin rodeos.',
    { heading: '3. Sabes lo que cuesta' },
    'Junto a cada precio está el precio por metro, así que diez metros y cien se comparan de un vistazo. Las cantidades grandes salen más baratas, y la página del producto indica a partir de cuántas. Los [gastos de envío](page:shippingRates) tampoco se esconden.',
    { heading: '4. Tu longitud, de una pieza' },
    'Cortamos de la bobina, sin empalmes. La página del producto te dice cuál es el tramo más largo en stock antes de que montes un proyecto sobre él.',
    { heading: '5. Enseguida en camino' },
    'Lo que pides un día laborable antes de las {cutOffHour} suele salir ese mismo día. ¿Vives cerca? Recogerlo en el almacén es gratis.',
    { heading: '6. Respuestas de quien hace nudos' },
    'Qué mosquetón para un labrador, cuántos metros para una pulsera ancha: [pregúntanos](page:contact). Mucho está ya en el [blog](blog:) y en las [preguntas frecuentes](faq:). Más de {customerCount} clientes ya han confiado en nosotros.',
    { heading: 'En cifras' },
    {
      facts: [
        ['Pedido mínimo', '{minimumOrder} en artículos'],
        ['Plazo de devolución', '{returnDays} días, véase [devoluciones](page:returns)'],
        ['Pago', 'como acostumbras, véase [métodos de pago](page:paymentMethods)'],
        ['Tarjetas regalo', 'de {giftCardMinimum} a {giftCardMaximum}, por el importe que quieras'],
      ],
    },
  ],
};
