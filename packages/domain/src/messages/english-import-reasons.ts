/** Why something of a file is not imported, and what an import has decided by itself. */
export const englishImportReasons = {
  no_price: () => 'is empty; every variant needs a price.',
  no_variant: () => 'is empty in every row of the product; it has no variant.',
  no_title: () => 'is empty; the first row of a product names it.',
  no_handle: () => 'is empty; every row names its product.',
  no_option: () => 'is empty, but the product has this option.',
  no_publish_time: () => 'is empty, but the product is scheduled.',
  not_after_start: () => 'is not after its start.',
  too_long: (most: string) => `is longer than ${most} characters.`,
  long_colour: (most: string) => `makes a colour of more than ${most} characters.`,
  long_size: (most: string) => `makes a size of more than ${most} characters.`,
  comma: (value: string) => `"${value}" has a comma; write thousands without one, decimals with a point.`,
  other_currency: (value: string, currency: string) =>
    `"${value}" is in another currency, ${currency}: prices must be in AED.`,
  no_number: (value: string) => `"${value}" is not a number.`,
  no_whole_number: (value: string) => `"${value}" is not a whole number.`,
  many_decimals: (value: string) => `"${value}" has more than two decimals.`,
  not_above_0: (value: string) => `"${value}" is not above 0.`,
  above: (value: string, most: string) => `"${value}" is above ${most}.`,
  no_percent: (value: string) => `"${value}" is no percent from 0 to 99.999999.`,
  no_boolean: (value: string) => `"${value}" is neither true nor false.`,
  no_time: (value: string) => `"${value}" is no time such as 2026-11-23T08:00:00Z.`,
  no_status: (value: string) => `"${value}" is none of active, draft, archived, unlisted.`,
  sign_in_colour: (value: string, sign: string) => `"${value}" contains "${sign}", which no colour may.`,
  sign_in_size: (value: string, sign: string) => `"${value}" contains "${sign}", which no size may.`,
  repeated_variant: (colour: string, size: string, line: string) =>
    `"${colour}", "${size}" already stands in line ${line}.`,
  repeated_sku: (value: string, line: string) => `"${value}" already stands in line ${line}.`,
  scattered_product: (value: string, line: string) =>
    `"${value}" already began in line ${line}; rows of a product stand together.`,
  foreign_sku: (sku: string, product: string) =>
    `"${sku}" belongs to another product of the shop, "${product}".`,
  many_rows: (most: string) => `The product has more than ${most} rows.`,
  many_rows_of_file: (most: string) => `The file has more than ${most} rows; split it.`,
  no_parent: (parent: string) =>
    `"${parent}" is no product of the file; export the products with their variations.`,
  other_width: (own: string, head: string) =>
    `The row has ${own} cells where the header has ${head}; put quotes around cells with a comma.`,
  repeated_column: (name: string) => `The column "${name}" stands twice.`,
  equal_columns: (one: string, other: string) => `The columns "${one}" and "${other}" mean the same.`,
  /** Of imports of earlier versions. */
  missing_column: (name: string) => `The column "${name}" is missing.`,
  missing_columns: (missing: string, found: string, example: string) =>
    `No column is known to hold "${missing}", and "title" (the name) and "price" are needed. The columns of the file: "${found}". Write which of them holds what into a file such as map.json: ${example}${example.includes('"?"') ? ' (with one of the file in place of "?")' : ''}, and import with --map map.json; in the back office, choose them under "Columns".`,
  woo_columns: (found: string) =>
    `This export of WooCommerce lacks columns, or its headings are in another language than English. The columns of the file: "${found}". Needed are at least ID, Type, SKU, Name, Published, Regular price and Parent: choose English in your profile of WordPress, export all columns and import that file.`,
  /** The columns of the file stand in the first of several such reasons, and in none of earlier versions. */
  no_mapped_heading: (heading: string, column: string, found: string) =>
    `The mapping says that "${heading}" holds ${column}, but the file has no such column.${found ? ` It has: "${found}".` : ''}`,
  empty_file: () => 'The file is empty.',
  no_products: () => 'The file holds no products.',
  excel: () => 'The file is an Excel workbook: open it and save it as "CSV UTF-8".',
  compressed: () => 'The file is compressed: unpack it first.',
  json: () => 'The file is JSON, and not {"products": […]} as Shopify writes it: export the products as CSV.',
  large_json: () => 'The file is JSON of more than 100 MB: export the products as CSV.',
  html: () => 'The file is HTML, or XML that is no product feed: export the products as CSV.',
  cut_xml: () => 'The XML ends before its last element does: fetch or export it again.',
  few_columns: () => 'The first line names fewer than two columns: this is no export of products.',
  quote_in_headings: () => 'A quote in the first lines is not closed, or stands inside a cell.',
  damaged_line: (line: string) => `Line ${line} is not text in UTF-8: save the file as "CSV UTF-8".`,
  damaged_text: () =>
    'The line is not text in UTF-8: save the file as "CSV UTF-8". What follows could not be read.',
  closing_quote: () =>
    'A quoted cell goes on after its closing quote; a quote inside a cell is written twice. What follows could not be read.',
  opening_quote: () => 'A quote stands inside a cell that is not quoted. What follows could not be read.',
  open_quote: () => 'A quote that opens in this row is never closed. What follows could not be read.',
  long_row: () =>
    'The row is longer than 1 MB; most likely a quote is not closed. What follows could not be read.',
  unexpected: () => 'Something unexpected went wrong; nothing was written.',

  // Pictures that could not be fetched, after their address.
  picture_address: () => 'is not an http or https address',
  picture_password: () => 'carries a password',
  picture_private: () => 'is not a public address',
  picture_redirects: () => 'redirects too many times',
  picture_slow: () => 'took too long',
  picture_unreachable: (code: string) => `cannot be reached (${code})`,
  picture_host: () => 'was not tried: its server does not answer',
  picture_status: (status: string) => `is answered with status ${status}`,
  picture_type: (type: string) => `is not a picture (${type || 'no type'})`,
  picture_large: (megabytes: string) => `is larger than ${megabytes} MB`,
  picture_unreadable: () => 'is not a picture that can be read',

  // Notes: what an import has decided by itself.
  short_row: (own: string, head: string) =>
    `The row has ${own} cells where the header has ${head}: those missing at its end are taken as empty.`,
  short_description: (most: string) => `The description is shortened to ${most} characters.`,
  guessed_columns: (columns: string) =>
    `The headings are not Shopify's; they are read like this: ${columns}. Where that is wrong, say so in a file for --map, or in the back office under "Columns".`,
  rounded_barcode: (barcode: string) =>
    `The barcode "${barcode}" was rounded by a spreadsheet and its digits are lost; it is left out.`,
  rounded_sku: (sku: string) =>
    `The SKU "${sku}" was rounded by a spreadsheet and its digits are lost; it is left out.`,
  gift_card: (title: string) => `"${title}" is a gift card, which this shop does not sell: it is left out.`,
  repeated_barcode: (barcode: string, line: string) =>
    `The barcode "${barcode}" already stands in line ${line}; it is left out here.`,
  long_barcode: (most: string) => `The barcode is longer than ${most} characters; it is left out.`,
  untaxed: (count: string) =>
    `${count === '1' ? '1 product says' : `${count} products say`} that no tax is charged. This is kept, but orders and invoices count the VAT of the settings inside every price.`,
  no_stock_column: () => 'The file has no column for stock: new sizes are sold without counting.',
  stock_of_locations: (count: string) =>
    `The file has no column for all stock: that of ${count} ${count === '1' ? 'location' : 'locations'} is added up.`,
  no_stock: () => 'The variant has no stock count; 0 is taken.',
  new_sku: (value: string, line: string, sku: string) =>
    `The SKU "${value}" already stands in line ${line}; this size gets ${sku}.`,
  shared_stock: (stock: string, sizes: string) =>
    `The stock of ${stock} is counted for ${sizes} variations together; it is spread over them. Count them and mend it.`,
  any_value: (count: string) =>
    `The variation stands for any value: it becomes ${count} sizes or colours, and its stock is spread over them.`,
  switched_off: () => 'The variation is switched off: it is left out.',
  not_sold: (title: string, type: string) =>
    `"${title}" is of the type "${type}", which this shop does not sell: it is left out.`,
  paid_options: (title: string, options: string) =>
    `The paid options of "${title}" are left out: ${options}. Customers pay the price without them.`,
  store_views: (count: string) =>
    `${count === '1' ? '1 row is' : `${count} rows are`} the words of another store view: left out; write them in the back office.`,
  timed_sale: (from: string, until: string) =>
    `The sale price from ${from} to ${until} is not one percent of all variations: the regular price is taken; enter the sale in the back office.`,
  taken_off: () =>
    'What the file names as discount is taken off its prices. Where they are reduced already, leave those columns out.',
  low_comparison: (compared: string, selling: string) =>
    `The price to compare with, ${compared}, is not above ${selling}; it is left out.`,
  no_exact_percent: (compared: string, selling: string, percent: string, before: string) =>
    `No percent leads from ${compared} to ${selling}; the price before ${percent} % is ${before}.`,
  no_shared_percent: (compared: string, selling: string, percent: string, before: string) =>
    `No percent of all sizes leads from ${compared} to ${selling}; the price before ${percent} % is ${before}.`,
}
