import type { HomeTexts } from '#content/content-items'

/** Default texts of the home page. */
export const englishHome: HomeTexts = {
  hero: {
    title1: 'Dressed for sun, sand and sea',
    text1: 'Soft, breathable clothes and toys made for long days outside.',
    button1: 'Shop all',
    picture1: "Children's clothes drying on a line between two palms at sunrise",
    title2: 'Toys that set sail',
    text2: 'Wooden boats, soft sea friends and kites for windy days.',
    button2: 'Shop toys',
    picture2: 'A toy dhow, a plush dugong, a kite and a beach ball at sea',
  },
  collection: {
    title: 'The Moonlight Collection',
    text: 'Pyjamas and soft friends for sleepovers under the stars.',
    button: 'Explore Now',
    picture: 'Leggings, pyjamas and a plush bunny in three doorways under a crescent moon',
  },
  videos: { caption1: 'Morning breeze', caption2: 'Set sail' },
  spotlight: {
    title: 'In the spotlight',
    picture1: 'Saffron cardigan with tide socks',
    picture2: 'Sneakers, sandals and splash boots',
    picture3: 'Swimsuit, sun hat and beach ball',
    picture4: 'Plush bunny, camel and dugong',
  },
  ages: {
    title: 'SHOP SALE BY AGE',
    age1: '1-3 Years',
    age2: '4-6 Years',
    age3: '7-8 Years',
    age4: '9-11 Years',
    age5: '12-14 Years',
  },
  categories: {
    title: 'Category',
    name1: 'Girls Collection',
    name2: 'Toys Collection',
    name3: 'Boys Collection',
    button: 'Explore Now',
  },
  newsletter: { title: 'News from the dunes', text: 'Occasional news about new arrivals and sales.' },
  popup: {
    title: 'Marhaba, little ones',
    text: 'Save up to 20% across the shop today.',
    picture: 'A plush camel on the dunes, in front of a low sun',
  },
}
