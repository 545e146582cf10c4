import cardStyles from '#catalogue/card/card.module.css'
import productCardStyles from '#catalogue/card/product-card.module.css'
import chosenStyles from '#catalogue/filter/chosen-filters.module.css'
import filterStyles from '#catalogue/filter/filter.module.css'
import typeFilterStyles from '#catalogue/filter/type-filter.module.css'
import listingStyles from '#catalogue/listing/listing.module.css'
import shortcutStyles from '#catalogue/listing/listing-shortcuts.module.css'
import paginationStyles from '#catalogue/listing/pagination.module.css'
import breadcrumbStyles from '#ui/breadcrumbs.module.css'
import emptyStateStyles from '#ui/empty-state.module.css'
import checkboxStyles from '#ui/form/checkbox.module.css'
import inputStyles from '#ui/form/input.module.css'
import selectStyles from '#ui/form/select.module.css'

/** Style modules of `Listing`, for `StaticPart`. */
export const LIST_STYLES = [
  cardStyles,
  productCardStyles,
  chosenStyles,
  filterStyles,
  typeFilterStyles,
  listingStyles,
  shortcutStyles,
  paginationStyles,
  breadcrumbStyles,
  emptyStateStyles,
  checkboxStyles,
  inputStyles,
  selectStyles,
]
