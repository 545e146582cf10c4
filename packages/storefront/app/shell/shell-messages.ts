import type { Catalogue } from '#platform/messages'

const english = {
  shop: 'Little Dunes',
  notFound: '404, Page not found',
  notFoundTitle: 'Page not found · Little Dunes',
  notFoundHint: 'The wind has moved this dune. Let us walk you back.',
  notFoundPicture: 'A plush camel looking for the way on the dunes',
  browseProducts: 'Browse Products',
  brokenTitle: 'Something went wrong · Little Dunes',
  broken: 'Something went wrong',
  brokenHint: 'Please try again in a moment.',
  tryAgain: 'Try again',
  skip: 'Skip to the content',
}

export const shellMessages: Catalogue<typeof english> = { en: english }
