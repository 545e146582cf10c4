/** Ids that tie the sort select, which is outside the form, and the button for narrow screens to the form. */
export const FILTER_FORM = 'filter'
export const FILTER_PANEL = 'filter-panel'
