import type { Article } from '../../../writing/article.ts';

export const imprintEs: Article = {
  title: 'Aviso legal',
  intro: 'Quién lleva esta tienda, dónde estamos inscritos y cómo puedes localizarnos.',
  metaDescription:
    'Aviso legal de {brand}: datos de la empresa, registro, número de IVA y contacto de {legalName}, y notas sobre contenidos, imágenes y litigios.',
  blocks: [
    { insert: 'companyDetails' },
    {
      note: '{brand} es una tienda de demostración. La empresa, la dirección y los números de registro son inventados, y nada de lo que se pide aquí se entrega.',
    },
    { heading: 'Para localizarnos rápido' },
    'Todas las formas de escribirnos o llamarnos están en la [página de contacto](page:contact). Las cartas llegan a la dirección de arriba; no envíes allí una devolución sin haberla [comunicado](page:returns) antes.',
    { heading: 'Contenidos' },
    '{legalName} es responsable de los textos de este sitio, incluido el blog. Comprobamos las medidas y las resistencias con las fichas de los fabricantes. Si aun así algún número está mal, agradecemos que nos avises y lo corregimos.',
    { heading: 'Imágenes y nombres' },
    'Las imágenes de los productos están dibujadas a partir de las propiedades de cada artículo: colores, trenzado, grosor y material. Muestran bien el aspecto de una cuerda, pero ninguna pantalla sustituye a una muestra. Los textos y las imágenes no pueden usarse con fines comerciales sin nuestro permiso. Los nombres como BioThane pertenecen a sus titulares.',
    { heading: 'Enlaces' },
    'Hemos visto los sitios a los que enlazamos. No decidimos lo que aparece en ellos después; si sabemos que un enlace lleva a algo ilícito, lo retiramos.',
    { heading: 'Litigios' },
    'Acude primero a nosotros; cómo tratamos las reclamaciones está en las [condiciones generales](page:terms). La plataforma europea de resolución de litigios en línea cerró en 2025, por eso ya no hay enlace. No estamos adheridos a ninguna junta arbitral de consumo ni tenemos obligación de estarlo; siempre puedes acudir a los tribunales.',
  ],
};
