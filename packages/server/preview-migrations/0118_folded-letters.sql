-- As `foldText` of the shop folds: no accents, no strokes, no vowel signs, nothing invisible. Most texts are plain ASCII.
CREATE OR REPLACE FUNCTION "fold_search"("words" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE WHEN octet_length(words) = length(words) THEN lower(words) ELSE translate(
  replace(replace(replace(replace(regexp_replace(lower(normalize(words, NFKD)),
    E'[\u00ad\u0300-\u036f\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+',
    '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
  'ةىیک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹øɵɔıɨłƚɫđðɖɗħŧŋɲĸƙɓƀƒǥɠƥʉʋƴƶɛə', 'هييك01234567890123456789oooiilllddddhtnnkkbbfggpuvyzee') END;
--> statement-breakpoint
REINDEX INDEX "order_lines_search";--> statement-breakpoint
REINDEX INDEX "order_parcels_search";--> statement-breakpoint
REINDEX INDEX "products_search";--> statement-breakpoint
REINDEX INDEX "product_translations_search";--> statement-breakpoint
REINDEX INDEX "size_entries_search";--> statement-breakpoint
REINDEX INDEX "variants_search";--> statement-breakpoint
REINDEX INDEX "staff_changes_search";--> statement-breakpoint
-- A stored text is not computed anew by itself; PostgreSQL 15 and 16 cannot do it in place.
DROP INDEX "users_search";--> statement-breakpoint
DROP INDEX "orders_search";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "search_text", ADD COLUMN "search_text" text GENERATED ALWAYS AS (shopper_search_text("name", "email", "phone")) STORED;--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "search_text", ADD COLUMN "search_text" text GENERATED ALWAYS AS (order_search_text("number", "address")) STORED;--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search_text" gin_trgm_ops);
