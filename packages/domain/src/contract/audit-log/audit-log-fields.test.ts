import { expect, test } from 'vitest'
import { CONTENT_NAMES, getContentFields, storyKey } from '#content/content-items'
import { auditLogFieldParts, OTHER_AUDIT_LOG_FIELDS } from '#contract/audit-log/audit-log-fields'
import type { Call } from '#contract/call'
import { calls } from '#contract/calls'

test('a field is split into its kind and its subject', () => {
  const of = (field: string) => {
    const { kind, ...rest } = auditLogFieldParts(field)
    return [kind, ...Object.values(rest).filter((part) => part !== null)]
  }
  expect(of('deliveryFee')).toEqual(['deliveryFee'])
  expect(of('title1.ar')).toEqual(['title', '1', 'ar'])
  expect(of('shop3To')).toEqual(['shopTo', '3'])
  expect(of('nameAr')).toEqual(['nameAr'])
  expect(of('size.019a0000-0000-7000-8000-000000000001.price')).toEqual(['size.price'])
  expect(of('stock Sand 90')).toEqual(['stock', 'Sand 90'])
  expect(of('importedFields Sage One Size, Cost per item')).toEqual([
    'importedFields',
    'Sage One Size, Cost per item',
  ])
  expect(of('Own driver')).toEqual(['Own driver'])
})

test('every field of the content has a named kind', () => {
  const items = [...CONTENT_NAMES, storyKey('first-day')]
  const fields = items.flatMap((item) => Object.keys(getContentFields(item)))
  const known: readonly string[] = OTHER_AUDIT_LOG_FIELDS
  expect(fields.filter((field) => !known.includes(auditLogFieldParts(field).kind))).toEqual([])
})

test('every staff call that writes declares its audit log entry', () => {
  const silent = Object.entries<Call>(calls).flatMap(([name, { caller, audit }]) =>
    name.startsWith('POST') && typeof caller === 'object' && audit === undefined ? [name] : [],
  )
  expect(silent).toEqual([])
})
