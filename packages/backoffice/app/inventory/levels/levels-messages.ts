import type { StockLevelFilter } from '@little-dunes/domain/contract/staff/choices'

export type LevelView = 'wanted' | 'all' | StockLevelFilter

const views: Record<LevelView, string> = {
  wanted: 'Running low',
  all: 'All sizes',
  low: 'Low stock',
  sold_out: 'Sold out',
  not_counted: 'Not tracked',
}

export const levelsMessages = {
  views,
  viewsLabel: 'Sizes by stock level',
  searchLabel: 'Search sizes',
  searchHint: 'Name, article number, SKU, barcode or shelf',
  size: 'Size',
  place: 'SKU and shelf',
  why: 'Demand',
  left: 'Left',
  archived: 'Archived',
  barcodes: 'Barcodes',
  nothing: 'No sizes here. The sizes of your products appear here with their stock.',
  addProduct: 'Add product',
  nothingFound: (words: string) => `No sizes match “${words}”.`,
}
