import type { ParsedInput } from '@little-dunes/domain/contract/calls'

export type InputOfLines = ParsedInput<'POST /api/staff/order/lines/quote'>
