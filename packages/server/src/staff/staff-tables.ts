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

/**
 * What each role allows. Those that every shop has are `owner`, `manager` and the like, without a name; the owner's
 * permissions are never read from here.
 */
export const staffRoles = pgTable(
  'staff_roles',
  {
    id: text().primaryKey(),
    name: text().notNull().default(''),
    permissions: text().array().$type<Permission[]>().notNull(),
  },
  (table) => [uniqueIndex('staff_roles_name').on(sql`lower(${table.name})`).where(sql`${table.name} <> ''`)],
)

/** Members of staff, apart from shoppers: one person may be both (D-68). */
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
    /** Time step of the last code that was used: a code counts once (RFC 6238, 5.2). */
    totpStep: bigint({ mode: 'number' }),
  },
  (table) => [check('staff_email_lower', sql`${table.email} = lower(trim(${table.email}))`)],
)

/** Names of removed members by their e-mail, by which history keeps naming them. */
export const formerStaff = pgTable('former_staff', {
  email: text().primaryKey(),
  name: text().notNull(),
})

const ofMember = () =>
  uuid()
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' })

/** Their sessions by the SHA-256 of the token, as those of shoppers. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    tokenHash: bytea().primaryKey(),
    /** Names the session where it is listed; the token does not leave the browser. */
    id: uuid().notNull().unique('staff_sessions_id'),
    staffId: ofMember(),
    createdAt: moment(),
    lastUsedAt: moment(),
    device: text(),
    address: text(),
    /** What a device was asked that makes a passkey; answered once. */
    passkeyChallenge: text(),
  },
  (table) => [index().on(table.staffId), index().on(table.lastUsedAt)],
)

/** Browsers that are asked for no code until `endsAt`, by the SHA-256 of their cookie, which is new after each sign-in. */
export const staffTrustedBrowsers = pgTable(
  'staff_trusted_browsers',
  {
    tokenHash: bytea().primaryKey(),
    /** Names the browser where it is listed. */
    id: uuid().notNull().unique('staff_trusted_browsers_id'),
    staffId: ofMember(),
    createdAt: moment(),
    endsAt: moment(),
    device: text(),
    address: text(),
  },
  (table) => [index().on(table.staffId), index().on(table.endsAt)],
)

/** Sign-ins with a right password that wait for the code. Kept for an hour, so that wrong codes are counted. */
export const staffSignIns = pgTable(
  'staff_sign_ins',
  {
    tokenHash: bytea().primaryKey(),
    staffId: ofMember(),
    createdAt: moment(),
    /** Key of an authenticator app that is being set up. */
    newTotpKey: text(),
    /** What a device is asked that has a passkey. */
    passkeyChallenge: text(),
    wrongCodes: integer().notNull().default(0),
  },
  (table) => [index().on(table.staffId)],
)

/** Codes for who has lost the app, by their Argon2id hash; each is deleted when it is used. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  { staffId: ofMember(), codeHash: text().notNull() },
  (table) => [primaryKey({ columns: [table.staffId, table.codeHash] })],
)

/** Passkeys (WebAuthn): public keys alone, the private ones stay in the devices. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    ...passkeyColumns(),
    staffId: ofMember(),
  },
  (table) => [index().on(table.staffId)],
)

/** Links that work once, by the SHA-256 of their token; the first that is used ends the member's others. Without a member it makes the first owner. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    tokenHash: bytea().primaryKey(),
    staffId: uuid().references(() => staff.id, { onDelete: 'cascade' }),
    expiresAt: moment(),
  },
  (table) => [index().on(table.staffId)],
)
