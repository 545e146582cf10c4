import type { ReplyOf } from '@little-dunes/domain/contract/calls'

export type SeenImport = ReplyOf<'GET /api/staff/import'>
