import { attributeCodes } from '@bowline/markets';
import { dataOf } from '../../data/data-of.ts';
import { keptPerLocale } from '../../data/kept-per-locale.ts';
import { AttributeLabelsQuery } from '../../generated/operations.ts';

/** What the values of attributes are called, by code and value. */
export type AttributeLabels = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Specification 3 and 7.2, "Custom attribute metadata": value-to-label maps of the attributes that are shown with labels. */
export const loadAttributeLabels = keptPerLocale(
  10 * 60_000,
  async ({ commerce }): Promise<AttributeLabels> => {
    const attributes = attributeCodes.labelled.map((attribute_code) => ({
      attribute_code,
      entity_type: 'catalog_product',
    }));
    const { customAttributeMetadata: found } = dataOf(
      await commerce.query(AttributeLabelsQuery, { attributes }),
    );
    return new Map(
      (found?.items ?? []).flatMap((attribute) =>
        attribute?.attribute_code
          ? [[attribute.attribute_code, labelsOf(attribute.attribute_options ?? [])] as const]
          : [],
      ),
    );
  },
);

type Options = readonly ({ readonly value?: string | null; readonly label?: string | null } | null)[];

function labelsOf(options: Options): ReadonlyMap<string, string> {
  return new Map(
    options.flatMap((option) =>
      option?.value && option.label ? [[option.value, option.label] as const] : [],
    ),
  );
}
