import { classNames } from '@bowline/ui/components';
import { type DragEvent, useState } from 'react';
import { placeAfterDrop, type RowEdge } from './row-order.ts';

const edgeClasses: Readonly<Record<RowEdge, string>> = {
  before: 'shadow-[inset_0_2px_var(--primary)]',
  behind: 'shadow-[inset_0_-2px_var(--primary)]',
};

/**
 * Rows of a table that are dragged to another place, numbered from 0 as they are shown; `onMove` gets the place counted from 1. Whoever
 * does not drag has the buttons of `MoveCell`.
 */
export function useRowDrag(isMovable: boolean, onMove: (from: number, place: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<{ readonly row: number; readonly edge: RowEdge } | null>(null);

  function end() {
    setDragged(null);
    setOver(null);
  }

  return (row: number) => {
    if (!isMovable) return {};
    return {
      draggable: true,
      className: classNames(
        'cursor-grab',
        dragged === row && 'opacity-50',
        over?.row === row && edgeClasses[over.edge],
      ),
      onDragStart: ({ dataTransfer }: DragEvent) => {
        dataTransfer.effectAllowed = 'move';
        // Firefox drags nothing that carries nothing.
        dataTransfer.setData('text/plain', String(row));
        setDragged(row);
      },
      onDragOver: (event: DragEvent<HTMLElement>) => {
        const edge = edgeOf(event);
        if (dragged === null || placeAfterDrop(dragged, row, edge) === null) return setOver(null);
        event.preventDefault();
        if (over?.row !== row || over.edge !== edge) setOver({ row, edge });
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        const place = dragged === null || !over ? null : placeAfterDrop(dragged, over.row, over.edge);
        if (dragged !== null && place !== null) onMove(dragged, place);
        end();
      },
      onDragEnd: end,
    };
  };
}

function edgeOf({ currentTarget, clientY }: DragEvent<HTMLElement>): RowEdge {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY - top < height / 2 ? 'before' : 'behind';
}
