import type { GraphQLResolveInfo } from 'graphql';
import { CodedRefusal, RefusalError, type Resolver, type ResolverMap } from '#graphql';
import type { DeskContext, StaffAtDesk } from './context.ts';
import type { Change, DeskFile } from './desk-file.ts';
import { type Permission, permissionOf } from './permissions.ts';

type Call = (parent: unknown, args: object, context: DeskContext, info: GraphQLResolveInfo) => unknown;

/** The resolvers of a file behind the table of permissions, its mutations in the log as well. */
export function guardResolvers({ resolvers, changes = {} }: DeskFile): ResolverMap {
  const { Query = {}, Mutation = {}, ...types } = resolvers as ResolverMap;
  const changeOf = (name: string) => (changes as Readonly<Record<string, AnyChange>>)[name] ?? {};
  return {
    ...types,
    Query: guarded(Query, (name, call) => guardedQuery(name, call)),
    Mutation: guarded(Mutation, (name, call) => guardedMutation(name, call, changeOf(name))),
  };
}

type AnyChange = Change<object, DeskContext>;

function guarded(
  fields: Readonly<Record<string, Resolver>>,
  guard: (name: string, call: Call) => Call,
): Readonly<Record<string, Resolver>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, resolver]) => [name, guard(name, resolver as Call) as Resolver]),
  );
}

function guardedQuery(name: string, call: Call): Call {
  return async (parent, args, context, info) => {
    const refusal = refusalFor(permissionOf(name), context.staff);
    if (refusal) {
      await noteRefusal(name, args, context, refusal);
      throw refusal;
    }
    return call(parent, args, context, info);
  };
}

function guardedMutation(name: string, call: Call, change: AnyChange): Call {
  return async (parent, args, context, info) => {
    const { staff, audit } = context;
    const refusal = refusalFor(permissionOf(name), staff);
    if (refusal) {
      await noteRefusal(name, args, context, refusal);
      throw refusal;
    }
    if (!staff) return enter(name, change, context, () => call(parent, args, context, info), args);
    const before = await change.state?.(args, context, null);
    const id = await audit.begin(entryOf(name, args, context, staff, { before, change }));
    try {
      const answer = await call(parent, args, context, info);
      const after = await change.state?.(args, context, answer);
      const subject = change.subject?.(args, answer) ?? null;
      await audit.close(id, { outcome: 'done', after, subject, at: context.now });
      return answer;
    } catch (error) {
      await audit.close(id, { ...failureOf(error), at: context.now });
      throw error;
    }
  };
}

/** Of strangers only those who get in are written down: anybody could fill the log otherwise. */
async function enter(
  name: string,
  change: AnyChange,
  context: DeskContext,
  call: () => unknown,
  args: object,
): Promise<unknown> {
  const answer = await call();
  const staff = change.by?.(answer);
  if (staff) {
    const id = await context.audit.begin(entryOf(name, {}, context, staff, { before: null, change: {} }));
    const subject = change.subject?.(args, answer) ?? null;
    await context.audit.close(id, { outcome: 'done', subject, at: context.now });
  }
  return answer;
}

function refusalFor(permission: Permission, staff: StaffAtDesk | null): CodedRefusal | null {
  if (permission.roles === 'anybody') return null;
  if (!staff) return new CodedRefusal('not-signed-in', {}, 'graphql-authentication');
  const isAllowed =
    permission.roles === 'staff' || staff.role === 'owner' || permission.roles.includes(staff.role);
  if (!isAllowed) return new CodedRefusal('not-allowed', {}, 'graphql-authorization');
  if (permission.needsProof && !staff.hasProved)
    return new CodedRefusal('proof-needed', {}, 'graphql-authorization');
  return null;
}

async function noteRefusal(name: string, args: object, context: DeskContext, { code }: CodedRefusal) {
  const { staff, audit, now: at } = context;
  if (!staff) return;
  const id = await audit.begin(entryOf(name, args, context, staff, { before: null, change: {} }));
  await audit.close(id, { outcome: 'refused', code, at });
}

function entryOf(
  operation: string,
  args: object,
  { clientAddress: place, userAgent: device, now: at }: DeskContext,
  staff: Pick<StaffAtDesk, 'id' | 'name' | 'sessionId'>,
  { before, change }: { readonly before: unknown; readonly change: AnyChange },
) {
  const subject = change.subject?.(args, null) ?? null;
  return { staff, operation, subject, given: args, before, place, device, at };
}

function failureOf(error: unknown): { readonly outcome: 'refused' | 'failed'; readonly code?: string } {
  if (error instanceof CodedRefusal) return { outcome: 'refused', code: error.code };
  if (error instanceof RefusalError) return { outcome: 'refused', code: error.refusal.code };
  return { outcome: 'failed' };
}
