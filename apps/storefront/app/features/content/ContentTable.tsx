import { PlainBlocks } from './PortableText.tsx';
import type { ContentTable as TableOfContent } from './rich-text.ts';

/** Words break rather than that the table becomes wider than a telephone. */
export function ContentTable({ caption, head, rows }: TableOfContent) {
  return (
    <table className="table w-full text-sm hyphens-auto sm:text-base">
      {caption && <caption className="pb-2 text-start font-semibold">{caption}</caption>}
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells }) => (
          <tr key={cells[0]?.content[0]?._key}>
            {cells.map(({ content }) => (
              <td key={content[0]?._key}>
                <PlainBlocks blocks={content} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
