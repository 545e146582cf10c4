import { FIRST_LANGUAGE } from '@little-dunes/domain/i18n/languages'
import { data, type LoaderFunctionArgs, useLoaderData, useLocation, useSearchParams } from 'react-router'
import { ChapterPage } from '#help/chapter-page.tsx'
import { GuideCards } from '#help/guide-cards.tsx'
import { helpMessages as texts } from '#help/help-messages'
import { SearchResults } from '#help/search-results.tsx'
import { PAGE_LANGUAGE } from '#platform/page-language'
import { CHAPTERS } from '#shell/help-places'
import { PATHS } from '#shell/paths'
import { Card } from '#ui/card.tsx'
import { InlineAlert } from '#ui/inline-alert.tsx'
import { ListFilters } from '#ui/list/filters/list-filters.tsx'
import { Page, Stack } from '#ui/page.tsx'

export async function loader({ params }: LoaderFunctionArgs) {
  const chapter = CHAPTERS.find((one) => one === params.chapter)
  if (params.chapter && !chapter) throw data(null, { status: 404 })
  const { guides } = await import('#help/guides')
  return { guides, chapter }
}

/** The index of the guides, or a guide; search results take their place. */
export function Component() {
  const { guides, chapter } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const q = useSearchParams()[0].get('q')?.trim() || undefined
  const guide = chapter && guides.get(chapter)
  return (
    <Page
      title={chapter ? texts.chapters[chapter] : texts.title}
      parent={chapter && { to: PATHS.help, name: texts.title }}
      context={chapter ? undefined : texts.context}
      isList={!chapter}
    >
      <Stack>
        <Card flush>
          <ListFilters
            label={texts.searchLabel}
            hint={texts.searchHint}
            query={{ q }}
            getAddress={(change) =>
              change.q ? `${pathname}?${new URLSearchParams({ q: change.q })}` : pathname
            }
          />
        </Card>
        {PAGE_LANGUAGE !== FIRST_LANGUAGE && (
          <InlineAlert>
            <p>{texts.inEnglish}</p>
          </InlineAlert>
        )}
        {q !== undefined ? (
          <SearchResults guides={guides} typed={q} />
        ) : guide ? (
          <ChapterPage chapter={chapter} guide={guide} />
        ) : (
          <GuideCards guides={guides} />
        )}
      </Stack>
    </Page>
  )
}
