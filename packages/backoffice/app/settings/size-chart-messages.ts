import type { SizeChartProblem } from '@little-dunes/domain/content/size-chart'

const problems: Record<SizeChartProblem, string> = {
  required: 'Please fill this in.',
  too_long: 'Please use 40 characters at most.',
  twice: 'This size is there twice.',
  rows: 'A chart has 1 to 30 rows.',
}

export const sizeChartMessages = {
  problems,
  settings: 'Settings',
  title: 'Size chart',
  context: 'On product pages and in the size guide. Shoppers see changes at once.',
  heading: 'Heading of the weight column',
  headingHint:
    'The fit finder asks for the weight where this says kg and every row has kilograms such as 9-11.',
  headingAr: 'In Arabic',
  columns: { size: 'Size', height: 'Height (cm)', weight: 'Weight', age: 'Age', ageAr: 'العمر' },
  cell: (column: string, row: number) => `${column}, row ${row}`,
  add: 'Add a row',
  removal: 'Remove',
  remove: (size: string) => `Remove ${size}`,
  saved: 'Saved. The shop shows it now.',
  unsaved: 'The size chart is not saved.',
  changed: 'Somebody else has changed the chart meanwhile. Save again to overwrite it.',
  leaveTitle: 'Leave without saving?',
  leaveText: 'Your changes of the size chart are lost then.',
}
