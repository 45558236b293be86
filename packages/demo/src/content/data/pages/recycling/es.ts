import type { Article } from '../../../writing/article.ts';

export const recyclingEs: Article = {
  title: '{brand} recicla tus cuerdas',
  intro:
    'El sol le quita fuerza a la cuerda y los cantos le gastan la funda. No por eso tiene que acabar en la basura: mándanosla y sus fibras darán otra vuelta.',
  metaDescription:
    'Devolver cuerda vieja: qué cuerdas, cordones y cintas recoge {brand} para reciclar, cómo enviarlas o traerlas y en qué acaban nailon, algodón y yute.',
  blocks: [
    { heading: 'Qué recogemos' },
    {
      list: [
        'Cuerdas y cordones de nailon, poliéster, polipropileno o HMPE, aunque estén descoloridos, deshilachados o llenos de nudos.',
        'Algodón, yute y cáñamo, atados aparte de las fibras sintéticas.',
        'Cuerdas de escalada retiradas y amarras, de cualquier longitud.',
        'Cintas y correas viejas, sin hebillas ni mosquetones.',
      ],
    },
    'Da igual dónde las compraras. Los trozos más cortos que una mano rinden más en casa, por ejemplo como tirador de cremallera.',
    { heading: 'Con qué no podemos hacer nada' },
    {
      list: [
        'Cable de acero y todo lo que lleve metal dentro.',
        'Cuerda empapada en aceite, alquitrán o pintura, o con moho.',
        'Cuero y BioThane: no se pueden separar en fibras.',
      ],
    },
    { heading: 'Cómo entregarlas' },
    {
      steps: [
        'Deshaz los nudos que puedas y quédate con los herrajes. Un buen mosquetón de latón sobrevive a tres correas.',
        'Sacude la arena y la tierra. La cuerda tiene que estar seca; si no, llegará con moho.',
        'Haz un atado por material. Si no lo sabes, ponlo en una etiqueta: nosotros lo averiguamos con una llama y un vaso de agua.',
        '[Dinos](page:contact) cuánta es, más o menos. Te damos la dirección para el paquete, o la traes cuando [vengas al showroom](page:showroom) o recojas un pedido.',
      ],
    },
    { heading: 'En qué se convierten' },
    {
      facts: [
        [
          'Aún sanas',
          'Cuerdas de práctica para cursos de nudos, grupos scouts y escuelas. Nunca para cargas.',
        ],
        ['Nailon y poliéster', 'Clasificados, triturados y fundidos en granza para piezas moldeadas.'],
        ['Polipropileno y HMPE', 'Granza para cajas y macetas.'],
        ['Algodón, yute y cáñamo', 'Deshilachados, vuelven a ser fibra para fieltro y aislante.'],
        ['El resto', 'Acaba siendo residuo. Cada año es menos, pero lo hay.'],
      ],
    },
    { heading: 'Cómo saber que una cuerda ha cumplido' },
    'Dóblala con fuerza. Zonas rígidas, un tramo aplastado, un alma que asoma o una superficie vidriosa quieren decir: ni una carga más. Los colores oscuros que han palidecido han visto demasiado sol. Antes de regalar una cuerda de escalada retirada, córtala en trozos para que nadie vuelva a escalar con ella.',
    {
      note: 'Tampoco tiramos nuestros recortes: de ellos salen las muestras que puedes pedir de cada cuerda.',
    },
  ],
};
