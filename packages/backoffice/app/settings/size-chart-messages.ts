import type { SizeChartProblem } from '@little-dunes/domain/content/size-chart'

const problems: Record<SizeChartProblem, string> = {
  required: 'This field is required.',
  too_long: 'Use up to 40 characters.',
  twice: 'This size is already in the chart.',
  rows: 'Use 1 to 30 rows.',
}

export const sizeChartMessages = {
  problems,
  settings: 'Settings',
  title: 'Size chart',
  context: 'Shown on product pages and in the size guide. Customers see changes immediately.',
  heading: 'Weight column heading',
  headingHint: 'The fit finder asks for weight if this says kg and every row has kilograms such as 9-11.',
  headingAr: 'In Arabic',
  columns: { size: 'Size', height: 'Height (cm)', weight: 'Weight', age: 'Age', ageAr: 'العمر' },
  cell: (column: string, row: number) => `${column}, row ${row}`,
  add: 'Add row',
  removal: 'Remove',
  remove: (size: string) => `Remove ${size}`,
  saved: 'Size chart saved.',
  unsaved: 'Unsaved changes in the size chart',
  changed: 'Someone else changed the size chart. Save again to overwrite it.',
  leaveTitle: 'Leave without saving?',
  leaveText: 'Your changes to the size chart will be lost.',
}
