import { z } from 'zod'
import { REGIONS } from '#accounts/address'
import { CURRENCY_WRITINGS } from '#settings/currency-writings'
import { defineCall, LARGE_BODY } from '../call.ts'
import { digits, identifier, success, text } from '../fields.ts'

const fils = z.number()
const count = z.number()

const fields = {
  deliveryFee: fils,
  freeDeliveryAbove: fils,
  expressFee: fils,
  cashReviewAbove: fils,
  cashOnDelivery: z.boolean(),
  cashEmirates: z.array(z.enum(REGIONS)).max(REGIONS.length),
  cashFee: fils,
  mostCash: fils,
  openCashOrders: count,
  refusedParcels: count,
  guestCheckout: z.boolean(),
  strictWasPrices: z.boolean(),
  currencyWriting: z.enum(CURRENCY_WRITINGS.en),
  currencyWritingAr: z.enum(CURRENCY_WRITINGS.ar),
  mostLines: count,
  mostUnitsPerLine: count,
  ordersPerDay: count,
  valuePerDay: fils,
  cancellationsPerDay: count,
  vatRate: z.number(),
  returnDays: count,
  pickupFee: fils,
  photoOfDamage: z.boolean(),
  staffRefundLimit: fils,
  nonReturnableTypes: text(500),
  sellerName: text(200),
  sellerAddress: text(500),
  sellerNameAr: text(200),
  sellerAddressAr: text(500),
  sellerTrn: digits(40),
  sellerEmirate: z.enum(REGIONS),
  sellerLicence: text(200),
  sellerLicenceAuthority: text(200),
  helpEmail: identifier(254),
  supportEmail: identifier(254),
  phone: digits(40),
  chatNumber: digits(40),
  openingTimes: text(500),
  openingTimesAr: text(500),
  shopName: text(80),
  shopNameAr: text(200),
  logo: identifier(200),
  brandColour: identifier(40),
  accentColour: identifier(40),
  groundColour: identifier(40),
  instagram: text(200),
  facebook: text(200),
  tiktok: text(200),
  youtube: text(200),
  orderPush: z.boolean(),
  merchantFeed: z.boolean(),
  googleTag: identifier(40),
  metaPixel: identifier(40),
}

const cell = text(200)

/** Longer than a chart may be, so that the answer says what is wrong. */
const sizeChart = z.object({
  heading: cell,
  headingAr: cell,
  rows: z.array(z.object({ size: cell, height: cell, weight: cell, age: cell, ageAr: cell })).max(200),
})

/** As it was on the screen, and as it should be. */
const change = <Field extends z.ZodType>(field: Field) => z.object({ from: field, to: field }).optional()

/** Settings of the shop (domain `shop-settings.ts`): amounts in fils, VAT in percent. */
export const staffSettingsCalls = {
  'GET /api/staff/settings': defineCall({
    caller: { staff: 'settings:write' },
    summary: 'The settings of the shop',
    input: z.object({}),
    reply: z.object({ success, settings: z.object(fields) }),
  }),
  /**
   * All or nothing. Refused with `invalid_form` and the problems by field, or with `field_changed` and the `conflicts`, the present
   * values of the fields that somebody else has changed since they were read.
   */
  'POST /api/staff/settings': defineCall({
    caller: { staff: 'settings:write' },
    audit: 'settings',
    summary: 'Change settings of the shop',
    input: z.object({
      changes: z.object({
        deliveryFee: change(fields.deliveryFee),
        freeDeliveryAbove: change(fields.freeDeliveryAbove),
        expressFee: change(fields.expressFee),
        cashReviewAbove: change(fields.cashReviewAbove),
        cashOnDelivery: change(fields.cashOnDelivery),
        cashEmirates: change(fields.cashEmirates),
        cashFee: change(fields.cashFee),
        mostCash: change(fields.mostCash),
        openCashOrders: change(fields.openCashOrders),
        refusedParcels: change(fields.refusedParcels),
        guestCheckout: change(fields.guestCheckout),
        strictWasPrices: change(fields.strictWasPrices),
        currencyWriting: change(fields.currencyWriting),
        currencyWritingAr: change(fields.currencyWritingAr),
        mostLines: change(fields.mostLines),
        mostUnitsPerLine: change(fields.mostUnitsPerLine),
        ordersPerDay: change(fields.ordersPerDay),
        valuePerDay: change(fields.valuePerDay),
        cancellationsPerDay: change(fields.cancellationsPerDay),
        vatRate: change(fields.vatRate),
        returnDays: change(fields.returnDays),
        pickupFee: change(fields.pickupFee),
        photoOfDamage: change(fields.photoOfDamage),
        staffRefundLimit: change(fields.staffRefundLimit),
        nonReturnableTypes: change(fields.nonReturnableTypes),
        sellerName: change(fields.sellerName),
        sellerAddress: change(fields.sellerAddress),
        sellerNameAr: change(fields.sellerNameAr),
        sellerAddressAr: change(fields.sellerAddressAr),
        sellerTrn: change(fields.sellerTrn),
        sellerEmirate: change(fields.sellerEmirate),
        sellerLicence: change(fields.sellerLicence),
        sellerLicenceAuthority: change(fields.sellerLicenceAuthority),
        helpEmail: change(fields.helpEmail),
        supportEmail: change(fields.supportEmail),
        phone: change(fields.phone),
        chatNumber: change(fields.chatNumber),
        openingTimes: change(fields.openingTimes),
        openingTimesAr: change(fields.openingTimesAr),
        shopName: change(fields.shopName),
        shopNameAr: change(fields.shopNameAr),
        logo: change(fields.logo),
        brandColour: change(fields.brandColour),
        accentColour: change(fields.accentColour),
        groundColour: change(fields.groundColour),
        instagram: change(fields.instagram),
        facebook: change(fields.facebook),
        tiktok: change(fields.tiktok),
        youtube: change(fields.youtube),
        orderPush: change(fields.orderPush),
        merchantFeed: change(fields.merchantFeed),
        googleTag: change(fields.googleTag),
        metaPixel: change(fields.metaPixel),
      } satisfies Record<keyof typeof fields, z.ZodType>),
    }),
    reply: z.object({ success, settings: z.object(fields) }),
  }),
  /**
   * Draws the uploaded file anew in its own shape, transparent parts included; the address goes into `logo`. Refused with
   * `picture_refused`, SVG too.
   */
  'POST /api/staff/settings/logo': defineCall({
    caller: { staff: 'settings:write' },
    audit: 'picture',
    summary: 'Make an uploaded file the picture of a logo',
    input: z.object({ upload: text(64) }),
    reply: z.object({ success, address: z.string() }),
  }),
  'GET /api/staff/size-chart': defineCall({
    caller: { staff: 'settings:write' },
    summary: 'The size chart in both languages',
    input: z.object({}),
    reply: z.object({ success, chart: sizeChart }),
  }),
  /** Refused with `invalid_form` and the problems by field, or with `field_changed` when it is no longer what it was. */
  'POST /api/staff/size-chart': defineCall({
    caller: { staff: 'settings:write' },
    audit: 'settings',
    summary: 'Change the size chart',
    input: z.object({ from: sizeChart, to: sizeChart }),
    largestBody: LARGE_BODY,
    reply: z.object({ success, chart: sizeChart }),
  }),
}
