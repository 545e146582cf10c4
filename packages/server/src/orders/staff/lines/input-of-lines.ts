import type { ParsedInput } from '@little-dunes/domain/contract/calls'

/** The lines that an order shall have. */
export type InputOfLines = ParsedInput<'POST /api/staff/order/lines/quote'>
