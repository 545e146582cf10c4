import type { SearchSynonym } from '@little-dunes/domain/catalogue/synonyms/search-synonyms'
import { asc } from 'drizzle-orm'
import { searchSynonyms } from '#catalogue/search/synonym-tables'
import type { Database } from '#shop'

export const loadSynonyms = (db: Database): Promise<SearchSynonym[]> =>
  db
    .select({ typed: searchSynonyms.typed, meant: searchSynonyms.meant })
    .from(searchSynonyms)
    .orderBy(asc(searchSynonyms.position))
