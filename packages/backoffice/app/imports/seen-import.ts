import type { ReplyOf } from '@little-dunes/domain/contract/calls'

/** An import as its screen reads it. */
export type SeenImport = ReplyOf<'GET /api/staff/import'>
