import type { Permission } from '@little-dunes/domain/accounts/permissions'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea } from '#accounts/account-tables'
import { passkeyColumns } from '#accounts/passkeys/passkey-tables'

const moment = () => timestamp({ withTimezone: true, precision: 3 }).notNull()

/** Permissions of roles. Built-in roles have no name, and the owner's permissions are never read from here. */
export const staffRoles = pgTable(
  'staff_roles',
  {
    id: text().primaryKey(),
    name: text().notNull().default(''),
    permissions: text().array().$type<Permission[]>().notNull(),
  },
  (table) => [uniqueIndex('staff_roles_name').on(sql`lower(${table.name})`).where(sql`${table.name} <> ''`)],
)

/** Staff members, separate from customers: one person may be both (D-68). */
export const staff = pgTable(
  'staff',
  {
    id: uuid().primaryKey(),
    email: text().notNull().unique('staff_email'),
    role: text()
      .notNull()
      .references(() => staffRoles.id),
    createdAt: moment(),
    name: text().notNull().default(''),
    /** Null until the invitation is accepted. */
    passwordHash: text(),
    /** Key of the authenticator app (RFC 6238), in base32; null until the app is set up. */
    totpKey: text(),
    /** Time step of the last used code: a code counts once (RFC 6238, 5.2). */
    totpStep: bigint({ mode: 'number' }),
  },
  (table) => [check('staff_email_lower', sql`${table.email} = lower(trim(${table.email}))`)],
)

/** Names of removed members by email, for the history. */
export const formerStaff = pgTable('former_staff', {
  email: text().primaryKey(),
  name: text().notNull(),
})

const ofMember = () =>
  uuid()
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' })

/** Staff sessions by the SHA-256 of their token, like those of customers. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    tokenHash: bytea().primaryKey(),
    /** Identifies the session in lists; the token never leaves the browser. */
    id: uuid().notNull().unique('staff_sessions_id'),
    staffId: ofMember(),
    createdAt: moment(),
    lastUsedAt: moment(),
    device: text(),
    address: text(),
    /** Challenge for creating a passkey; answered once. */
    passkeyChallenge: text(),
  },
  (table) => [index().on(table.staffId), index().on(table.lastUsedAt)],
)

/** Browsers that need no code until `endsAt`, by the SHA-256 of their cookie, which changes with each sign-in. */
export const staffTrustedBrowsers = pgTable(
  'staff_trusted_browsers',
  {
    tokenHash: bytea().primaryKey(),
    /** Identifies the browser in lists. */
    id: uuid().notNull().unique('staff_trusted_browsers_id'),
    staffId: ofMember(),
    createdAt: moment(),
    endsAt: moment(),
    device: text(),
    address: text(),
  },
  (table) => [index().on(table.staffId), index().on(table.endsAt)],
)

/** Sign-ins with a correct password that wait for the code. Kept for an hour to count wrong codes. */
export const staffSignIns = pgTable(
  'staff_sign_ins',
  {
    tokenHash: bytea().primaryKey(),
    staffId: ofMember(),
    createdAt: moment(),
    /** Key of an authenticator app during its setup. */
    newTotpKey: text(),
    /** Challenge for signing in with a passkey. */
    passkeyChallenge: text(),
    wrongCodes: integer().notNull().default(0),
  },
  (table) => [index().on(table.staffId)],
)

/** Codes for members without their app, by Argon2id hash; each is deleted when used. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  { staffId: ofMember(), codeHash: text().notNull() },
  (table) => [primaryKey({ columns: [table.staffId, table.codeHash] })],
)

/** Passkeys (WebAuthn): only public keys, since private ones stay in the devices. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    ...passkeyColumns(),
    staffId: ofMember(),
  },
  (table) => [index().on(table.staffId)],
)

/** Links that work once, by the SHA-256 of their token. A link without a member creates the first owner. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    tokenHash: bytea().primaryKey(),
    staffId: uuid().references(() => staff.id, { onDelete: 'cascade' }),
    expiresAt: moment(),
  },
  (table) => [index().on(table.staffId)],
)
