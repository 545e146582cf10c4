import { type Matches, type PreviewImage, shopNameOf } from '#platform/head/meta-tags'
import { messagesOf } from '#platform/messages'
import { platformMessages } from '#platform/platform-messages'

/** Preview image of links to the shop itself. */
export const shopPreviewImage = (matches: Matches): PreviewImage => ({
  path: '/pictures/share.jpg',
  width: 1200,
  height: 630,
  alt: messagesOf(platformMessages).shopPicture(shopNameOf(matches)),
})
