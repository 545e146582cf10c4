import { z } from 'zod'
import { defineCall, LARGE_BODY } from '#contract/call'
import { productFilters } from '#contract/catalogue/staff/product-calls'
import { text } from '#contract/fields'
import { orderFilters } from '#contract/orders/staff/order-calls'

/** Allowed filters of the views of each list. Others are refused. */
export const VIEW_FILTERS = {
  orders: z.strictObject({ ...orderFilters, view: orderFilters.view.removeDefault().optional() }),
  products: z.strictObject(productFilters),
}
export const VIEW_LISTS = ['orders', 'products'] as const satisfies (keyof typeof VIEW_FILTERS)[]
export type ViewList = (typeof VIEW_LISTS)[number]

/** Query parameters of a list by name. */
const filters = z.record(text(20), text(100))
export type ViewFilters = z.infer<typeof filters>

const view = z.object({
  id: z.string(),
  name: z.string(),
  filters,
  shared: z.boolean(),
  /** Name of the owner, empty if that person has left. */
  owner: z.string(),
  mayChange: z.boolean(),
})
export type SavedView = z.infer<typeof view>

const id = text(64)
const name = text(200)

/** The value shown on the screen, and the new one. */
const change = <Field extends z.ZodType>(field: Field) => z.object({ from: field, to: field }).optional()

/** Saved views of a list: the caller's own, and those shared with all team members (`saved-view.ts` in the domain). */
export const staffViewCalls = {
  'GET /api/staff/views': defineCall({
    caller: { staff: 'account:own' },
    summary: 'List your saved views and shared ones, by name',
    input: z.object({ list: z.enum(VIEW_LISTS) }),
    reply: z.object({ views: z.array(view) }),
  }),
  /**
   * Sharing requires `views:share`. Refused with `invalid_form` and the problems by field: `taken` if the caller
   * already has a view of that name, `most` above the maximum number of views.
   */
  'POST /api/staff/views/create': defineCall({
    caller: { staff: 'account:own' },
    audit: 'view',
    summary: 'Save a view of a list',
    input: z.object({ list: z.enum(VIEW_LISTS), name, filters, shared: z.boolean().default(false) }),
    largestBody: LARGE_BODY,
    reply: z.object({ id: z.string() }),
  }),
  /**
   * Allowed for the view's owner, and for shared views with `staff:manage`. Refused with `field_changed` and
   * `conflicts`, as other forms.
   */
  'POST /api/staff/views/change': defineCall({
    caller: { staff: 'account:own' },
    audit: 'view',
    summary: 'Rename a saved view, share it or stop sharing it',
    input: z.object({
      id,
      changes: z.object({ name: change(name), filters: change(filters), shared: change(z.boolean()) }),
    }),
    largestBody: LARGE_BODY,
  }),
  'POST /api/staff/views/remove': defineCall({
    caller: { staff: 'account:own' },
    audit: 'view',
    summary: 'Delete a saved view',
    input: z.object({ id }),
  }),
}
