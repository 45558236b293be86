import { listFiles, read } from '../checks/source-files.ts';
import { parseSource, walk } from '../checks/syntax.ts';

/** The shapes of our own that stand behind types of the schema: where each is named, and whether it exists at all. */
export interface Shapes {
  /** `#cart` by `CartShapes`. */
  readonly doors: ReadonlyMap<string, string>;
  /** `CartShapes['Cart']` by `Cart`. */
  readonly named: ReadonlyMap<string, string>;
  /** Types whose shape is `never`: the shop knows them and has none. */
  readonly absent: ReadonlySet<string>;
}

const shapesFile = /^packages\/commerce\/src\/modules\/([a-z-]+)\/shapes\.ts$/;

/** Reads the interface `…Shapes` of every `modules/<name>/shapes.ts`. */
export function readShapes(root: string): Shapes {
  const doors = new Map<string, string>();
  const named = new Map<string, string>();
  const absent = new Set<string>();
  for (const file of listFiles(root)) {
    const module = shapesFile.exec(file)?.[1];
    if (module === undefined) continue;
    const { program } = parseSource(file, read(root, file));
    walk(program, (node) => {
      if (node.type !== 'TSInterfaceDeclaration' || !node.id.name.endsWith('Shapes')) return;
      doors.set(node.id.name, `#${module}`);
      for (const member of node.body.body) {
        if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') continue;
        const type = member.key.name;
        if (named.has(type) || absent.has(type)) throw new Error(`${file}  ${type} has two shapes`);
        if (member.typeAnnotation?.typeAnnotation.type === 'TSNeverKeyword') absent.add(type);
        else named.set(type, `${node.id.name}['${type}']`);
      }
    });
  }
  return { doors, named, absent };
}
