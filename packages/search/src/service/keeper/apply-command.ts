import { badRequest } from '../api-error.ts';
import type { SearchRecord } from '../model.ts';
import { readJson } from '../read-json.ts';
import type { Command } from './commands.ts';
import type { IndexRegistry } from './index-registry.ts';
import { copyRecords, findRecord, type IndexState, removeRecords, touch } from './index-state.ts';
import { updatePartially } from './partial-update.ts';
import {
  type Change,
  type Fields,
  readFields,
  readObjectId,
  readRecord,
  readRequests,
} from './read-requests.ts';
import { mostRules, readRules } from './read-rules.ts';
import { changeSettings, replicaNames } from './read-settings.ts';
import { readSynonyms } from './read-synonyms.ts';

/** A command that was read completely and can no longer be refused for what it contains. */
export interface PreparedCommand {
  /** Indices the command writes to, in the order in which tasks are given out. */
  readonly indices: readonly string[];
  readonly objectIDs: readonly string[];
  /** What the log keeps. */
  readonly body: Uint8Array;
  /** Throws when the indices do not allow it; then nothing has happened. */
  readonly check: (registry: IndexRegistry) => void;
  readonly apply: (registry: IndexRegistry, at: string) => void;
}

type IndexedChange = { readonly index: string; readonly change: Change };

/** Reads the body and refuses what is wrong with it, before anything is logged or changed. */
export function prepareCommand(command: Command, body: Uint8Array): PreparedCommand {
  switch (command.kind) {
    case 'batch':
    case 'multiple-batch': {
      const index = command.kind === 'batch' ? command.index : undefined;
      const { changes, completed } = readRequests(body, index);
      return prepareChanges(changes, completed ? encode(completed) : body, index);
    }
    case 'save': {
      const given = readFields(body);
      const objectID = command.objectID ?? given.objectID;
      const record = readRecord({ ...given, objectID: objectID ?? crypto.randomUUID() });
      const change: IndexedChange = { index: command.index, change: { action: 'put', record } };
      return prepareChanges([change], objectID === undefined ? encode(record) : body, command.index);
    }
    case 'partial-update': {
      const { index, createIfNotExists } = command;
      const objectID = readObjectId(command.objectID);
      const change: Change = { action: 'partial', objectID, changes: readFields(body), createIfNotExists };
      return prepareChanges([{ index, change }], body, index);
    }
    case 'delete': {
      const changes = command.objectIDs.map(
        (objectID): IndexedChange => ({ index: command.index, change: { action: 'delete', objectID } }),
      );
      return prepareChanges(changes, body, command.index);
    }
    case 'clear':
    case 'delete-index':
      return prepareChanges(
        [{ index: command.index, change: { action: command.kind } }],
        body,
        command.index,
      );
    case 'settings': {
      const changes = readFields(body);
      changeSettings({}, changes);
      return prepare(command.index, body, (registry, at) => applySettings(registry, command, changes, at));
    }
    case 'save-synonyms': {
      const synonyms = readSynonyms(readJson(body));
      return prepare(command.index, body, (registry, at) => {
        const state = registry.open(command.index, at);
        touch(state, at);
        if (command.replaceExisting) state.synonyms.clear();
        for (const synonym of synonyms) state.synonyms.set(synonym.objectID, synonym);
      });
    }
    case 'delete-synonym':
      return prepare(command.index, body, (registry, at) => {
        const state = registry.find(command.index);
        if (state?.synonyms.delete(command.objectID)) touch(state, at);
      });
    case 'save-rules': {
      const rules = readRules(readJson(body));
      return {
        ...prepare(command.index, body, (registry, at) => {
          const state = registry.open(command.index, at);
          touch(state, at);
          if (command.replaceExisting) state.rules.clear();
          for (const rule of rules) state.rules.set(rule.objectID, rule);
        }),
        check(registry) {
          const kept = command.replaceExisting ? 0 : (registry.find(command.index)?.rules.size ?? 0);
          if (kept + rules.length > mostRules)
            throw badRequest(`Too many rules, expected at most ${mostRules}`);
        },
      };
    }
    case 'delete-rule':
      return prepare(command.index, body, (registry, at) => {
        const state = registry.find(command.index);
        if (state?.rules.delete(command.objectID)) touch(state, at);
      });
    case 'copy':
    case 'move':
      return {
        ...prepare(command.destination, body, (registry, at) => copyOrMove(registry, command, at)),
        check(registry) {
          if (command.index === command.destination) throw badRequest('Source and destination are the same');
          registry.refuseUnwritable(command.destination);
        },
      };
  }
}

const encoder = new TextEncoder();
const encode = (value: unknown): Uint8Array => encoder.encode(JSON.stringify(value));

function prepare(index: string, body: Uint8Array, apply: PreparedCommand['apply']): PreparedCommand {
  return { indices: [index], objectIDs: [], body, check: () => {}, apply };
}

function prepareChanges(
  changes: readonly IndexedChange[],
  body: Uint8Array,
  index: string | undefined,
): PreparedCommand {
  return {
    indices: index === undefined ? [...new Set(changes.map((entry) => entry.index))] : [index],
    objectIDs: changes.flatMap(({ change }) => {
      if (change.action === 'put') return [change.record.objectID];
      return 'objectID' in change ? [change.objectID] : [];
    }),
    body,
    check(registry) {
      for (const entry of changes)
        if (entry.change.action !== 'delete-index') registry.refuseUnwritable(entry.index);
    },
    apply(registry, at) {
      for (const entry of changes) applyChange(registry, entry.index, entry.change, at);
    },
  };
}

function applyChange(registry: IndexRegistry, name: string, change: Change, at: string): void {
  if (change.action === 'delete-index') {
    registry.remove(name);
    return;
  }
  // Deleting from an index that is not there must not make one.
  if ((change.action === 'delete' || change.action === 'clear') && !registry.find(name)) return;
  const state = registry.open(name, at);
  touch(state, at);
  switch (change.action) {
    case 'put':
      state.pending.set(change.record.objectID, change.record);
      return;
    case 'partial': {
      const record = updatedRecord(state, change);
      if (record) state.pending.set(change.objectID, record);
      return;
    }
    case 'delete':
      state.pending.set(change.objectID, undefined);
      return;
    case 'clear':
      removeRecords(state);
  }
}

function updatedRecord(
  state: IndexState,
  { objectID, changes, createIfNotExists }: Extract<Change, { action: 'partial' }>,
): SearchRecord | undefined {
  const record = findRecord(state, objectID);
  if (!record && !createIfNotExists) return undefined;
  return updatePartially(record ?? { objectID }, changes);
}

function applySettings(
  registry: IndexRegistry,
  { index, forwardToReplicas }: Extract<Command, { kind: 'settings' }>,
  changes: Fields,
  at: string,
): void {
  const state = registry.open(index, at);
  const before = replicaNames(state.settings);
  state.settings = changeSettings(state.settings, changes);
  touch(state, at);
  if (state.primary === undefined) registry.linkReplicas(state, before, at);
  if (!forwardToReplicas) return;
  const { replicas: _, slaves: __, ...forwarded } = changes;
  for (const replica of registry.replicasOf(state)) {
    replica.settings = changeSettings(replica.settings, forwarded);
    touch(replica, at);
  }
}

function copyOrMove(
  registry: IndexRegistry,
  { kind, index, destination, scope }: Extract<Command, { kind: 'copy' | 'move' }>,
  at: string,
): void {
  // What is not there has nothing to copy; a first replaceAllObjects begins so.
  const source = registry.find(index);
  if (!source) return;
  const records = registry.find(source.primary ?? index) ?? source;
  const target = registry.open(destination, at);
  const copies = (part: 'settings' | 'synonyms' | 'rules'): boolean => !scope || scope.includes(part);
  if (copies('settings')) {
    // The replicas of the destination stay its own: an index cannot share them.
    const { replicas: _, ...settings } = source.settings;
    target.settings = {
      ...(source.primary === undefined ? {} : records.settings),
      ...settings,
      replicas: target.settings.replicas ?? [],
    };
  }
  if (copies('synonyms')) target.synonyms = new Map(records.synonyms);
  if (copies('rules')) target.rules = new Map(source.rules);
  if (!scope) copyRecords(records, target);
  touch(target, at);
  if (kind === 'move') registry.remove(index);
}
