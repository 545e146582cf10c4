import type { Permission } from '@little-dunes/domain/accounts/permissions'

const names: Record<Permission, string> = {
  'account:own': 'Use their own account',
  'orders:read': 'See orders and returns',
  'orders:pack': 'Pack orders and handle returns',
  'orders:ship': 'Ship orders',
  'orders:create': 'Take orders',
  'orders:edit': 'Change orders',
  'orders:refund': 'Refund and cancel orders',
  'orders:export': 'Export orders',
  'cash:remit': 'Record remittances',
  'products:read': 'See products',
  'products:write': 'Change products',
  'stock:write': 'Count, receive and correct stock',
  'reviews:write': 'Answer reviews and questions',
  'discounts:write': 'Change codes and sales',
  'credit:write': 'Change store credit',
  'shoppers:read': 'See customers, messages and emails',
  'shoppers:write': 'Help customers and answer messages',
  'shoppers:export': 'Export customers',
  'shoppers:erase': 'Erase customers',
  'sales:read': 'See sales figures and VAT',
  'content:write': 'Change pages',
  'settings:write': 'Change settings',
  'trail:read': 'See the trail',
  'staff:manage': 'Manage the team, roles and API keys',
  'views:share': 'Share saved views',
}

export const permissionsMessages = { names }
