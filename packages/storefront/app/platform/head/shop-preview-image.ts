import { getShopName, type Matches, type PreviewImage } from '#platform/head/meta-tags'
import { getMessages } from '#platform/messages'
import { platformMessages } from '#platform/platform-messages'

/** Preview image of links to the shop itself. */
export const shopPreviewImage = (matches: Matches): PreviewImage => ({
  path: '/pictures/share.jpg',
  width: 1200,
  height: 630,
  alt: getMessages(platformMessages).shopPicture(getShopName(matches)),
})
