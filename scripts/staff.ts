import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { STAFF_ROLES } from '@little-dunes/domain/accounts/permissions'
import { type Config, readConfig } from '@little-dunes/server/config'
import { attachToShopDatabase } from '@little-dunes/server/database/open-shop-database'
import type { Database } from '@little-dunes/server/shop'
import { invitationLink } from '@little-dunes/server/staff/members/invite'
import { addStaff, listStaff, removeStaff } from '@little-dunes/server/staff/members/staff-commands'
import { isStartError, StartError } from '@little-dunes/server/startup/start-error'

const USAGE = `Usage: npm run staff -- add EMAIL --role ${STAFF_ROLES.join('|')}
       npm run staff -- remove EMAIL
       npm run staff -- list

  add      adds a member of staff, or gives one another role and ends the sessions, and prints a link that works once,
           for 48 hours: there the member chooses a password and sets up a code app; ROLE may also be the name of a
           role of the shop's own
  remove   ends the sessions of a member of staff and forgets the account`

interface Wish {
  verb: string
  email: string
  role: string
}

/** `npm run staff`: whether the shop is running or not. */
async function run(wish: Wish): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env, process.cwd())
  const database = await attachToShopDatabase(config, { log: console.error })
  try {
    for (const line of await perform(database.db, config, wish)) console.log(line)
  } finally {
    await database.close()
  }
}

async function perform(db: Database, config: Config, { verb, email, role }: Wish): Promise<string[]> {
  if (verb === 'list') return (await listStaff(db)).map((member) => `${member.email} ${member.role}`)
  if (verb === 'remove') {
    await removeStaff(db, email)
    return [`${email} is removed.`]
  }
  const token = await addStaff(db, email, role, new Date())
  return [invitationLink(config.publicUrl ?? `http://localhost:${config.port}`, token)]
}

function readWish(): Wish {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { role: { type: 'string', default: '' } },
    })
    const [verb = '', email = '', ...more] = positionals
    const { role } = values
    if (more.length > 0 || !['add', 'remove', 'list'].includes(verb)) throw new Error('Say what to do.')
    if (verb !== 'list' && email === '') throw new Error('Name an e-mail address.')
    if (verb === 'add' && role === '') throw new Error('Name a role.')
    return { verb, email, role }
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n\n${USAGE}`)
  }
}

try {
  await run(readWish())
} catch (error) {
  console.error(isStartError(error) ? error.message : error)
  process.exitCode = 1
}
