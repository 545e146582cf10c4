import { describe, expect, it, test } from 'vitest'
import { shopJsonLd } from '#platform/structured-data/shop-json-ld'
import { productJsonLd } from '#product/structured-data/product-json-ld'
import { fullSettings, jsonLdSources, PUBLIC_URL, singleVariantSize } from '#product/testing/json-ld-sources'

type Thing = Record<string, unknown>

/** Google's required and recommended properties of a type, with the source. */
interface Rules {
  source: string
  required: string[]
  recommended: string[]
}

const SEARCH = 'https://developers.google.com/search/docs/appearance/structured-data/'

/** A variant inside its group: the group has the other properties. */
const VARIANT: Rules = {
  source: `${SEARCH}product-variants`,
  required: ['name', 'image', 'offers'],
  recommended: ['sku', 'gtin', 'color', 'size'],
}

const RULES: Record<string, Rules> = {
  ProductGroup: {
    source: `${SEARCH}product-variants`,
    required: ['name'],
    recommended: [
      'aggregateRating',
      'brand',
      'description',
      'hasVariant',
      'productGroupID',
      'review',
      'url',
      'variesBy',
    ],
  },
  Product: {
    source: `${SEARCH}merchant-listing`,
    required: ['name', 'image', 'offers'],
    recommended: ['aggregateRating', 'brand', 'color', 'description', 'gtin', 'review', 'size', 'sku'],
  },
  Offer: {
    source: `${SEARCH}merchant-listing#offer-properties`,
    required: ['price', 'priceCurrency'],
    recommended: [
      'availability',
      'hasMerchantReturnPolicy',
      'itemCondition',
      'priceValidUntil',
      'shippingDetails',
      'url',
    ],
  },
  Brand: { source: `${SEARCH}merchant-listing`, required: ['name'], recommended: [] },
  OfferShippingDetails: {
    source: `${SEARCH}merchant-listing#offer-shipping-details-properties`,
    required: ['shippingDestination', 'shippingRate'],
    recommended: ['deliveryTime'],
  },
  DefinedRegion: {
    source: `${SEARCH}merchant-listing#defined-region-properties`,
    required: ['addressCountry'],
    recommended: [],
  },
  MonetaryAmount: {
    source: `${SEARCH}merchant-listing#shipping-rate-properties`,
    required: ['currency', 'value'],
    recommended: [],
  },
  ShippingDeliveryTime: {
    source: `${SEARCH}merchant-listing#delivery-time-properties`,
    required: [],
    recommended: ['handlingTime', 'transitTime'],
  },
  QuantitativeValue: {
    source: `${SEARCH}merchant-listing#quantitative-value-properties`,
    required: ['maxValue', 'minValue', 'unitCode'],
    recommended: [],
  },
  MerchantReturnPolicy: {
    source: `${SEARCH}merchant-listing#merchant-return-policy-properties`,
    required: ['applicableCountry', 'returnPolicyCategory'],
    recommended: ['merchantReturnDays', 'returnFees', 'returnMethod', 'returnShippingFeesAmount'],
  },
  AggregateRating: {
    source: `${SEARCH}review-snippet#aggregated-rating-type-definition`,
    required: ['ratingValue', 'reviewCount'],
    recommended: ['bestRating', 'worstRating'],
  },
  Review: {
    source: `${SEARCH}review-snippet#review-properties`,
    required: ['author', 'reviewRating'],
    recommended: ['datePublished'],
  },
  Rating: {
    source: `${SEARCH}review-snippet#review-properties`,
    required: ['ratingValue'],
    recommended: ['bestRating', 'worstRating'],
  },
  Person: { source: `${SEARCH}review-snippet`, required: ['name'], recommended: [] },
  BreadcrumbList: {
    source: `${SEARCH}breadcrumb`,
    required: ['itemListElement'],
    recommended: [],
  },
  ListItem: { source: `${SEARCH}breadcrumb`, required: ['item', 'name', 'position'], recommended: [] },
  OnlineStore: {
    source: `${SEARCH}organization`,
    required: [],
    recommended: [
      'contactPoint',
      'email',
      'hasMerchantReturnPolicy',
      'logo',
      'name',
      'sameAs',
      'telephone',
      'url',
    ],
  },
  ContactPoint: { source: `${SEARCH}organization`, required: [], recommended: ['email', 'telephone'] },
  WebSite: {
    source: `https://developers.google.com/search/docs/appearance/site-names`,
    required: ['name', 'url'],
    recommended: ['potentialAction'],
  },
  SearchAction: {
    source: 'https://schema.org/SearchAction',
    required: ['query-input', 'target'],
    recommended: [],
  },
  EntryPoint: { source: 'https://schema.org/EntryPoint', required: ['urlTemplate'], recommended: [] },
}

/** All typed objects in a tree, each with its parent. */
function thingsIn(tree: unknown, around: Thing = {}): [Thing, Thing][] {
  if (Array.isArray(tree)) return tree.flatMap((one) => thingsIn(one, around))
  if (typeof tree !== 'object' || tree === null) return []
  const thing = tree as Thing
  const inside = Object.values(thing).flatMap((value) => thingsIn(value, thing))
  return typeof thing['@type'] === 'string' ? [[thing, around], ...inside] : inside
}

/** The policy of a whole shop. */
const SHOP_RETURNS: Rules = {
  source: `${SEARCH}return-policy`,
  required: ['applicableCountry', 'returnPolicyCategory'],
  recommended: [
    'itemDefectReturnFees',
    'merchantReturnDays',
    'merchantReturnLink',
    'refundType',
    'returnFees',
    'returnMethod',
    'returnPolicyCountry',
    'returnShippingFeesAmount',
  ],
}

function findRules(thing: Thing, around: Thing): Rules | undefined {
  const type = String(thing['@type'])
  if (type === 'Product' && around['@type'] === 'ProductGroup') return VARIANT
  if (type === 'MerchantReturnPolicy' && around['@type'] === 'OnlineStore') return SHOP_RETURNS
  return RULES[type]
}

/** Missing properties, each with the source of its rule. */
function missing(tree: unknown): string[] {
  return thingsIn(tree).flatMap(([thing, around]) => {
    const type = String(thing['@type'])
    const rules = findRules(thing, around)
    if (!rules) return [`${type} has no rules in the table`]
    return [...rules.required, ...rules.recommended]
      .filter((name) => !isSaid(thing[name]))
      .map((name) => `${type} without ${name} (${rules.source})`)
  })
}

const isSaid = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** Ids that objects refer to. */
const references = (tree: unknown): string[] =>
  Array.isArray(tree)
    ? tree.flatMap(references)
    : typeof tree === 'object' && tree !== null
      ? Object.keys(tree).join() === '@id'
        ? [String(Reflect.get(tree, '@id'))]
        : Object.values(tree).flatMap(references)
      : []

const steps = [{ label: 'Home', to: '/' }, { label: 'Dune Gauze Dress' }]

const pages: [string, () => object[]][] = [
  ['a product of several sizes and colours', () => productJsonLd(jsonLdSources(), steps)],
  ['a product of one size', () => productJsonLd(singleVariantSize(), steps)],
  ['the home page', () => shopJsonLd(fullSettings, PUBLIC_URL)],
]

describe.each(pages)('%s', (_page, said) => {
  it('has every property that Google requires or recommends', () => {
    expect(missing(said())).toEqual([])
  })

  it('has no reference to a missing object', () => {
    const ids = said().map((thing) => Reflect.get(thing, '@id'))
    expect(references(said()).filter((id) => !ids.includes(id))).toEqual([])
  })
})

test('the rules report missing properties', () => {
  const [group] = productJsonLd(jsonLdSources(), steps)
  expect(missing({ ...group, name: '', brand: undefined })).toEqual([
    `ProductGroup without name (${SEARCH}product-variants)`,
    `ProductGroup without brand (${SEARCH}product-variants)`,
  ])
})
