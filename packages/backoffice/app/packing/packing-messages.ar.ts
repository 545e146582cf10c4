import { withCount } from '@little-dunes/domain/i18n/arabic-plurals'
import { bidiIsolate, firstStrongIsolate } from '@little-dunes/domain/i18n/arabic-writing'
import { ORDERS, UNITS } from '#arabic/arabic-words'
import type { packingMessages as english } from '#packing/packing-messages'

const ofSize = (name: string, size: string): string => `${firstStrongIsolate(name)}، ${bidiIsolate(size)}`

export const packingMessages: typeof english = {
  title: 'التجهيز',
  orders: 'الطلبات',
  context: (orderCount, unitCount) =>
    `${withCount(orderCount, ORDERS)}، ${withCount(unitCount, UNITS)}، بترتيب الرفوف.`,
  empty: 'لا طلبات للتجهيز.',
  toShip: 'طلبات للشحن',
  goOnToShip: 'المتابعة إلى الشحن',
  printSlips: 'طباعة قوائم التجهيز',
  next: (shelf, name, size) =>
    shelf === null
      ? `التالي: ${ofSize(name, size)}`
      : `التالي: ${bidiIsolate(shelf)} · ${ofSize(name, size)}`,
  allPicked: 'جُمعت كل القطع',
  progress: (picked, all) => `جُمع ${picked} من ${all}${picked < all ? ' · بالمسح أو بلمس علامة الصح' : ''}`,
  scanLabel: 'مسح باركود القطعة',
  scanHint: 'جاهز للمسح',
  list: 'القطع المطلوبة',
  pick: (name, size, number) => `جمع ${ofSize(name, size)}، للطلب ${bidiIsolate(number)}`,
  ofUnits: (picked, all) => `${picked} من ${all}`,
  express: 'توصيل سريع',
  boxes: 'الصناديق',
  box: (place) => `الصندوق ${place}`,
  packed: 'تم تجهيزه',
  waiting: 'بانتظار الاتصال',
  right: (name, size, box, number) => `${ofSize(name, size)}: في الصندوق ${box}، ${bidiIsolate(number)}.`,
  enough: (name, size) => `أكثر من المطلوب: جُمعت كل قطع ${ofSize(name, size)}.`,
  unknown: (code) => `قطعة غير صحيحة: ${bidiIsolate(code)} ليست في أي من هذه الطلبات.`,
  orderPacked: (number) => `تم تجهيز ${bidiIsolate(number)}.`,
  offline: (count) =>
    `لا توجد شبكة. المسح محفوظ، ويُسجَّل التجهيز عند عودة الاتصال: ${withCount(count, ORDERS)}.`,
  notPacked: (number, why) => `لم يتم تجهيز ${bidiIsolate(number)}: ${why}`,
  notThere: 'القطعة مفقودة',
  notThereTitle: 'هل القطعة مفقودة من الرف؟',
  notThereAbout: (name, size, number) =>
    `${ofSize(name, size)}: سيتم تخطي ${bidiIsolate(number)}، وتصل ملاحظة إلى الفريق.`,
  goOnPicking: 'متابعة الجمع',
  notThereNote: (name, size, shelf) =>
    `${ofSize(name, size)}: لم تكن على الرف${shelf === null ? '' : ` ${bidiIsolate(shelf)}`} عند تجهيز الطلب.`,
  leftOut: (number) => `تم تخطي ${bidiIsolate(number)} مع ملاحظة للفريق.`,
  ordersLeftOut: (count) =>
    `تم التخطي لعدم وجود قطعة على رفّها: ${withCount(count, ORDERS)}. للتجهيز رغم ذلك حدّدوا الطلب في «الطلبات».`,
  picked: 'جُمعت',
  sounds: 'نغمة عالية تعني القطعة الصحيحة. نغمتان منخفضتان تعنيان قطعة غير صحيحة، والشاشة توضح السبب.',
}
