import { STAFF_ROLES } from '@little-dunes/domain/accounts/permissions'
import type { Config } from '@little-dunes/server/config'
import type { Database } from '@little-dunes/server/shop'
import { invitationLink } from '@little-dunes/server/staff/members/invite'
import { addStaff, listStaff, removeStaff } from '@little-dunes/server/staff/members/staff-commands'
import { defineCommand, UsageError } from '#define-command'
import { withDatabase } from '#shop-config'

export const command = defineCommand({
  usage: 'list\nadd EMAIL --role ROLE\nremove EMAIL',
  maxArguments: 2,
  details: `  add      adds a team member, or changes the role of one and signs them out; prints an invitation link that
           works once within 48 hours
  remove   removes a team member and signs them out
  ROLE     ${STAFF_ROLES.join(', ')}, or the name of a custom role`,
  options: { role: { type: 'string', default: '' } },
  async run([verb = '', email = ''], { role }) {
    if (!['add', 'remove', 'list'].includes(verb))
      throw new UsageError('Missing action: list, add or remove.')
    if (verb !== 'list' && email === '') throw new UsageError('Missing EMAIL.')
    if (verb === 'add' && role === '') throw new UsageError('Missing --role.')
    await withDatabase(async ({ db }, config) => {
      for (const line of await perform(db, config, { verb, email, role })) console.log(line)
    })
  },
})

interface Action {
  verb: string
  email: string
  role: string
}

async function perform(db: Database, config: Config, { verb, email, role }: Action): Promise<string[]> {
  if (verb === 'list') return (await listStaff(db)).map((member) => `${member.email} ${member.role}`)
  if (verb === 'remove') {
    await removeStaff(db, email)
    return [`Removed ${email}.`]
  }
  const token = await addStaff(db, email, role, new Date())
  return [invitationLink(config.publicUrl ?? `http://localhost:${config.port}`, token)]
}
