import type { Article } from '../../../writing/article.ts';

export const aboutEs: Article = {
  title: 'Sobre {brand}',
  intro:
    'Bowline es el as de guía: una gaza que aguanta cualquier carga y se deshace empujando con el pulgar. La idea nos gustó tanto que le pusimos su nombre a una tienda de cuerdas.',
  metaDescription:
    'Quién está detrás de {brand}: un almacén en los Países Bajos con una pared de bobinas, cuerda cortada a tu medida y gente que hace nudos.',
  blocks: [
    { heading: 'Qué hacemos' },
    'Compramos el cordón por bobinas y la cuerda por carretes, y vendemos ambos por metros. En la pared de nuestro almacén de los Países Bajos todo tiene su gancho: {productWord} en más colores de los que nadie aquí sabría recitar de memoria, cuerda para correas y para barcos, algodón y yute para anudar, [BioThane](category:biothane), [cuero](category:leather) y todas las hebillas, anillas y mosquetones que convierten un trozo de cuerda en algo útil.',
    { insert: 'catalogueClaims' },
    { heading: 'Qué pasa con tu pedido' },
    'Aquí no hay nada embolsado de antemano. Cuando llega tu pedido, alguien descuelga la bobina, mide tu longitud sin tirar de ella, la corta con cuchilla caliente para que los cabos no se deshilachen y la enrolla a mano. Se tarda algo más que en coger un paquete del estante, pero nunca pagas cinco metros de más.',
    { heading: 'A qué nos comprometemos' },
    {
      list: [
        '**Colores fieles.** Cada imagen está dibujada a partir de las características de esa misma cuerda, y de cada color puedes pedir antes una muestra.',
        '**Cifras comprobables.** Grosor, material y carga de rotura figuran en cada cuerda, y el precio por metro junto a cada precio.',
        '**De una pieza.** Tus metros llegan en un solo tramo. Si en la bobina ya no quedan tantos, la página del producto lo dice antes de que pidas.',
        '**Poco desperdicio.** Los recortes se convierten en muestras, y la cuerda que ya ha cumplido [vuelve a nosotros](page:recycling).',
      ],
    },
    { heading: 'Con quién tratas' },
    'Con un equipo pequeño que trabaja donde está la cuerda: quien por la mañana responde a tu pregunta quizá corte tu pedido por la tarde. Y en la mesa siempre hay una correa a medio hacer de alguien. Puedes [escribir o llamar](page:contact), o venir a ver la pared [con cita previa](page:showroom).',
    {
      note: '{brand} es una tienda de demostración. Los artículos se describen como en una tienda real, pero {legalName} es una empresa inventada; el [aviso legal](page:imprint) lo explica.',
    },
    { heading: 'La familia' },
    'Otras tres tiendas hacen por su material lo que nosotros hacemos por la cuerda.',
    { insert: 'sisterShops' },
  ],
};
