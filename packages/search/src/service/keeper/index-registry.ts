import { ApiError, badRequest } from '../api-error.ts';
import { copyRecords, createIndexState, type IndexState, removeRecords } from './index-state.ts';
import { replicaName, replicaNames } from './read-settings.ts';

const nameLimit = 256;

/** All indices by name, and how replicas hang on their primaries. */
export interface IndexRegistry {
  find(name: string): IndexState | undefined;
  /** Throws for names that cannot be, and for replicas, whose records are their primary's. */
  refuseUnwritable(name: string): void;
  /** The index to write to, made when it is not there. */
  open(name: string, at: string): IndexState;
  add(state: IndexState): void;
  remove(name: string): void;
  replicasOf(state: IndexState): readonly IndexState[];
  /** Makes the replicas that the settings name, and lets go those they no longer name. */
  linkReplicas(state: IndexState, before: readonly string[], at: string): void;
  all(): IterableIterator<IndexState>;
}

export function createIndexRegistry(): IndexRegistry {
  const states = new Map<string, IndexState>();

  function find(name: string): IndexState | undefined {
    return states.get(name);
  }

  function create(name: string, at: string): IndexState {
    const state = createIndexState(name, at);
    states.set(name, state);
    return state;
  }

  function replicasOf(state: IndexState): readonly IndexState[] {
    return replicaNames(state.settings)
      .map((name) => states.get(name))
      .filter((replica) => replica !== undefined)
      .filter(({ primary }) => primary === state.name);
  }

  return {
    find,
    refuseUnwritable(name) {
      if (name === '' || name === '*' || name.length > nameLimit) throw badRequest('indexName is not valid');
      const primary = find(name)?.primary;
      if (primary !== undefined)
        throw new ApiError(403, `Cannot write to ${name}: it is a replica of ${primary}`);
    },
    open: (name, at) => find(name) ?? create(name, at),
    add(state) {
      states.set(state.name, state);
    },
    remove(name) {
      const state = states.get(name);
      if (!state) return;
      for (const replica of replicasOf(state)) detach(replica, state);
      const primary = state.primary === undefined ? undefined : find(state.primary);
      if (primary) unlink(primary, name);
      states.delete(name);
    },
    replicasOf,
    linkReplicas(state, before, at) {
      const names = replicaNames(state.settings).filter((name) => name !== state.name);
      for (const name of before.filter((former) => !names.includes(former))) {
        const replica = states.get(name);
        if (replica?.primary === state.name) detach(replica, state);
      }
      for (const name of names) {
        const replica = states.get(name) ?? create(name, at);
        if (replica.primary === state.name) continue;
        removeRecords(replica);
        replica.primary = state.name;
        replica.isDirty = true;
      }
    },
    all: () => states.values(),
  };
}

/** A replica without its primary keeps what it showed, as an index of its own. */
function detach(replica: IndexState, primary: IndexState): void {
  copyRecords(primary, replica);
  replica.settings = { ...primary.settings, ...replica.settings, replicas: [] };
  replica.synonyms = new Map(primary.synonyms);
  replica.rules = new Map(primary.rules);
  replica.primary = undefined;
  replica.isDirty = true;
}

function unlink(primary: IndexState, replica: string): void {
  const replicas = primary.settings.replicas?.filter((name) => replicaName(name) !== replica) ?? [];
  primary.settings = { ...primary.settings, replicas };
  primary.isDirty = true;
}
