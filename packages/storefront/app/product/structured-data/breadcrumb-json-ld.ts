import { languagePath } from '@little-dunes/domain/paths'
import { PAGE_LANGUAGE } from '#platform/messages'

export interface BreadcrumbStep {
  label: string
  to?: string
}

/** The breadcrumbs of the page at `path`. */
export const breadcrumbJsonLd = (
  steps: readonly BreadcrumbStep[],
  path: string,
  publicUrl: string | null,
): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ label, to = path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: (publicUrl ?? '') + languagePath(PAGE_LANGUAGE, to),
  })),
})
