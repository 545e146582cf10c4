import { and, asc, desc, eq, gt, lt } from 'drizzle-orm'
import { isNewestOfGroup, isOfGroup } from '#audit-log/change-groups'
import { actorName, buildCondition, selectChanges, toAuditLogEntries } from '#audit-log/find-changes'
import type { Operation } from '#http/perform-call'
import type { Shop } from '#shop'
import { staffChanges } from '#staff/audit-log-tables'
import { staff } from '#staff/staff-tables'

const PER_PAGE = 50

export const listChanges: Operation<'GET /api/staff/audit-log'> = async (
  shop,
  member,
  input,
  { language },
) => {
  const { older, newer, groupOf } = input
  const isGrouped = groupOf === undefined && input.q === undefined
  const isBackwards = newer !== undefined
  const rows = await selectChanges(shop)
    .where(
      and(
        await buildCondition(shop, input),
        isGrouped ? isNewestOfGroup : undefined,
        groupOf === undefined ? undefined : isOfGroup(groupOf),
        older === undefined ? undefined : lt(staffChanges.id, older),
        newer === undefined ? undefined : gt(staffChanges.id, newer),
      ),
    )
    .orderBy(isBackwards ? asc(staffChanges.id) : desc(staffChanges.id))
    .limit(PER_PAGE + 1)
  const page = rows.slice(0, PER_PAGE)
  if (isBackwards) page.reverse()
  const isMore = rows.length > PER_PAGE
  return {
    changes: await toAuditLogEntries(shop, member, page, language, isGrouped),
    older: isBackwards || isMore ? (page.at(-1)?.change.id ?? null) : null,
    newer: (isBackwards ? isMore : older !== undefined) ? (page[0]?.change.id ?? null) : null,
    ...(await loadFilters(shop)),
  }
}

async function loadFilters(shop: Shop) {
  const members = await shop.db
    .selectDistinct({ id: staffChanges.staffId, who: actorName })
    .from(staffChanges)
    .leftJoin(staff, eq(staff.id, staffChanges.staffId))
    .orderBy(asc(actorName))
  const subjects = await shop.db
    .selectDistinct({ subject: staffChanges.subject })
    .from(staffChanges)
    .orderBy(asc(staffChanges.subject))
  return { members, subjects: subjects.map(({ subject }) => subject) }
}
