import type { Article } from '../../../writing/article.ts';

export const withOrWithoutVatEs: Article = {
  title: 'Con o sin IVA',
  intro:
    'Quien compra para sí quiere ver lo que paga; una empresa, lo que contabiliza. Aquí cambias cómo mostramos los precios; lo que debes no varía.',
  metaDescription:
    'Muestra los precios de {brand} con o sin IVA y mira qué IVA se aplica a tu pedido: Países Bajos, Unión Europea, empresas, Reino Unido y otros países.',
  blocks: [
    { insert: 'vatSwitch' },
    { heading: 'Lo que ves' },
    'Casi todas nuestras tiendas muestran los precios con IVA; la estadounidense y la sueca, sin él. Junto a cada precio se indica cuál es el caso. El envío nunca forma parte del precio de un producto: en el carrito tiene su propia línea, igual que el IVA.',
    { heading: 'Lo que pagas' },
    'El impuesto sigue al paquete. Cuenta el país de entrega, o los Países Bajos si lo recoges tú.',
    {
      table: {
        head: ['Entrega en', 'Particular', 'Empresa con número de IVA válido'],
        rows: [
          ['Países Bajos', 'IVA neerlandés', 'IVA neerlandés, que puedes recuperar'],
          [
            'Otro país de la UE',
            'IVA al tipo de ese país',
            'Sin IVA: inversión del sujeto pasivo, indicada en la factura',
          ],
          [
            'Reino Unido, pedido pequeño',
            'IVA británico, cobrado por nosotros',
            'IVA británico, cobrado por nosotros',
          ],
          [
            'Reino Unido, por encima del límite de importación',
            'Sin IVA nuestro; lo cobra el transportista',
            'Sin IVA nuestro; lo cobra el transportista',
          ],
          [
            'Noruega, Suiza, Estados Unidos y otros países',
            'Sin IVA nuestro; puede haber impuestos de importación',
            'Sin IVA nuestro; puede haber impuestos de importación',
          ],
        ],
      },
    },
    'Como los tipos varían, los mismos diez metros pueden costar unos céntimos más en Dinamarca que en Alemania. Las tarjetas regalo se compran sin IVA: va incluido en lo que se paga con ellas.',
    { heading: 'Comprar como empresa' },
    {
      steps: [
        'Marca *pedido de empresa* junto a tus datos al tramitar el pedido.',
        'Escribe el nombre de la empresa y el número de IVA con las letras del país. Comprobamos su formato al momento y, si el registro europeo responde, su validez.',
        'Mira el total antes de pagar: es el que figurará en la factura.',
      ],
    },
    'Si el registro no contesta, vale su última respuesta conocida y revisamos el pedido a mano. El importe que has visto ya no cambia sin tu conformidad.',
    {
      note: '¿Has comprado como particular por error? [Avísanos](page:contact) antes de que salga el paquete: una factura enviada no se puede reescribir sin más.',
    },
  ],
};
