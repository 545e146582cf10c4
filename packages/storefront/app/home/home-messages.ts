const english = {
  title: "Children's clothes, shoes and toys · Little Dunes",
  description:
    'Soft, breathable clothes, shoes and toys for children in the UAE. Prices in AED, cash on delivery, free delivery over AED 169.',

  highlights: 'Highlights',
  slides: [
    {
      title: 'Dressed for sun, sand and sea',
      text: 'Soft, breathable clothes and toys made for long days outside.',
      link: 'Shop all',
      picture: "Children's clothes drying on a line between two palms at sunrise",
    },
    {
      title: 'Toys that set sail',
      text: 'Wooden boats, soft sea friends and kites for windy days.',
      link: 'Shop toys',
      picture: 'A toy dhow, a plush dugong, a kite and a beach ball at sea',
    },
  ],
  slide: (number: number) => `Slide ${number}`,
  pause: 'Pause slides',
  play: 'Play slides',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',

  facts: {
    delivery: { title: 'Free delivery', text: (limit: number) => `on orders over AED ${limit}` },
    days: { title: '2 to 3 days', text: 'across the UAE' },
    cash: { title: 'Cash on delivery', text: 'or pay by card' },
    cancel: { title: 'Change your mind', text: 'cancel until it ships' },
  },

  flashSale: 'Flash Sale',
  endsIn: 'Ends at midnight, in',
  hours: 'hrs',
  minutes: 'min',
  seconds: 'sec',
  pauseStrip: 'Pause the flash sale strip',
  playStrip: 'Play the flash sale strip',

  bestOfKidswear: 'Best of Kidswear',
  bestOfSale: 'Best Of Sale',
  newArrivals: 'New arrivals',
  seeAll: 'See all',
  seeAllOf: (title: string) => `See all: ${title}`,

  collection: 'The Moonlight Collection',
  collectionText: 'Pyjamas and soft friends for sleepovers under the stars.',
  collectionPicture: 'A plush camel and bunny on the dunes under a crescent moon',
  exploreNow: 'Explore Now',

  videos: 'In motion',
  carousel: 'carousel',
  previousVideo: 'Previous video',
  nextVideo: 'Next video',
  morningBreeze: 'Morning breeze',
  setSail: 'Set sail',
  pauseVideo: (caption: string) => `Pause the video: ${caption}`,
  playVideo: (caption: string) => `Play the video: ${caption}`,

  spotlight: 'In the spotlight',
  spotlights: [
    'Saffron cardigan with tide socks',
    'Sneakers, sandals and splash boots',
    'Swimsuit, sun hat and beach ball',
    'Plush bunny, camel and dugong',
  ],

  byAge: 'SHOP SALE BY AGE',
  ages: ['1-3 Years', '4-6 Years', '7-8 Years', '9-11 Years', '12-14 Years'],

  category: 'Category',
  girls: 'Girls Collection',
  toys: 'Toys Collection',
  boys: 'Boys Collection',
  exploreCollection: (collection: string) => `Explore Now: ${collection}`,

  discover: 'More to discover',
  loadingMore: 'Loading more',
  exploreMore: 'Explore More',

  newsletter: 'A little post from the dunes',
  newsletterText: 'New arrivals and sale days, now and then.',
  email: 'E-mail',
  emailHint: 'Your e-mail',
  subscribe: 'SUBSCRIBE',

  welcome: 'Welcome',
  welcomeTitle: 'Marhaba, little ones',
  welcomeText: 'Save up to 20% across the shop today.',
  welcomePicture: 'Welcome to Little Dunes',
  close: 'Close',
}

export const homeMessages = english
