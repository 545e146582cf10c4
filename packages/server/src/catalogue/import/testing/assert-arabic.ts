import { localizeReason } from '@little-dunes/domain/messages/import-reasons'
import { expect } from 'vitest'
import type { Findings } from '#catalogue/import/findings'

/** Every reason has words for Arabic readers. */
export function assertArabic({ problems }: Findings): void {
  for (const { reason } of problems) expect(localizeReason(reason, 'ar')).not.toBe(reason)
}
