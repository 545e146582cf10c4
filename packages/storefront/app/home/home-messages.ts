import { englishHome } from '@little-dunes/domain/content/defaults/english-home'

const english = {
  title: "Children's clothes, shoes and toys",
  description: (limit: string, isCashTaken: boolean) =>
    `Soft, breathable clothes, shoes and toys for children in the UAE. Prices in AED, ${isCashTaken ? 'cash on delivery, ' : ''}free delivery over ${limit}.`,

  /** Defaults of the editable texts (domain `content-items.ts`). */
  content: englishHome,
  highlights: 'Highlights',
  slide: (number: number) => `Slide ${number}`,
  pause: 'Pause slides',
  play: 'Play slides',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',

  facts: {
    delivery: { title: 'Free delivery', text: (limit: string) => `on orders over ${limit}` },
    days: { title: '2 to 3 days', text: 'across the UAE' },
    cash: { title: 'Cash on delivery', text: 'or pay by card' },
    card: { title: 'Pay by card', text: 'Visa, Mastercard' },
    cancel: { title: 'Free cancellation', text: 'until your order ships' },
  },

  flashSale: 'Flash Sale',
  endsIn: 'Ends in',
  hours: 'hrs',
  minutes: 'min',
  seconds: 'sec',
  pauseStrip: 'Pause flash sale slides',
  playStrip: 'Play flash sale slides',

  bestOfKidswear: 'Best of Kidswear',
  bestOfSale: 'Best Of Sale',
  newArrivals: 'New arrivals',
  newProduct: (name: string) => `New: ${name}`,
  seeAll: 'See all',
  seeAllLabel: (title: string) => `See all: ${title}`,

  videos: 'In motion',
  carousel: 'carousel',
  previousVideo: 'Previous video',
  nextVideo: 'Next video',
  pauseVideo: (caption: string) => `Pause video: ${caption}`,
  playVideo: (caption: string) => `Play video: ${caption}`,

  discover: 'More to discover',
  loadingMore: 'Loading more products…',
  showMore: 'Show more products',
  exploreMore: 'Explore More',

  email: 'Email',
  emailHint: 'Your email',
  subscribe: 'SUBSCRIBE',

  welcome: 'Welcome',
  close: 'Close',
}

export const homeMessages = english
