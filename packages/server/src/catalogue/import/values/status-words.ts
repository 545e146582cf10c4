import type { ProductStatus } from '@little-dunes/domain/catalogue/product'
import { parseBoolean } from '#catalogue/import/values/boolean-words'

const words = (status: ProductStatus, list: string): [string, ProductStatus][] =>
  list.split(', ').map((word) => [word, status])

/** Words of Shopify, WordPress and other systems. Pending and scheduled products are drafts. */
const STATUSES: ReadonlyMap<string, ProductStatus> = new Map([
  ...words('published', 'active, enabled, published, publish, visible, online, live, منشور, نشط, ظاهر, مفعل'),
  ...words(
    'draft',
    'draft, auto-draft, pending, pending review, future, scheduled, مسودة, قيد المراجعة, مجدول',
  ),
  ...words(
    'archived',
    'archived, unlisted, inactive, disabled, unpublished, hidden, offline, private, trash, مؤرشف, غير منشور, غير نشط, مخفي, معطل, خاص',
  ),
])

export function parseStatus(cell: string): ProductStatus | undefined {
  const isShown = parseBoolean(cell)
  return (
    STATUSES.get(cell.toLowerCase()) ??
    (isShown === undefined ? undefined : isShown ? 'published' : 'archived')
  )
}
