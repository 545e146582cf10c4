import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { DifferencesCard } from '#imports/differences-card.tsx'
import { ImportProgress } from '#imports/import-progress.tsx'
import { ImportResult } from '#imports/import-result.tsx'
import { importsMessages as texts } from '#imports/imports-messages'
import { MappingCard } from '#imports/mapping-card.tsx'
import { PicturesCard } from '#imports/pictures-card.tsx'
import { ProblemsCard } from '#imports/problems-card.tsx'
import type { SeenImport } from '#imports/seen-import'
import { load } from '#platform/client'
import { PATHS } from '#shell/paths'
import { Tag } from '#ui/display/tag.tsx'
import { Page, Stack } from '#ui/page.tsx'
import { showError } from '#ui/toast/toast-store'

/** Interval for checking a running step, in milliseconds. */
const LOOK = 500

export const loader = ({ params }: LoaderFunctionArgs) =>
  load('GET /api/staff/import', { id: params.id ?? '' })

export function Component() {
  const seen = useLoaderData<SeenImport>()
  const { revalidate, state } = useRevalidator()
  const [isMapping, setMapping] = useState(false)
  const { import: one, items } = seen
  const isUnderWay = ['checking', 'writing', 'undoing'].includes(one.status) && !one.interrupted
  const isFetching = one.pictures?.status === 'fetching' && !one.pictures.interrupted
  const isLookedAt = isUnderWay || isFetching

  useEffect(() => {
    if (!isLookedAt || state !== 'idle') return
    const timer = setTimeout(() => void revalidate().catch(showError), LOOK)
    return () => clearTimeout(timer)
  }, [isLookedAt, state, revalidate])

  const showsMapping = one.status === 'uploaded' || one.status === 'failed' || isMapping
  return (
    <Page
      title={one.name}
      parent={{ to: PATHS.imports, name: texts.title }}
      heading={
        <>
          <bdi>{one.name}</bdi> <Tag>{texts.statuses[one.status]}</Tag>
        </>
      }
    >
      <Stack>
        {isUnderWay ? (
          <ImportProgress one={one} />
        ) : (
          <>
            {one.status !== 'uploaded' && <ImportResult one={one} onMap={() => setMapping(true)} />}
            {showsMapping && <MappingCard one={one} isAsked={isMapping} onDone={() => setMapping(false)} />}
            {one.status === 'done' && one.headings.length > 0 && <PicturesCard one={one} />}
            {one.problemCount > 0 && <ProblemsCard one={one} />}
            {items.length > 0 && <DifferencesCard key={one.status} seen={seen} />}
          </>
        )}
      </Stack>
    </Page>
  )
}
