import { Badge, Button, classNames, EmptyState, Link } from '@bowline/ui/components';
import { type DragEvent, useState } from 'react';
import { Form, useSubmit } from 'react-router';
import { useMay } from '../../data/use-me.ts';
import type { CategoriesQueryResult } from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { TranslationBadges } from '../../parts/TranslationBadges.tsx';
import { type DropZone, placeAfterDrop, placeAfterStep, type Step } from './tree-moves.ts';

export type CategoryInTree = Omit<NonNullable<CategoriesQueryResult['categories'][number]>, 'parentId'> & {
  readonly parentId: number | null;
};

const indents = ['ps-0', 'ps-6', 'ps-12', 'ps-18', 'ps-24', 'ps-30'];
const zoneClasses: Readonly<Record<DropZone, string>> = {
  before: 'shadow-[inset_0_2px_var(--primary)]',
  into: 'bg-primary-soft',
  behind: 'shadow-[inset_0_-2px_var(--primary)]',
};
const buttons = [
  ['up', 'chevron-up'],
  ['down', 'chevron-down'],
  ['out', 'chevron-left'],
  ['in', 'chevron-right'],
] as const satisfies readonly (readonly [Step, string])[];

/** All categories in one list. A row is moved by its buttons, or dragged: to the edge of another one, or into it. */
export function CategoryTree({ categories }: { readonly categories: readonly CategoryInTree[] }) {
  const t = useTranslate();
  const submit = useSubmit();
  const isMovable = useMay()('moveCategory');
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<{ readonly id: number; readonly zone: DropZone } | null>(null);
  if (categories.length === 0) return <EmptyState title={t('categories.none')} />;

  function drop() {
    const place = dragged !== null && over && placeAfterDrop(categories, dragged, over.id, over.zone);
    if (place) {
      const { parentId, before } = place;
      submit(
        {
          intent: 'drop',
          id: String(dragged),
          parentId: String(parentId ?? ''),
          before: String(before ?? ''),
        },
        { method: 'post' },
      );
    }
    setDragged(null);
    setOver(null);
  }

  const dragOf = (id: number) => ({
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.effectAllowed = 'move';
      // Firefox drags nothing that carries nothing.
      dataTransfer.setData('text/plain', String(id));
      setDragged(id);
    },
    onDragOver: (event: DragEvent<HTMLElement>) => {
      const zone = zoneOf(event);
      if (dragged === null || !placeAfterDrop(categories, dragged, id, zone)) return setOver(null);
      event.preventDefault();
      if (over?.id !== id || over.zone !== zone) setOver({ id, zone });
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      drop();
    },
    onDragEnd: () => {
      setDragged(null);
      setOver(null);
    },
  });

  return (
    <Form method="post">
      <Panel isFlush>
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">{t('categories.name')}</th>
              <th scope="col">{t('categories.state')}</th>
              <th scope="col">{t('categories.translations')}</th>
              <th scope="col" className="amount">
                {t('categories.products')}
              </th>
              {isMovable && (
                <th scope="col">
                  <span className="sr-only">{t('categories.move')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {categories.map((category) => (
              <tr
                key={category.id}
                {...(isMovable && dragOf(category.id))}
                className={classNames(
                  isMovable && 'cursor-grab',
                  dragged === category.id && 'opacity-50',
                  over?.id === category.id && zoneClasses[over.zone],
                )}
              >
                <CategoryCells category={category} />
                {isMovable && (
                  <td className="w-0 py-1.5! whitespace-nowrap">
                    {buttons.map(([step, icon]) => (
                      <Button
                        key={step}
                        type="submit"
                        name="step"
                        value={`${step} ${category.id}`}
                        size="sm"
                        variant="quiet"
                        icon={icon}
                        iconOnly
                        disabled={!placeAfterStep(categories, category.id, step)}
                      >
                        {t(`categories.steps.${step}`, { name: category.name })}
                      </Button>
                    ))}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
    </Form>
  );
}

function CategoryCells({ category }: { readonly category: CategoryInTree }) {
  const t = useTranslate();
  const { number } = useFormats();
  return (
    <>
      <td className="min-w-48">
        <span className={classNames('block', indents[Math.min(category.level - 1, indents.length - 1)])}>
          <Link href={`/categories/${category.id}`} className="text-link-style" draggable={false}>
            {category.name}
          </Link>
        </span>
      </td>
      <td>
        <span className="flex flex-wrap gap-1">
          {!category.isActive && <Badge tone="warning">{t('categories.hidden')}</Badge>}
          {category.isActive && !category.isInMenu && <Badge>{t('categories.notInMenu')}</Badge>}
        </span>
      </td>
      <td>
        <TranslationBadges missing={category.missing} outdated={category.outdated} />
      </td>
      <td className="amount">{number(category.products)}</td>
    </>
  );
}

/** The upper quarter of a row is in front of it, the lower one behind it. */
function zoneOf({ currentTarget, clientY }: DragEvent<HTMLElement>): DropZone {
  const { top, height } = currentTarget.getBoundingClientRect();
  const share = (clientY - top) / height;
  if (share < 0.25) return 'before';
  return share > 0.75 ? 'behind' : 'into';
}
