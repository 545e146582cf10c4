import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router'

/** The router's link without the mark for finding routes: a page knows all of them (`routeDiscovery` is `initial`). */
export const Link = (props: ComponentProps<typeof RouterLink>) => <RouterLink discover="none" {...props} />
