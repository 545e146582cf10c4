import { formatAed } from '@little-dunes/domain/money'
import type { InformationTexts } from '#information/information-texts'

const english: InformationTexts = {
  home: 'Home',
  title: (heading) => `${heading} · Little Dunes`,
  write: 'Write to us',
  call: (phone) => `Call ${phone}`,
  chat: 'Chat with us',
  related: 'See also',
  pages: {
    about: {
      name: 'Our Story',
      lead: 'Little Dunes makes and chooses clothes, shoes and toys for children who would rather be outside.',
      sections: () => [
        {
          heading: 'Why we began',
          paragraphs: [
            'Playgrounds in the Emirates are hot, sandy and wonderful. Most of what hung in the shops was made for colder places: too thick, too stiff, too dear to be climbed in. We wanted light cotton that survives the sand, colours of the desert and the sea, and sizes that fit the children whom we know.',
          ],
        },
        {
          heading: 'What we look for',
          paragraphs: ['Each piece has to pass the same four questions before it comes into the shop.'],
          points: [
            'Can a child put it on alone?',
            'Is it comfortable at forty degrees, and under an air conditioner?',
            'Does it keep its shape and colour after thirty washes?',
            'Would we hand it on to a younger brother or sister?',
          ],
        },
        {
          heading: 'Who we are',
          paragraphs: [
            'A small team in Dubai: two parents, a tailor, a toymaker and the people who pack your parcel. When you write to us, one of them answers.',
          ],
        },
      ],
    },
    help: {
      name: 'Help',
      lead: 'Short answers to what we are asked most. If yours is missing, write to us.',
      sections: ({ helpEmail }) => [
        {
          heading: 'Ordering and paying',
          paragraphs: [
            'You need an account to order, so that you can follow, cancel and return what you have bought. You can pay by card, by Apple Pay or Google Pay where your device has them, or in cash at the door. All prices are in UAE dirham and have the VAT inside.',
          ],
        },
        {
          heading: 'Changing or cancelling an order',
          paragraphs: [
            'Until your order is shipped you can cancel it yourself, on its page in My Orders. What you have paid by card goes back to the card at once; your bank may take five to ten working days to show it.',
          ],
        },
        {
          heading: 'Finding out where an order is',
          paragraphs: [
            'Its page in My Orders shows each step with its time and the tracking number. Without an account, Track your Order asks for the order number and the phone.',
          ],
        },
        {
          heading: 'A discount code does not work',
          paragraphs: [
            'Each code can be used once for each account, and only one for an order. Write it as it was given to you; capitals do not matter.',
          ],
        },
        ...(helpEmail
          ? [
              {
                heading: 'Anything else',
                paragraphs: [`Write to ${helpEmail}: we answer within one working day.`],
              },
            ]
          : []),
      ],
    },
    delivery: {
      name: 'Delivery',
      lead: 'We deliver to all seven emirates.',
      sections: ({ deliveryFee, freeDeliveryAbove, expressFee }) => [
        {
          heading: 'What it costs',
          points: [
            `Normal delivery costs ${formatAed(deliveryFee)}, and nothing when your items cost more than ${formatAed(freeDeliveryAbove)}.`,
            `Express delivery costs ${formatAed(expressFee)} besides.`,
            'The fees have the VAT inside and are shown before you order.',
          ],
        },
        {
          heading: 'How long it takes',
          points: [
            'Dubai, Sharjah and Ajman: one to two working days.',
            'Abu Dhabi, Umm Al Quwain, Ras Al Khaimah and Fujairah: two to three working days.',
            'Express: the next working day, where your address allows it.',
          ],
          paragraphs: [
            'Orders that are placed before two in the afternoon leave our stock room the same day, from Monday to Saturday.',
          ],
        },
        {
          heading: 'At the door',
          paragraphs: [
            'The driver calls the number of your delivery address before. If nobody is there, the driver tries once more on the next working day. With cash on delivery, please have the amount ready; drivers carry little change.',
          ],
        },
      ],
    },
    returns: {
      name: 'Returns and exchanges',
      lead: 'Keep what fits. What does not can go back within 14 days after delivery.',
      sections: () => [
        {
          heading: 'What can go back',
          paragraphs: [
            'Everything that is unworn, unwashed and has its labels, in its own packing if it has one. For reasons of hygiene, underwear, swimwear and opened baby care go back only if they are faulty.',
          ],
        },
        {
          heading: 'How it works',
          points: [
            'Write to us with the order number and say what goes back, and why.',
            'We arrange a free pick-up at your address, or you hand the parcel to our courier.',
            'As soon as it has arrived and was checked, within two working days, we refund it.',
          ],
        },
        {
          heading: 'How you get your money back',
          paragraphs: [
            'Card payments go back to the same card within five to ten working days. For orders that were paid in cash we agree with you on a bank transfer. You get a tax credit note for every refund. If all of an order goes back because of our mistake, the delivery fee goes back too.',
          ],
        },
        {
          heading: 'Faulty or wrong items',
          paragraphs: [
            'If something is faulty, is not what you ordered, or breaks although it was used as it should be, you have the right to repair, replacement or your money back under the consumer protection law of the UAE. Nothing on this page takes that away.',
          ],
        },
      ],
    },
    sizeGuide: {
      name: 'Size Guide',
      lead: 'Sizes of our clothes are the height of the child in centimetres. Between two sizes, take the larger one.',
      sections: () => [
        {
          heading: 'How to measure',
          points: [
            'Height: barefoot, the back against a wall, from the floor to the crown of the head.',
            'Foot: standing on a sheet of paper, from the heel to the longest toe. Measure both feet and take the longer one.',
            'Shoes need some fifteen millimetres more than the foot, to roll and to grow.',
          ],
        },
      ],
    },
    contact: {
      name: 'Contact',
      lead: 'A person reads what you write, from Monday to Saturday between nine and six.',
      sections: () => [
        {
          heading: 'So that we can help at once',
          paragraphs: [
            'Tell us the order number, such as LD-10471, and send a picture if something is damaged. Never send us a card number: we do not need it, and nobody of ours will ask for it.',
          ],
        },
      ],
    },
    terms: {
      name: 'Terms and Conditions',
      lead: 'These terms hold for every order in this shop. They add to your rights under the law of the United Arab Emirates and take none of them away.',
      sections: ({ freeDeliveryAbove }) => [
        {
          heading: 'Who sells',
          paragraphs: [
            'Your contract is with the company named on your tax invoice. Who orders has to be of full age; children order through a parent or guardian.',
          ],
        },
        {
          heading: 'Prices and payment',
          paragraphs: [
            `Prices are in UAE dirham and have the VAT inside, also after discounts. Delivery is charged as shown before you order, and is free above ${formatAed(freeDeliveryAbove)}. The price of your order is the one on the page on which you confirm it.`,
          ],
        },
        {
          heading: 'When the contract is made',
          paragraphs: [
            'An order by card is placed when your payment is confirmed, an order by cash when you confirm it. Large cash orders wait until you have confirmed your mobile number or we have called you. If something cannot be delivered, we tell you and give back what you have paid for it.',
          ],
        },
        {
          heading: 'Limits',
          paragraphs: [
            'We sell to families, in numbers that families need: how much one account can order in a day is limited. Orders for resale need our agreement.',
          ],
        },
        {
          heading: 'Cancelling, returning, refunds',
          paragraphs: [
            'You can cancel until the order is shipped, and return within 14 days after delivery as our page about returns says.',
          ],
        },
        {
          heading: 'Liability and law',
          paragraphs: [
            'We are liable for what we deliver as the law provides. The law of the United Arab Emirates applies; the courts of Dubai decide, unless consumer law gives you another one.',
          ],
        },
      ],
    },
    privacy: {
      name: 'Privacy Policy',
      lead: 'We keep what we need to sell to you, and no more.',
      sections: ({ helpEmail }) => [
        {
          heading: 'What we keep, and why',
          points: [
            'Your name, e-mail, phone and password (the password only as a hash): so that you can sign in.',
            'Your orders with their addresses: to deliver them, and as tax records.',
            'Your cart and wishlist: so that they are there when you come back.',
            'Records of sign-ins and refused attempts, without your password: to keep others out of your account.',
          ],
        },
        {
          heading: 'What we do not do',
          points: [
            'We never see your card number: the card provider takes it in fields of its own.',
            'We ask for no names or birthdays of children.',
            'We sell no data, and show no advertising made from it.',
          ],
        },
        {
          heading: 'Who else sees it',
          paragraphs: [
            'The courier gets name, address and phone of a delivery. The card provider gets the amount and your e-mail. Authorities get what the law requires.',
          ],
        },
        {
          heading: 'What stays in your browser',
          paragraphs: [
            'Your session, the cart of a guest, what you have typed into the checkout and the products that you have looked at lately stay in your own browser. There are no cookies of others.',
          ],
        },
        {
          heading: 'How long, and your rights',
          paragraphs: [
            `Tax records are kept for five years, as the law requires. You may see, correct or delete what else we keep of you, and take your consent back at any time.${helpEmail ? ` Write to ${helpEmail}.` : ''} If you think that we are wrong, you can turn to the UAE Data Office.`,
          ],
        },
      ],
    },
  },
}

export const informationMessages = english
