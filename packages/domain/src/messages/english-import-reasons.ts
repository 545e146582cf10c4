/** Reasons why part of a file is not imported, and notes about decisions of the import. */
export const englishImportReasons = {
  no_price: () => 'is empty; every variant needs a price.',
  no_variant: () => 'is empty in every row of the product, so it has no variants.',
  no_title: () => 'is empty; the first row of a product needs its name.',
  no_handle: () => 'is empty; every row needs the handle of its product.',
  no_option: () => 'is empty, but the product has this option.',
  no_publish_time: () => 'is empty, but the product is scheduled.',
  not_after_start: () => 'is not after the start.',
  too_long: (max: string) => `is longer than ${max} characters.`,
  long_colour: (max: string) => `makes a colour longer than ${max} characters.`,
  long_size: (max: string) => `makes a size longer than ${max} characters.`,
  comma: (value: string) =>
    `"${value}" contains a comma; write thousands without commas and decimals with a point.`,
  other_currency: (value: string, currency: string) =>
    `"${value}" is in another currency, ${currency}: prices must be in AED.`,
  no_number: (value: string) => `"${value}" is not a number.`,
  no_whole_number: (value: string) => `"${value}" is not a whole number.`,
  many_decimals: (value: string) => `"${value}" has more than two decimals.`,
  not_above_0: (value: string) => `"${value}" is not above 0.`,
  above: (value: string, max: string) => `"${value}" is above ${max}.`,
  no_percent: (value: string) => `"${value}" is not a percentage from 0 to 99.999999.`,
  no_boolean: (value: string) => `"${value}" is neither true nor false.`,
  no_time: (value: string) => `"${value}" is not a time such as 2026-11-23T08:00:00Z.`,
  no_status: (value: string) => `"${value}" is not one of active, draft, archived, unlisted.`,
  sign_in_colour: (value: string, sign: string) =>
    `"${value}" contains "${sign}", which is not allowed in a colour.`,
  sign_in_size: (value: string, sign: string) =>
    `"${value}" contains "${sign}", which is not allowed in a size.`,
  repeated_variant: (colour: string, size: string, line: string) =>
    `"${colour}", "${size}" is already in line ${line}.`,
  repeated_sku: (value: string, line: string) => `"${value}" is already in line ${line}.`,
  scattered_product: (value: string, line: string) =>
    `"${value}" already started in line ${line}; keep all rows of a product together.`,
  foreign_sku: (sku: string, product: string) =>
    `"${sku}" belongs to another product of the shop, "${product}".`,
  many_rows: (max: string) => `The product has more than ${max} rows.`,
  many_rows_of_file: (max: string) => `The file has more than ${max} rows; split it.`,
  no_parent: (parent: string) =>
    `"${parent}" is not a product in the file; export products together with their variations.`,
  other_width: (cellCount: string, head: string) =>
    `The row has ${cellCount} cells where the header has ${head}; put quotes around cells with a comma.`,
  repeated_column: (name: string) => `The column "${name}" appears twice.`,
  equal_columns: (one: string, other: string) => `The columns "${one}" and "${other}" mean the same.`,
  /** Only in imports of earlier versions. */
  missing_column: (name: string) => `The column "${name}" is missing.`,
  missing_columns: (missing: string, headings: string, example: string) =>
    `No column was recognised as "${missing}"; "title" (the name) and "price" are required. Columns in the file: "${headings}". List which column holds what in a file such as map.json: ${example}${example.includes('"?"') ? ' (replace "?" with a column of the file)' : ''}. Then import with --map map.json. In the back office, choose them under "Columns".`,
  woo_columns: (headings: string) =>
    `This WooCommerce export is missing columns, or its headings are not in English. Columns in the file: "${headings}". Required: ID, Type, SKU, Name, Published, Regular price and Parent. Set your WordPress profile to English, export all columns and import that file.`,
  /** `headings` is given with the first of several such reasons only. */
  no_mapped_heading: (heading: string, column: string, headings: string) =>
    `The mapping says "${heading}" holds ${column}, but the file has no such column.${headings ? ` It has: "${headings}".` : ''}`,
  empty_file: () => 'The file is empty.',
  no_products: () => 'The file contains no products.',
  excel: () => 'The file is an Excel workbook: open it and save it as "CSV UTF-8".',
  compressed: () => 'The file is compressed: unzip it first.',
  json: () => 'The file is JSON, but not {"products": […]} as Shopify writes it: export the products as CSV.',
  large_json: () => 'The file is JSON of more than 100 MB: export the products as CSV.',
  html: () => 'The file is HTML, or XML that is not a product feed: export the products as CSV.',
  cut_xml: () => 'The XML ends before its last element is closed: download or export it again.',
  few_columns: () => 'The first line has fewer than two columns, so this is not a product export.',
  quote_in_headings: () => 'A quote in the first lines is not closed, or is inside a cell.',
  damaged_line: (line: string) => `Line ${line} is not text in UTF-8: save the file as "CSV UTF-8".`,
  damaged_text: () =>
    'The line is not text in UTF-8: save the file as "CSV UTF-8". The rest could not be read.',
  closing_quote: () =>
    'A quoted cell continues after its closing quote; write a quote inside a cell twice. The rest could not be read.',
  opening_quote: () => 'A cell without quotes contains a quote. The rest could not be read.',
  open_quote: () => 'A quote opened in this row is never closed. The rest could not be read.',
  long_row: () => 'The row is longer than 1 MB; a quote is probably not closed. The rest could not be read.',
  unexpected: () => 'Something went wrong and nothing was saved. Try again.',

  // Images that could not be fetched, after their address.
  picture_address: () => 'is not an http or https address',
  picture_password: () => 'contains a password',
  picture_private: () => 'is not a public address',
  picture_redirects: () => 'redirects too many times',
  picture_slow: () => 'took too long',
  picture_unreachable: (code: string) => `could not be reached (${code})`,
  picture_host: () => 'was skipped: its server does not answer',
  picture_status: (status: string) => `returned status ${status}`,
  picture_type: (type: string) => `is not an image (${type || 'no type'})`,
  picture_large: (megabytes: string) => `is larger than ${megabytes} MB`,
  picture_unreadable: () => 'is not a readable image',

  // Notes about decisions of the import.
  short_row: (cellCount: string, head: string) =>
    `The row has ${cellCount} cells where the header has ${head}. Missing cells at its end count as empty.`,
  short_description: (max: string) => `The description was shortened to ${max} characters.`,
  guessed_columns: (columns: string) =>
    `The headings are not Shopify's. They were read as: ${columns}. To change this, use a file with --map, or "Columns" in the back office.`,
  rounded_barcode: (barcode: string) =>
    `The barcode "${barcode}" was rounded by a spreadsheet and lost digits, so it is skipped.`,
  rounded_sku: (sku: string) =>
    `The SKU "${sku}" was rounded by a spreadsheet and lost digits, so it is skipped.`,
  gift_card: (title: string) => `"${title}" is a gift card, which this shop cannot sell, so it is skipped.`,
  repeated_barcode: (barcode: string, line: string) =>
    `The barcode "${barcode}" is already in line ${line}, so it is skipped here.`,
  long_barcode: (max: string) => `The barcode is longer than ${max} characters, so it is skipped.`,
  untaxed: (count: string) =>
    `${count === '1' ? '1 product is' : `${count} products are`} marked as tax-free. This is kept, but every price includes VAT as set in the settings, including on orders and invoices.`,
  no_stock_column: () => 'The file has no stock column, so new sizes are sold without tracking stock.',
  stock_of_locations: (count: string) =>
    `The file has no column for total stock, so the stock of ${count} ${count === '1' ? 'location' : 'locations'} was added up.`,
  no_stock: () => 'The variant has no stock quantity, so it counts as 0.',
  new_sku: (value: string, line: string, sku: string) =>
    `The SKU "${value}" is already in line ${line}, so this size gets ${sku}.`,
  shared_stock: (stock: string, sizes: string) =>
    `The stock of ${stock} is shared by ${sizes} variations and was split between them. Count them and correct it.`,
  any_value: (count: string) =>
    `The variation applies to any value, so it becomes ${count} sizes or colours with its stock split between them.`,
  switched_off: () => 'The variation is disabled, so it is skipped.',
  not_sold: (title: string, type: string) =>
    `"${title}" is of the type "${type}", which this shop cannot sell, so it is skipped.`,
  paid_options: (title: string, options: string) =>
    `The paid options of "${title}" are skipped: ${options}. Customers pay the price without them.`,
  store_views: (count: string) =>
    `${count === '1' ? '1 row is' : `${count} rows are`} text of another store view and skipped. Enter it in the back office.`,
  timed_sale: (from: string, until: string) =>
    `The sale price from ${from} to ${until} is not the same percentage for all variations, so the regular price is used. Create the sale in the back office.`,
  taken_off: () =>
    'The discount in the file was deducted from its prices. If the prices are already reduced, leave those columns out.',
  low_comparison: (compared: string, selling: string) =>
    `The compare-at price, ${compared}, is not above ${selling}, so it is skipped.`,
  no_exact_percent: (compared: string, selling: string, percent: string, before: string) =>
    `No exact percentage turns ${compared} into ${selling}, so the price before ${percent}% off is ${before}.`,
  no_shared_percent: (compared: string, selling: string, percent: string, before: string) =>
    `No single percentage for all sizes turns ${compared} into ${selling}, so the price before ${percent}% off is ${before}.`,
}
