import type { Log, MigrationSet, Reading, RecurringJob, TaskHandlers } from '@bowline/database';
import type { Mail } from '@bowline/mail';
import type { DeskFile } from '#desk';
import type { AddedField, RefusalCategory, SchemaFile } from '#graphql';
import type { ReferenceVersions, ShopData, ShopDataPart, ShopSettings } from '#stores';
import type { CommerceDatabase } from '#tables';
import type { PersonalData } from './personal-data.ts';
import type { Visit } from './visit.ts';

/**
 * Everything the service needs to know of a module. `modules.ts` lists all of them; tables, migrations, schema, refusals,
 * context, jobs and routes of the service are derived from that list. `Types` are what the module adds to them.
 */
export type CommerceModule<Types extends ModuleTypes = NoTypes> = Facts<Types> &
  Required<Pick<Facts<Types>, Owed<Types>>>;

/** What a module has to state because of its types. */
type Owed<Types> =
  | (keyof Types & 'refusals')
  | (keyof Types & keyof Promised<Types> extends never ? never : 'open');

interface Facts<Types> {
  /** The name of its folder. */
  readonly name: string;
  /** Which modules it may import, through their doors; `npm run check` keeps to it and refuses circles. */
  readonly uses: readonly string[];
  /** Tables and views of other modules that its SQL reads, by owner; what it does not name it may not, and it writes none. */
  readonly reads?: Readonly<Record<string, readonly string[]>>;
  readonly migrations?: readonly ModuleMigrations[];
  /** What it keeps of customers, for those who want a copy of it or want to be forgotten. */
  readonly personalData?: PersonalData;
  readonly graphql?: readonly SchemaFile[];
  /** Its part of the merchant's desk, a schema of its own; lies in `desk/`. */
  readonly desk?: readonly DeskFile[];
  /** Its codes with Magento's category; their words are `refusals` in its `texts`. */
  readonly refusals?: { readonly [Code in keyof Part<Types, 'refusals'>]: RefusalCategory | null };
  /** Root fields whose answers are the same for everybody of one store, currency and customer group. */
  readonly cacheableRoots?: readonly string[];
  /** The same of answers that a clock changes too, such as days of delivery: they are everybody's, and soon forgotten. */
  readonly passingRoots?: readonly string[];
  /** Where its routes answer, for whoever passes requests on, and for tests that try every address: `/payments/test/:payment`. */
  readonly paths?: readonly string[];
  readonly recurring?: readonly RecurringJob<Part<Types, 'jobs'>>[];
  /** Its share of the data that is kept in memory and changes without a restart. */
  readonly shopData?: readonly ShopDataPart<unknown>[];
  /** Called once, when the modules before it in the list are open. */
  readonly open?: (shop: Shop & Part<Types, 'options'>, opened: Opened) => OpenModule<Types>;
  /** Never set: carries the types. */
  readonly types?: Types;
}

/** What a module adds to the types of the service; it names only what it has. */
export interface ModuleTypes {
  /** Tables with their columns. */
  readonly tables?: object;
  /** Codes of what it refuses to clients, with the details their texts need. */
  readonly refusals?: object;
  /** What `createCommerce` is given for it. */
  readonly options?: object;
  /** What the modules after it get of it, as it is when the shop is open. */
  readonly services?: object;
  /** What it adds to the context of resolvers. */
  readonly context?: object;
  /** Background jobs by name, with their payloads. */
  readonly jobs?: object;
  /** What it adds to the door for the merchant. */
  readonly admin?: object;
}

export type { CopiedFile, Person, PersonalData } from './personal-data.ts';

export type NoTypes = Record<never, never>;

/** What `Types` names under this key, and nothing where it does not. */
export type Part<Types, Key extends keyof ModuleTypes> =
  Types extends Readonly<Record<Key, infer Value>> ? Value : NoTypes;

export interface ModuleMigrations extends MigrationSet {
  /** The later module whose tables these need; without it they run in the module's own place. */
  readonly after?: string;
}

/** What every module can be made from. */
export interface Shop {
  readonly database: CommerceDatabase;
  readonly log: Log;
  readonly clock: () => Date;
  /** As the shop was installed; what the merchant decided since is in `shopData` and in every visit. */
  readonly settings: ShopSettings;
  readonly shopData: ShopData;
  readonly versions: ReferenceVersions;
  /** Where the shop is reached, without a final slash. */
  readonly baseUrl: string;
  /** What all modules keep of customers. */
  readonly personalData: readonly PersonalData[];
  /** Null when nobody can be written to. */
  readonly mail: Pick<Mail, 'post' | 'remove'> | null;
}

/** The services of a module that is open already: `opened(paymentsModule).payments`. */
export type Opened = <Services extends object>(module: {
  readonly name: string;
  readonly types?: { readonly services: Services };
}) => Services;

/** What a module says of itself when it is open: everything its types promise, and what it likes beside that. */
export type OpenModule<Types> = {
  readonly [Key in keyof Types & keyof Promised<Types>]: Promised<Types>[Key];
} & {
  /** Answers what is not GraphQL; null for requests that are none of its own. */
  readonly routes?: readonly Route[];
  /** Fields that exist because of data. The same list as before means that nothing changed. */
  readonly addedFields?: () => Promise<readonly AddedField[]>;
};

interface Promised<Types> {
  readonly services: Part<Types, 'services'>;
  /** For each request. */
  readonly context: (
    visit: Visit,
    reading: Reading,
  ) => Part<Types, 'context'> | Promise<Part<Types, 'context'>>;
  readonly jobs: TaskHandlers<Part<Types, 'jobs'>>;
  readonly admin: Part<Types, 'admin'>;
}

export type Route = (request: Request) => Promise<Response> | null;
