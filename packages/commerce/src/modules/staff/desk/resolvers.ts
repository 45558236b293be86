import { sql } from '@bowline/database';
import { atDesk, type Change, type DeskContext, isDeskLanguage } from '#desk';
import type { Resolvers } from '#desk-wire';
import { CodedRefusal, valueOrCode } from '#graphql';
import { operationsOf } from '../../../desk/permissions.ts';
import { readAudit } from '../audit.ts';
import {
  acceptByPasskey,
  acceptByPassword,
  listInvitations,
  showInvitation,
  startAcceptance,
  withdrawInvitation,
} from '../invitations.ts';
import {
  changeRole,
  inviteNew,
  removeStaff,
  removeView,
  renewAccess,
  savedViews,
  saveView,
} from '../manage.ts';
import type { SignedIn } from '../model.ts';
import { findStaff, listStaff, passwordOf } from '../repository.ts';
import { endSessions, listSessions } from '../sessions.ts';
import {
  proveByCode,
  proveByPasskey,
  signIn,
  signInByPasskey,
  startPasskeySignIn,
  startProving,
} from '../sign-in.ts';
import type { StaffAdmin } from '../staff-admin.ts';

export interface StaffDesk extends DeskContext {
  readonly admin: { readonly staff: StaffAdmin };
}

const servicesOf = ({ admin }: StaffDesk) => admin.staff.services;
const dated = ({
  expiresAt,
  ...rest
}: {
  readonly id: number;
  readonly url: string;
  readonly expiresAt: Date;
}) => ({
  ...rest,
  expiresAt: expiresAt.toISOString(),
});

export const staffDeskResolvers: Resolvers<StaffDesk> = {
  Query: {
    async me(_, __, context) {
      const { sessionId: _session, ...staff } = atDesk(context);
      const { database } = servicesOf(context);
      const provesByCode = (await passwordOf(database.kysely, staff.email)) !== null;
      return { ...staff, provesByCode, operations: operationsOf(staff.role) };
    },
    async mySessions(_, __, context) {
      const { id, sessionId } = atDesk(context);
      const sessions = await listSessions(servicesOf(context).database.kysely, id, context.now);
      return sessions.map(({ createdAt, lastUsedAt, ...session }) => ({
        ...session,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        isThisOne: session.id === sessionId,
      }));
    },
    invitation: (_, { token }, context) => showInvitation(token, servicesOf(context), context),
    async staffList(_, __, context) {
      const { kysely } = servicesOf(context).database;
      const [staff, invitations] = await Promise.all([
        listStaff(kysely),
        listInvitations(kysely, context.now),
      ]);
      return {
        staff: staff.map(({ createdAt, lastSeenAt, ...member }) => ({
          ...member,
          createdAt: createdAt.toISOString(),
          lastSeenAt: lastSeenAt?.toISOString() ?? null,
        })),
        invitations: invitations.map(({ expiresAt, ...open }) => ({
          ...open,
          expiresAt: expiresAt.toISOString(),
        })),
      };
    },
    async auditLog(_, question, context) {
      const { entries, hasMore } = await readAudit(servicesOf(context).database, question);
      return {
        hasMore,
        entries: entries.map(({ given, before, after, at, ...entry }) => ({
          ...entry,
          given: JSON.stringify(given),
          before: JSON.stringify(before ?? null),
          after: JSON.stringify(after ?? null),
          at: at.toISOString(),
        })),
      };
    },
    savedViews: (_, { room }, context) => savedViews(atDesk(context).id, room, servicesOf(context)),
  },
  Mutation: {
    signIn: async (_, input, context) => valueOrCode(await signIn(input, servicesOf(context), context)),
    startPasskeySignIn: async (_, __, context) => ({
      json: valueOrCode(await startPasskeySignIn(servicesOf(context), context)),
    }),
    signInByPasskey: async (_, { credential }, context) =>
      valueOrCode(await signInByPasskey(credential, servicesOf(context), context)),
    startAcceptance: async (_, wish, context) => ({
      json: valueOrCode(await startAcceptance(wish, servicesOf(context), context)),
    }),
    acceptByPassword: async (_, wish, context) =>
      valueOrCode(await acceptByPassword(wish, servicesOf(context), context)),
    acceptByPasskey: async (_, wish, context) =>
      valueOrCode(await acceptByPasskey(wish, servicesOf(context), context)),
    async signOut(_, __, context) {
      const { id, sessionId } = atDesk(context);
      return (await endSessions(servicesOf(context).database.kysely, id, sessionId)) === 1;
    },
    async endSession(_, { id }, context) {
      const ended = await endSessions(servicesOf(context).database.kysely, atDesk(context).id, id);
      if (ended === 0) throw new CodedRefusal('session-not-found', {}, 'graphql-no-such-entity');
      return true;
    },
    async prove(_, { code }, context) {
      valueOrCode(await proveByCode(atDesk(context), code, servicesOf(context), context));
      return true;
    },
    startProving: async (_, __, context) => ({
      json: valueOrCode(await startProving(atDesk(context), servicesOf(context), context)),
    }),
    async proveByPasskey(_, { credential }, context) {
      valueOrCode(await proveByPasskey(atDesk(context), credential, servicesOf(context), context));
      return true;
    },
    async chooseLanguage(_, { language }, context) {
      if (!isDeskLanguage(language)) throw new CodedRefusal('language-not-known');
      await sql`update staff set language = ${language} where id = ${atDesk(context).id}`.execute(
        servicesOf(context).database.kysely,
      );
      return true;
    },
    async saveView(_, view, context) {
      const { id } = atDesk(context);
      valueOrCode(await saveView(id, view, servicesOf(context)));
      return savedViews(id, view.room, servicesOf(context));
    },
    removeView: (_, { id }, context) => removeView(atDesk(context).id, id, servicesOf(context)),
    inviteStaff: async (_, wish, context) =>
      dated(valueOrCode(await inviteNew(wish, servicesOf(context), context))),
    renewAccess: async (_, { id }, context) =>
      dated(valueOrCode(await renewAccess(id, servicesOf(context), context))),
    async changeRole(_, { id, role }, context) {
      valueOrCode(await changeRole(id, role, atDesk(context), servicesOf(context)));
      return true;
    },
    async removeStaff(_, { id }, context) {
      valueOrCode(await removeStaff(id, atDesk(context), servicesOf(context), context));
      return true;
    },
    withdrawInvitation: (_, { id }, context) => withdrawInvitation(servicesOf(context).database.kysely, id),
  },
};

const entered = { by: (answer: unknown) => (answer as SignedIn).staff };

const member: Change<{ readonly id: number }, StaffDesk> = {
  subject: ({ id }) => `staff ${id}`,
  state: async ({ id }, context) => {
    const found = await findStaff(servicesOf(context).database.kysely, id);
    return found && { email: found.email, name: found.name, role: found.role };
  },
};

const invitations: Change<object, StaffDesk> = {
  state: async (_, context) => listInvitations(servicesOf(context).database.kysely, context.now),
};

/** What the log tells of each change (rule 15). */
export const staffChanges = {
  signIn: entered,
  signInByPasskey: entered,
  acceptByPassword: entered,
  acceptByPasskey: entered,
  inviteStaff: { ...invitations, subject: ({ email }: { readonly email: string }) => `staff ${email}` },
  withdrawInvitation: invitations,
  renewAccess: member,
  changeRole: member,
  removeStaff: member,
};
