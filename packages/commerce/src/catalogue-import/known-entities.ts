/** Names of the data to the ids they were given, counting from a first id in the order of the data. */
export interface KnownEntities<Entity extends { readonly id: number }> {
  add(key: string, details: Omit<Entity, 'id'>): Entity;
  find(key: string, usedBy: string): Entity;
}

export function createKnownEntities<Entity extends { readonly id: number }>(
  kind: string,
  firstId = 1,
): KnownEntities<Entity> {
  const known = new Map<string, Entity>();
  let nextId = firstId;

  return {
    add(key, details) {
      if (known.has(key)) throw new Error(`There are two of the ${kind} "${key}"`);
      const entity = { ...details, id: nextId } as Entity;
      nextId += 1;
      known.set(key, entity);
      return entity;
    },
    find(key, usedBy) {
      const entity = known.get(key);
      if (!entity) throw new Error(`${usedBy} refers to the ${kind} "${key}", which does not exist`);
      return entity;
    },
  };
}
