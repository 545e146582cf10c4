import type { StockLevelFilter } from '@little-dunes/domain/contract/staff/choices'

export type LevelView = 'wanted' | 'all' | StockLevelFilter

const views: Record<LevelView, string> = {
  wanted: 'Running low',
  all: 'All sizes',
  low: 'Few left',
  sold_out: 'Sold out',
  not_counted: 'Not counted',
}

export const levelsMessages = {
  views,
  viewsLabel: 'Sizes by what is left',
  searchLabel: 'Search sizes',
  searchHint: 'Name, article number, SKU, barcode or shelf',
  size: 'Size',
  place: 'SKU and shelf',
  why: 'Wanted',
  left: 'Left',
  archived: 'Archived',
  barcodes: 'Barcodes',
  nothing: 'No size here.',
  nothingFound: (words: string) => `No size found for “${words}”.`,
}
